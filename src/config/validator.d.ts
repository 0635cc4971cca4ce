/** What ajv says of one fault. */
export interface SchemaError {
  /** A JSON pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether a value is what schema/config.json asks for; if not, `errors` says why. */
export const validate: {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
};
