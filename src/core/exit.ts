/** What the process ends with. Declared once; the README's table says the same. */
export const exit = {
  /** Fine: only warnings or infos, a plan printed, a tool succeeded. */
  ok: 0,
  /** A problem was found. */
  problem: 1,
  /** Wrong use: unknown flag or value, a path that does not exist, a broken config. */
  usage: 2,
  /** A fault of the program itself, or a system that does not let it work: a full disk. */
  fault: 3,
  /** The person cancelled. */
  cancelled: 130,
} as const;

export type Exit = (typeof exit)[keyof typeof exit];

/** Thrown for wrong use: `message` says what is wrong, `help` what to do. Ends in exit 2. */
export class UserError extends Error {
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.name = 'UserError';
    this.help = help;
  }
}
