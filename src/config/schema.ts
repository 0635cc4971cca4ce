import type { Severity } from '../core/finding.ts';

/** A rule as the schema describes it to an editor. */
export interface DescribedRule {
  readonly id: string;
  readonly severity: Severity;
  readonly summary: string;
}

const levels = ['off', 'info', 'warning', 'error'];

/** The JSON Schema of the config file, shipped as schema/config.json, which names each rule. */
export function configSchema(described: readonly DescribedRule[]): object {
  return schemaWith({
    additionalProperties: false,
    properties: Object.fromEntries(
      described.map(({ id, severity, summary }) => [
        id,
        { description: summary, default: severity, enum: levels },
      ]),
    ),
  });
}

/** The same for any rule: what the validator is compiled from, which a new rule leaves as it is. */
export function validatedSchema(): object {
  return schemaWith({ additionalProperties: { enum: levels } });
}

function schemaWith(rules: object): object {
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
        ...rules,
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
