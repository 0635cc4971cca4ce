import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtProgram, runProgram } from '../program.ts';
import { temporaryDirectory } from '../temporary.ts';

const program = await builtProgram();

/** Tells on stderr what a run has loaded: its own files, and the parts of Node that came on top. */
const trace = `
  const before = new Set(process.moduleLoadList);
  process.on('exit', () => {
    const own = Object.keys(require.cache).map((file) => file.replace(/.*\\/(dist|bin)\\//, ''));
    const node = process.moduleLoadList.filter((name) => !before.has(name));
    require('fs').writeSync(2, JSON.stringify({ own, node }));
  });
  process.argv.splice(1, 1);
  require(process.argv[1]);`;

function loaded(...args: string[]): { own: string[]; node: string[] } {
  const directory = temporaryDirectory();
  const tools = join(directory, '.agents/tools');
  mkdirSync(tools, { recursive: true });
  const text = '#!/bin/sh\n# @description Say hi to people.\necho hi\n';
  writeFileSync(join(tools, 'greet'), text, { mode: 0o755 });
  const tracer = join(directory, 'trace.cjs');
  writeFileSync(tracer, trace);
  const { err, code } = runProgram(tracer, [program, ...args], { cwd: directory });
  expect(code, err).toBe(0);
  return JSON.parse(err.slice(err.indexOf('{')));
}

test.each([[['lint']], [['lint', '--format', 'agent', '--quiet']], [['list', '--json']]])(
  '%j loads neither parsers nor prompts, patches, sockets or processes',
  (args) => {
    const { own, node } = loaded(...args);
    const strangers = /yargs|dist\.cjs|patch|fix|prompt|ajv|handlebars|acorn|unbash|execa|process/;
    expect(own.filter((file) => strangers.test(file))).toEqual([]);
    expect(node.filter((name) => /\b(net|tty|child_process|stream|readline)\b/.test(name))).toEqual(
      [],
    );
  },
);

test('this test sees what is loaded', () => {
  expect(loaded('lint', '--fix').own).toContain('chunks/fix.cjs');
  expect(loaded('lint', '--help').own.join()).toContain('yargs');
});
