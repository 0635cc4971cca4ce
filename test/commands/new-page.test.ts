import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { newTool } from '../../src/commands/new.ts';
import { splitWords } from '../../src/new/split-words.ts';
import { templateData } from '../../src/new/template-data.ts';
import { memoryHost } from '../memory-host.ts';
import { answers } from '../new/answers.ts';

const page = readFileSync(new URL('../../docs/commands/new.md', import.meta.url), 'utf8');

/** What a shell makes of the line. */
function argvOf(line: string): string[] {
  return splitWords(line).map((word) =>
    word.map((part) => ('text' in part ? part.text : `{${part.placeholder}}`)).join(''),
  );
}

test('the page of new shows what new prints and writes', async () => {
  const host = memoryHost({ '/repository': { kind: 'directory' } });
  const [, line = ''] = /^\$ agent-tools (.*)$/m.exec(page) ?? [];
  expect(await main(argvOf(line), host)).toBe(0);
  const written = page
    .replace(/^(```console\n.*\n)[\s\S]*?^```$/m, (_, command) => `${command}${host.out()}\`\`\``)
    .replace(
      /^```sh\n[\s\S]*?^```$/m,
      () => `\`\`\`sh\n${host.text('/repository/.agents/tools/deploy')}\`\`\``,
    );
  await expect(written).toMatchFileSnapshot('../../docs/commands/new.md');
});

test('the page names every flag, and all that a template gets', () => {
  const { params, ...data } = templateData(answers('bash', ['a string A']));
  const names = [...Object.keys(data), 'params', ...params.flatMap((param) => Object.keys(param))];
  for (const flag of Object.keys(newTool.options)) expect(page).toContain(`--${flag}`);
  for (const name of names) expect(page).toContain(`\`${name}\``);
});
