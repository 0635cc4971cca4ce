import { UserError } from '../core/exit.ts';

/** The format that `--format` and `--json` ask for; undefined if neither does. Throws a {@link UserError}. */
export function formatAsked<Format extends string>(
  json: boolean,
  format: Format | undefined,
): Format | 'json' | undefined {
  if (!json) return format;
  if (format === undefined || format === 'json') return 'json';
  throw new UserError(
    `\`--json\` is short for \`--format json\`, and \`--format ${format}\` asks for another`,
    'Leave one of them out',
  );
}
