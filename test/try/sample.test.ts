import { expect, test } from 'vitest';
import { parseParam } from '../../src/script/param.ts';
import { compactJson } from '../../src/try/json.ts';
import { sample } from '../../src/try/sample.ts';

/** What is made up for a `@param` line, and why, in a few words. */
function madeUp(line: string): string {
  const param = parseParam(line, 0, { start: 0, end: line.length });
  if (!param) throw new Error(`no parameter: ${line}`);
  const { value, why } = sample(param);
  return `${compactJson(value)} ${why}`;
}

const choice = 'a choice in its description';
const initial = 'the default in its description';
const example = 'the example in its description';
const guess = 'a guess by its type and name';
const dryRun = 'it reads like a dry run, so it is true';

test.each([
  ['*env string Where to deploy (staging|production)', `"staging" ${choice}`],
  ['*env string Where to deploy (production|staging)', `"staging" ${choice}`],
  ['*env string Where: "dev" | "qa"', `"dev" ${choice}`],
  ['*bump string One of: patch, minor, major', `"patch" ${choice}`],
  ['*bump string Which part, one of major, minor or patch.', `"minor" ${choice}`],
  ['*level integer One of 1, 2 or 3', `1 ${choice}`],
  ['*env string Where to deploy: staging or production', `"staging" ${choice}`],
  ['level string Only this level: info, warn or error; all by default', `"info" ${choice}`],
  ['*text string What to find: a word or a whole line', `"example" ${guess}`],
  ['limit integer At most 1000; 50 by default', `50 ${initial}`],
  ['write boolean Create the file; true by default', `true ${initial}`],
  ['rollout integer Percentage; unchanged by default', `1 ${guess}`],
  ['release string Which; newest by default', `"1.0.0" ${guess}`],
  ['method string HTTP method (default: GET)', `"GET" ${initial}`],
  ['method string The method, defaults to `POST`.', `"POST" ${initial}`],
  ['bump string One of: patch, minor, major (default minor)', `"minor" ${initial}`],
  ['lines int How many lines, default 20', `20 ${initial}`],
  ['force bool Whether to overwrite, default: false', `false ${initial}`],
  ['*path string The path, e.g. /users/42', `"/users/42" ${example}`],
  ['*query string What to look for, for example "error 500"', `"error 500" ${example}`],
  ['*ports array Ports, e.g. [80,443]', `[80,443] ${example}`],
  ['*tags array Labels', `["example"] ${guess}`],
  ['*url string Address', `"https://example.com" ${guess}`],
  ['*count integer Number of things', `10 ${guess}`],
  ['*ratio number Share', `1 ${guess}`],
  ['*force boolean Overwrite', `false ${guess}`],
  ['*options object Further options', `{} ${guess}`],
  ['dry_run boolean Only print, default: false', `true ${dryRun}`],
  ['dryRun bool Print', `true ${dryRun}`],
  ['simulate bool Print', `true ${dryRun}`],
  ['dry_run string yes or no', `"example" ${guess}`],
  ['drying boolean Whether to dry', `false ${guess}`],
])('%s', (line, expected) => {
  expect(madeUp(line)).toBe(expected);
});
