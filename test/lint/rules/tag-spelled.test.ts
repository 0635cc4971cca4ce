import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';
import { mended } from '../mended.ts';

const env = { name: 'env', type: 'string', description: 'Target environment', required: true };
const parameter = (tag: string): string => `# ${tag} *env string Target environment`;

describe('a slip for @param loses the parameter, and the fix brings it back', () => {
  test.each([
    '@params',
    '@parameter',
    '@parm',
    '@praam',
    '@PARAMS',
    '@args',
    '@argument',
    '@param:',
    '@param[in]',
    '@ param',
    '@arg:',
  ])('%s', (tag) => {
    const text = tool(parameter(tag));
    expect(findings(text)).toEqual([
      `tag-spelled 3:3 the runtime does not know \`${tag}\`, so the parameter \`env\` does not exist for the model`,
    ]);
    const { tool: meant, left, safe } = mended('tag-spelled', text);
    expect(meant?.params).toEqual([env]);
    expect({ left, safe }).toEqual({ left: [], safe: true });
  });
});

describe('a slip for @description beside a real one', () => {
  test.each(['@desciption', '@description:', '@discription', '@decription', '@desc:', '@descr'])(
    '%s',
    (tag) => {
      const text = tool(`# ${tag} Only to staging.`);
      expect(findings(text)).toEqual([
        `tag-spelled 3:3 the runtime does not know \`${tag}\`, so the model never gets "Only to staging."`,
      ]);
      const { tool: meant, left, safe } = mended('tag-spelled', text);
      expect(meant?.description).toBe(
        'Deploy the API service to an environment.\nOnly to staging.',
      );
      expect({ left, safe }).toEqual({ left: [], safe: true });
    },
  );
});

describe('a second comment mark', () => {
  test('right behind the first', () => {
    const text = tool('## @param *env string Target environment');
    expect(findings(text)).toEqual([
      'tag-spelled 3:2 `# @param` has a comment mark too many, so the model reads the line as part of the description',
    ]);
    const { tool: meant, left, safe } = mended('tag-spelled', text);
    expect({ meant, left, safe }).toEqual({
      meant: { description: 'Deploy the API service to an environment.', params: [env] },
      left: [],
      safe: true,
    });
  });

  test('apart from the first may have switched the line off: a person decides', () => {
    expect(mended('tag-spelled', tool('# # @param *env string Target environment')).safe).toBe(
      false,
    );
  });

  test('below a parameter', () => {
    expect(findings(tool(parameter('@param'), '## @param region string Where it runs'))).toEqual([
      'tag-spelled 4:2 `# @param` has a comment mark too many, so the parameter `region` does not exist for the model',
    ]);
  });
});

test('a heading of parameters has no fix', () => {
  const text = tool('# @args', '#   env  Target environment');
  expect(findings(text)).toEqual([
    'tag-spelled 3:3 the runtime does not know `@args`, so it drops the line',
  ]);
  expect(mended('tag-spelled', text).text).toBe(text);
});

test('a type that sticks to the tag is parted from it', () => {
  expect(mended('tag-spelled', tool('# @param{string} env Target environment')).text).toContain(
    '# @param {string} env Target environment',
  );
});

const silent: Record<string, string[]> = {
  'the tags themselves': ['# @desc Only to staging.', '# @arg env string Target environment'],
  'in capitals': ['# @PARAM env string Target environment', '# @Desc Only to staging.'],
  'without a space behind the mark': ['#@param env string Target environment'],
  'a record that begins alike': ['# @date 2026-01-01', '# @authors Jo'],
  'a tag in prose': ['# Each "@params" of the API is passed on.'],
  'an address': ['# Ask jo@params.example about it.'],
  'behind the header': ['', '# @params are passed on', 'echo hi'],
  'a heading with marks': ['# ## Parameters of the service'],
};

describe('silent', () => {
  test.each(Object.keys(silent))('%s', (name) => {
    expect(findings(tool(...(silent[name] ?? [])))).toEqual([]);
  });
});
