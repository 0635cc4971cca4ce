import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJavaScript } from '../../../../src/script/body/javascript/read.ts';
import { arrivals, calls, facts } from './show.ts';

describe('parameters from the environment', () => {
  test.each([
    ['process.env.OCTOMIND_PARAM_ENV', '1:13 variable ENV else nothing'],
    ["process.env['OCTOMIND_PARAM_ENV']", '1:14 variable ENV else nothing'],
    ['process.env?.OCTOMIND_PARAM_ENV', '1:14 variable ENV else nothing'],
    ["process.env.OCTOMIND_PARAM_ENV ?? 'x'", '1:13 variable ENV else value'],
    ["process.env.OCTOMIND_PARAM_ENV || 'x'", '1:13 variable ENV else value'],
    ['process.env.OCTOMIND_PARAM_ENV || process.exit(1)', '1:13 variable ENV else end'],
    ["const { OCTOMIND_PARAM_ENV: x = 'd' } = process.env", '1:9 variable ENV else value'],
    ['const { OCTOMIND_PARAM_ENV } = process.env', '1:9 variable ENV else nothing'],
    ["'OCTOMIND_PARAM_ENV' in process.env", '1:2 variable ENV else question'],
    ["Object.hasOwn(process.env, 'OCTOMIND_PARAM_ENV')", '1:29 variable ENV else question'],
    ["import { env } from 'node:process'; env.OCTOMIND_PARAM_A", '1:41 variable A else nothing'],
    ["import p from 'process'; p.env.OCTOMIND_PARAM_A", '1:32 variable A else nothing'],
    ['const { env } = process; env.OCTOMIND_PARAM_A', '1:30 variable A else nothing'],
    ["const { env } = require('process'); env.OCTOMIND_PARAM_A", '1:41 variable A else nothing'],
    ['globalThis.process.env.OCTOMIND_PARAM_A', '1:24 variable A else nothing'],
    [`const n = 'A'; process.env[\`OCTOMIND_PARAM_\${n}\`]`, '1:12 variable A else nothing'],
    ["process.env['OCTOMIND_PARAM_' + 'A']", '1:34 variable A else nothing'],
    [
      "const p = (n) => process.env['OCTOMIND_PARAM_' + n.toUpperCase()]; p('dry')",
      '1:71 variable DRY else nothing',
    ],
  ])('%s', (text, expected) => {
    expect(facts(text)).toEqual([expected]);
  });

  test.each([
    ["process.env['OCTOMIND_PARAM_' + name()]", '1:14 variable indirect'],
    ['process.env[name()]', '1:1 variable indirect'],
    ["text.startsWith('OCTOMIND_PARAM_')", '1:18 variable indirect'],
    ['Object.entries(process.env)', '1:1 variable iterated'],
    ['for (const k in process.env) use(k)', '1:17 variable iterated'],
    ['const all = { ...process.env }', '1:18 variable iterated'],
    ['validate(process.env)', '1:10 variable iterated'],
  ])('any of them: %s', (text, expected) => {
    expect(facts(text)).toContain(expected);
  });

  test('are mentioned in texts and names, not in comments', () => {
    const { mentions } = readJavaScript(
      "// OCTOMIND_PARAM_A\nrun('echo $OCTOMIND_PARAM_B'); x.OCTOMIND_PARAM_C /* OCTOMIND_PARAM_D */",
      0,
    );
    expect(mentions.map(({ name }) => name)).toEqual(['B', 'C']);
  });

  test('a variable of that name that is not the environment is no read', () => {
    expect(facts('const process = { env: {} }; process.env.OCTOMIND_PARAM_A')).toEqual([]);
  });
});

const whole = "const p = JSON.parse(require('fs').readFileSync(0, 'utf8'));\n";

describe('keys of stdin', () => {
  test.each([
    "JSON.parse(require('node:fs').readFileSync('/dev/stdin')).env",
    "import fs from 'fs'; const { env } = JSON.parse(fs.readFileSync(0, 'utf8') || '{}')",
    "import { readFileSync as r } from 'fs'; JSON.parse(r(process.stdin.fd).toString().trim()).env",
    "import { readFile } from 'node:fs/promises'; JSON.parse(await readFile('/dev/stdin')).env",
    "import { text } from 'node:stream/consumers'; JSON.parse(await text(process.stdin)).env.deep",
    "import { json } from 'node:stream/consumers'; const { env: { deep } } = await json(process.stdin)",
    "let s = ''; for await (const c of process.stdin) s += c; JSON.parse(s)['env']",
    'const a = []; for await (const c of process.stdin) a.push(c); JSON.parse(Buffer.concat(a)).env',
    "let s = ''; process.stdin.on('data', (c) => { s += c; }); process.stdin.on('end', () => main(JSON.parse(s))); const main = ({ env }) => env",
    "let s = ''; process.stdin.on('data', (c) => (s += c)).on('end', () => { const p = JSON.parse(s); p.env; })",
    "const s = await new Promise((ok) => { let t = ''; process.stdin.on('data', (c) => { t += c; }); process.stdin.on('end', () => ok(t)); }); JSON.parse(s).env",
    "import { createInterface } from 'readline'; for await (const l of createInterface({ input: process.stdin })) JSON.parse(l).env",
    "import { json } from 'stream/consumers'; json(process.stdin).then((p) => p.env)",
    "import { text } from 'stream/consumers'; text(process.stdin).then(JSON.parse).then(({ env }) => env)",
    "const fs = require('fs'); let p = {}; try { p = JSON.parse(fs.readFileSync(0)) } catch { p = {} } p.env",
    "const fs = require('fs'); const read = () => { try { return JSON.parse(fs.readFileSync(0)) } catch { return {} } }; read()?.env",
    "class App { constructor(p) { this.p = p } run() { return this.p.env } } new App(JSON.parse(require('fs').readFileSync(0))).run()",
    "const { other: _, ...rest } = { ...JSON.parse(require('fs').readFileSync(0)) }; const f = (q) => q.env; f(rest)",
  ])('%s', (text) => {
    const keys = facts(text).map((fact) => fact.replace(/^\S+ /, ''));
    expect(keys.filter((key) => !key.includes('other'))).toEqual(['stdin env else nothing']);
  });

  test.each([
    ['p.env ?? "x"', '2:3 stdin env else value'],
    ['const { env = "x" } = p', '2:9 stdin env else value'],
    ['"env" in p', '2:2 stdin env else question'],
    ['p[name()]', '2:1 stdin indirect'],
    ['for (const k in p) use(k)', '2:17 stdin iterated'],
    ['Object.entries(p)', '2:1 stdin iterated'],
    ['JSON.stringify(p)', '2:16 stdin handed'],
    ['run(p)', '2:5 stdin handed'],
    ['const q = { limit: 1, ...p }; q.limit; send(q)', '2:45 stdin handed'],
  ])('%s', (text, expected) => {
    expect(facts(whole + text)).toEqual([expected]);
  });

  test('a key that the script put there is none', () => {
    expect(facts(`${whole}p.at = 1; p.at`)).toEqual([]);
  });

  test('what another file holds is none', () => {
    expect(facts("JSON.parse(require('fs').readFileSync('a.json')).env")).toEqual([]);
  });

  test.each([
    [
      "require('child_process').spawnSync('./x', [], { stdio: 'inherit' })",
      ['1:1 stdin inherited'],
    ],
    [
      "require('child_process').spawnSync('./x', [], { stdio: [0, 1, 2] })",
      ['1:1 stdin inherited'],
    ],
    ["require('child_process').spawnSync('git', ['log'], { stdio: 'inherit' })", []],
    ["require('child_process').spawnSync('./x', [], { stdio: ['ignore', 1, 2] })", []],
    ['process.stdin.pipe(out)', ['1:1 stdin handed']],
    ["import './lib.js'", ['1:1 variable included', '1:1 stdin included']],
  ])('%s', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });
});

describe('arguments', () => {
  test.each([
    ['const [, , env] = process.argv', ['1:19 process.argv']],
    ['process.argv[2]', ['1:1 process.argv']],
    ['const args = process.argv.slice(2); use(args[0])', ['1:14 process.argv']],
    ["import { argv } from 'node:process'; argv[2]", ['1:10 argv']],
    ["const { parseArgs } = require('util'); parseArgs()", ['1:40 parseArgs()']],
    ["import util from 'node:util'; util.parseArgs({ options: {} })", ['1:31 util.parseArgs()']],
    ["import { program } from 'commander'; program.option('-e').parse()", ['1:38 parse()']],
    ["import yargs from 'yargs'; yargs(process.argv.slice(2)).parse()", ['1:34 process.argv']],
    [
      'if (process.argv.length < 3) { console.error("usage"); process.exit(1) }',
      ['1:5 process.argv'],
    ],
    [
      'const env = process.argv[2] ?? process.env.OCTOMIND_PARAM_ENV',
      ['1:13 process.argv (spare)'],
    ],
  ])('%s', (text, expected) => {
    expect(facts(text).filter((fact) => !fact.includes('variable'))).toEqual(expected);
  });

  test.each([
    'console.log(process.argv[1])',
    "const { parseArgs } = require('util'); parseArgs({ args: ['a'] })",
    'function main(args) { return 1 } main(process.argv.slice(2))',
    'const argv = ["a"]; argv[0]',
    'const [node, script] = process.argv',
  ])('not %s', (text) => {
    expect(facts(text)).toEqual([]);
  });
});

test('variables without which a script ends are required', () => {
  const text = `const t = process.env.TOKEN; if (!t) { process.exit(1) }
if (!process.env.A || !process.env.B) throw new Error('no')
const c = process.env.C ?? die('no'); function die(m) { throw new Error(m) }
const d = process.env.D ?? 'd'; if (process.env.E) use(d)`;
  expect(facts(text)).toEqual([
    '1:11 requires TOKEN',
    '2:6 requires A',
    '2:24 requires B',
    '3:11 requires C',
  ]);
});

describe('the way into calls', () => {
  const x = 'const x = process.env.OCTOMIND_PARAM_X;\n';
  test.each([
    [`require('child_process').exec(\`rm \${x} \${1}\`)`, 'child_process.exec(rm <X> 1)'],
    [
      "import { execSync as run } from 'node:child_process'; run('a ' + x)",
      'child_process.execSync(a <X>)',
    ],
    [
      `const cp = require('child_process'); const c = \`a \${x}\`; cp.exec(c)`,
      'child_process.exec(a <X>)',
    ],
    ['eval(x)', 'eval(<X>)'],
    [`new Function(\`return \${x}\`)`, 'Function(return <X>)'],
    ['/a/.exec(x)', undefined],
    [`const db = open(); db.query(\`select \${x}\`)`, '.query(select <X>)'],
    ["if (!['a', 'b'].includes(x)) process.exit(1); eval(x)", 'eval(<X like:a:b>)'],
    ["if (!new Set(['a']).has(x)) throw new Error(); eval(x)", 'eval(<X like:a>)'],
    ["if (x !== 'a' && x !== 'b') throw 1; eval(x)", 'eval(<X (like:a or like:b)>)'],
    [
      'if (!/^\\w+$/.test(x)) die(); function die() { process.exit(1) } eval(x)',
      'eval(<X like:^\\w+$>)',
    ],
    ['if (!/^\\w+$/m.test(x)) process.exit(1); eval(x)', 'eval(<X>)'],
    ["switch (x) { case 'a': case 'b': eval(x); break; default: break }", 'eval(<X like:a:b>)'],
    ['const t = { a: 1, b: 2 }; if (!(x in t)) throw 1; eval(x)', 'eval(<X like:a:b>)'],
    ['const t = { a: f, b: g }; const h = t[x]; if (!h) throw 1; eval(x)', 'eval(<X like:a:b>)'],
    ['const ok = (v) => /^a$/.test(v); if (!ok(x)) throw 1; eval(x)', 'eval(<X like:^a$>)'],
    ["if (['a', 'b'].indexOf(x) === -1) throw 1; eval(x)", 'eval(<X like:a:b>)'],
    ['const n = Number(x); eval(n)', 'eval(<~X number>)'],
    ['eval(encodeURIComponent(x))', 'eval(<~X encoded>)'],
    ["eval(x.replace(/[^a-z]/g, ''))", 'eval(<~X like:^[a-z]*$>)'],
    ['if (!Number.isInteger(Number(x))) throw 1; eval(x)', 'eval(<X number>)'],
    ['const f = (a) => eval(a); f(x)', 'eval(<X>)'],
    ['const assert = require("assert"); assert(/^a$/.test(x)); eval(x)', 'eval(<X like:^a$>)'],
  ])('%s', (text, expected) => {
    const found = calls(x + text).filter((call) => call.includes('<'));
    expect(found.map((call) => call.replace(/^\S+ /, ''))).toEqual(expected ? [expected] : []);
  });

  test('the words of a program, and the shell that it is started with', () => {
    const text = `${x}const { spawn } = require('child_process');
const words = ['log']; words.push('--', x);
spawn('git', [...words, x], { cwd: 'a' });
spawn('ls', [x], { shell: true });
spawn('ls', [x], { shell: false });`;
    expect(calls(text)).toEqual([
      '4:1 child_process.spawn(git, [log -- <X> <X>], cwd=a)',
      '4:7 child_process.spawn > git(log, --, <X>, <X>)',
      '5:1 child_process.spawn(ls, [<X>], shell=true)',
      '6:1 child_process.spawn(ls, [<X>])',
      '6:7 child_process.spawn > ls(<X>)',
    ]);
  });
});

describe('a text that is no JavaScript', () => {
  test('is told by what it names', () => {
    const body = readJavaScript('// OCTOMIND_PARAM_A\nconst = process.env.OCTOMIND_PARAM_B', 0);
    expect(body.complete).toBe(false);
    expect(body.mentions.map(({ name }) => name)).toEqual(['B']);
  });

  test('or is nested too deeply gives facts', () => {
    for (const text of [
      '('.repeat(5000),
      `${'['.repeat(900)}${']'.repeat(900)}`,
      'a+'.repeat(9000),
    ]) {
      expect(readJavaScript(text, 0).language).toBe('javascript');
    }
  });
});

test.each([
  ['conditions', 'a && '.repeat(4000), 'b'],
  ['negations', '!'.repeat(3000), 'a'],
  ['alternatives', 'if (a) b; else '.repeat(1500), 'c'],
  ['additions', `const x = process.env.OCTOMIND_PARAM_X; let s = '';${'s += x;'.repeat(3000)}`, ''],
  [
    'pushes',
    `const x = process.env.OCTOMIND_PARAM_X; const l = [];${'l.push(x);'.repeat(2000)}`,
    '',
  ],
  ['loops', 'for (const a of b) {'.repeat(60), '}'.repeat(60)],
  ['callbacks', 'f(() => {'.repeat(200), '})'.repeat(200)],
])('thousands of %s take no more than their time', (_kind, begin, end) => {
  const before = performance.now();
  expect(readJavaScript(begin + end, 0).language).toBe('javascript');
  expect(performance.now() - before).toBeLessThan(5000);
});

describe('every fixture', () => {
  const scripts = ['bodies/good', 'bodies/bad', 'dangers/good', 'dangers/bad'].flatMap((folder) => {
    const path = new URL(`../../../fixtures/${folder}/`, import.meta.url);
    return readdirSync(path)
      .filter((name) => !name.includes('.'))
      .map((name) => readFileSync(new URL(name, path), 'utf8'))
      .filter((text) => /^#!.*node/.test(text));
  });

  test('that is JavaScript is read completely', () => {
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter((text) => !readJavaScript(text, 0).complete)).toEqual([]);
  });

  test('can be cut, doubled and mixed without an error', () => {
    const pieces = fc.array(
      fc.record({ of: fc.constantFrom(...scripts), from: fc.nat(3000), length: fc.nat(900) }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(pieces, (list) => {
        const text = list.map(({ of, from, length }) => of.slice(from, from + length)).join('\n');
        readJavaScript(text, 0);
      }),
      { numRuns: 60 },
    );
  });

  test('can lose a line without an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scripts), fc.nat(60), (text, line) => {
        const lines = text.split('\n').toSpliced(line, 1).join('\n');
        expect(arrivals(lines, readJavaScript(lines, 0))).toBeInstanceOf(Array);
      }),
      { numRuns: 60 },
    );
  });
});
