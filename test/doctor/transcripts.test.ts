import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import type { Entry } from '../memory-host.ts';
import { gitSays, machineHost, type Say, tool } from './doctor.ts';

interface Scene {
  /** Path below the repository → entry; what is shown of it is its text and mode. */
  readonly files: Readonly<Record<string, Entry>>;
  readonly words: string;
  readonly answers?: Readonly<Record<string, Say>>;
  readonly cwd?: string;
}

const recorded = (mode: string) =>
  gitSays({ 'ls-files': `H ${mode} abc 0\t.agents/tools/deploy\0` });
const deploy = '.agents/tools/deploy';

/** Each is a file in fixtures/transcripts, which shows what is there, what is typed and what comes. */
const scenes: Readonly<Record<string, Scene>> = {
  'all-is-well': {
    files: {
      [deploy]: tool('# @param *env string Where to deploy', 'date "+$OCTOMIND_PARAM_ENV"'),
    },
    words: 'deploy',
    answers: recorded('100755'),
  },
  'not-executable': {
    files: { [deploy]: { text: tool('date'), mode: 0o644 } },
    words: 'deploy',
  },
  'not-executable-in-git': {
    files: { [deploy]: tool('date') },
    words: 'deploy',
    answers: recorded('100644'),
  },
  'with-an-extension': { files: { '.agents/tools/deploy.sh': tool('date') }, words: 'deploy' },
  'licence-and-blank-line': {
    files: {
      [deploy]:
        '#!/usr/bin/env bash\n# Copyright 2026 Acme\n# SPDX-License-Identifier: MIT\n\n# @description Deploy the API service to staging.\ndate\n',
    },
    words: 'deploy',
  },
  'windows-line-ends': {
    files: { [deploy]: tool('date').replaceAll('\n', '\r\n') },
    words: 'deploy',
  },
  'started-below': {
    files: { [deploy]: tool('date'), 'api/main.go': 'package main\n' },
    words: '',
    cwd: 'api',
  },
  'name-is-taken': { files: { '.agents/tools/shell': tool('date') }, words: 'shell' },
  'byte-order-mark': { files: { [deploy]: `\ufeff${tool('date')}` }, words: 'deploy' },
  'program-is-missing': { files: { [deploy]: tool('exec ./bin/deploy') }, words: '' },
};

async function transcript({ files, words, answers = {}, cwd = '' }: Scene): Promise<string> {
  const entries = Object.entries(files).map(([path, entry]) => [`/repository/${path}`, entry]);
  const host = machineHost(
    { '/usr/bin/date': 'ELF\0', ...Object.fromEntries(entries) },
    { answers: { '-n /': '', ...answers }, cwd: `/repository/${cwd}`.replace(/\/$/, '') },
  );
  const argv = ['doctor', ...words.split(' ').filter((word) => word !== '')];
  const exit = await main(argv, host);
  const shown = Object.entries(files).flatMap(([path, entry]) => {
    const { text = '', mode = 0o755 } = typeof entry === 'string' ? { text: entry } : entry;
    const lines = text.replace(/\n$/, '').split('\n');
    const visible = (line: string) => line.replace('\ufeff', '<BOM>').replace('\r', '<CR>');
    return [
      `${path} (mode ${mode.toString(8)})`,
      ...lines.map((line) => `    ${visible(line)}`),
      '',
    ];
  });
  const prompt = `${cwd === '' ? '' : `${cwd} `}$ agent-tools ${argv.join(' ')}`;
  return [...shown, prompt, `${host.out()}${host.err()}exit status ${exit}`, ''].join('\n');
}

test.each(Object.entries(scenes))('%s', async (name, scene) => {
  await expect(await transcript(scene)).toMatchFileSnapshot(`../fixtures/transcripts/${name}.txt`);
});
