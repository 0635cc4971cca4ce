import { formats } from './reporters.ts';

/** The flags of `lint`. */
export const lintOptions = {
  format: {
    type: 'string',
    summary: 'How to print the findings',
    choices: formats,
  },
  json: { type: 'boolean', summary: 'Short for --format json' },
  fix: { type: 'boolean', summary: 'Mend what can be mended without a second look' },
  'unsafe-fixes': { type: 'boolean', summary: 'Mend that, and what needs a look afterwards' },
  diff: { type: 'boolean', summary: 'Show what --fix does as a patch, and write nothing' },
  staged: { type: 'boolean', summary: 'Judge what will be committed, as git has it' },
  since: {
    type: 'string',
    summary: 'Judge only what has changed since this revision',
    value: 'rev',
  },
  recursive: { type: 'boolean', summary: 'Judge every .agents/tools of the repository' },
  'stdin-filename': {
    type: 'string',
    summary: 'Judge standard input as if it were this file',
    value: 'path',
  },
  'max-warnings': {
    type: 'number',
    summary: 'End in exit 1 when there are more warnings than this',
    value: 'n',
  },
  quiet: { type: 'boolean', summary: 'Show errors only, and no verdict' },
  'update-baseline': {
    type: 'boolean',
    summary: 'Record the findings of today, so that later runs show only new ones',
  },
  'print-config': {
    type: 'boolean',
    summary: 'Show the settings that hold here, and where each comes from',
  },
  explain: { type: 'string', summary: 'Print the page of a rule', value: 'rule' },
  rules: { type: 'boolean', summary: 'List all rules' },
} as const;
