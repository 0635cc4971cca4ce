/** A module or function: where names are looked up and assigned. */
export interface Scope {
  readonly id: number;
  readonly outer: Scope | undefined;
  /** Names that belong to the module, or to a function around this one. */
  readonly shared: Map<string, 'global' | 'nonlocal'>;
}
