import { UserError } from '../core/exit.ts';

/** Throws a {@link UserError} where no shell could name a variable like that. */
export function checkVariable(name: string): void {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return;
  throw new UserError(
    `\`${name}\` cannot be the name of a variable`,
    'Begin with a letter, and use letters, digits and `_`',
  );
}
