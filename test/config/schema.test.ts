import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { expect, test } from 'vitest';
import { configSchema, validatedSchema } from '../../src/config/schema.ts';
import { rules } from '../../src/lint/rules/index.ts';

test('schema/config.json is the schema with all rules', async () => {
  await expect(`${JSON.stringify(configSchema(rules), null, 2)}\n`).toMatchFileSnapshot(
    '../../schema/config.json',
  );
});

test('the validator is compiled from it', async () => {
  const ajv = new Ajv({ allErrors: true, messages: false, code: { source: true, esm: true } });
  const code = standalone(ajv, ajv.compile(validatedSchema()));
  const note =
    '// Compiled from the schema by test/config/schema.test.ts: `npx vitest run -u` there.\n';
  await expect(
    `${note}${code.replaceAll(/;(?=const|function|export)/g, ';\n')}\n`,
  ).toMatchFileSnapshot('../../src/config/validator.js');
});
