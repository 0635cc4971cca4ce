import type { Severity } from '../core/finding.ts';

/** A rule as the schema describes it to an editor. */
export interface DescribedRule {
  readonly id: string;
  readonly severity: Severity;
  readonly summary: string;
}

/**
 * The JSON Schema of the config file: what is shipped as schema/config.json for editors, and what the
 * validator is compiled from.
 */
export function configSchema(rules: readonly DescribedRule[]): object {
  const names = (description: string): object => ({
    description,
    type: 'array',
    items: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of agent-tools',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { description: 'Where this schema is, for editors', type: 'string' },
      rules: {
        description: 'How severe the findings of a rule are, by its id',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          rules.map(({ id, severity, summary }) => [
            id,
            { description: summary, default: severity, enum: ['off', 'info', 'warning', 'error'] },
          ]),
        ),
      },
      ignore: {
        description: 'Globs of files that are not judged: paths or, without a /, names',
        type: 'array',
        items: { type: 'string', pattern: '[^ ]' },
      },
      reservedNames: names('Names that are taken in the sessions of this project'),
      allowedNames: names('Names that are free here, though another tool may have them'),
    },
  };
}
