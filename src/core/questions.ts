/** Ways to ask the person at the terminal. Each rejects with {@link Cancelled} on Escape or ^C. */
export interface Questions {
  text(question: TextQuestion): Promise<string>;
  choose<Value extends string>(question: ChoiceQuestion<Value>): Promise<Value>;
  confirm(question: { readonly message: string; readonly initial?: boolean }): Promise<boolean>;
}

export interface TextQuestion {
  readonly message: string;
  readonly placeholder?: string;
  readonly initial?: string;
  /** What an empty answer means: shown in the place of the placeholder, and as the answer. */
  readonly fallback?: string;
  /** What is wrong with `value`, or undefined; asked again until nothing is. */
  check?(value: string): string | undefined;
}

export interface ChoiceQuestion<Value extends string> {
  readonly message: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string;
  }[];
  readonly initial?: Value;
}

/** The person cancelled. Ends in exit 130, without a word. */
export class Cancelled extends Error {}
