import { describe, expect, test } from 'vitest';
import { facts } from './show.ts';

/** A program, from lines. */
function program(...lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

describe('variables of the environment', () => {
  test('are read under any name of os and environ', () => {
    const text = program(
      'import os as system',
      'from os import environ as env, getenv',
      'a = system.environ["OCTOMIND_PARAM_A"]',
      'b = env.get("OCTOMIND_PARAM_B")',
      'c = getenv("OCTOMIND_PARAM_C", "x")',
      'd = "OCTOMIND_PARAM_D" in system.environ',
      'get = env.get',
      "e = get('OCTOMIND_PARAM_E')",
    );
    expect(facts(text)).toEqual([
      '3:21 variable A else end',
      '4:14 variable B else nothing',
      '5:13 variable C else value',
      '6:6 variable D else question',
      '8:10 variable E else nothing',
    ]);
  });

  test('are read where a constant is put together, also in a function of the script', () => {
    const text = program(
      'import os',
      'PREFIX = "OCTOMIND_PARAM_"',
      'def param(name, default=None):',
      '    return os.environ.get(PREFIX + name.upper(), default)',
      'a = param("env")',
      'b = os.environ[f"OCTOMIND_PARAM_{\'dry_run\'.upper()}"]',
    );
    expect(facts(text)).toEqual([
      '5:12 variable ENV else nothing',
      '6:35 variable DRY_RUN else end',
    ]);
  });

  test('may be any where the name is open, but not where it begins otherwise', () => {
    const text = program(
      'import os',
      'for name in names():',
      '    os.environ[f"OCTOMIND_PARAM_{name}"]',
      '    os.environ[f"GIT_{name}"]',
      'for key in os.environ: print(key)',
    );
    expect(facts(text)).toEqual([
      '3:5 variable indirect',
      '3:18 variable indirect',
      '5:12 variable iterated',
    ]);
  });

  test('are required where the script ends without them', () => {
    const text = program(
      'import os',
      'os.environ["TOKEN"]',
      'os.environ.get("SPARE")',
      'try:',
      '    os.environ["MAYBE"]',
      'except KeyError:',
      '    pass',
      'if "KNOWN" in os.environ:',
      '    os.environ["KNOWN"]',
    );
    expect(facts(text)).toEqual(['2:1 requires TOKEN']);
  });

  test('stay unread in comments and are no opening in the environment of a program', () => {
    const text = program(
      'import os, subprocess',
      '# os.environ["OCTOMIND_PARAM_A"]',
      'subprocess.run(["git"], env={**os.environ, "LANG": "C"})',
    );
    expect(facts(text)).toEqual([]);
  });
});

describe('keys of the JSON on stdin', () => {
  test('are taken by subscript, get, pop and in, the first of a path only', () => {
    const text = program(
      'import json, sys',
      'params: dict = json.load(sys.stdin)',
      'params["a"]["b"]',
      'params.get("c", {}).get("d")',
      'params.pop("e", None)',
      '"f" in params',
    );
    expect(facts(text)).toEqual([
      '3:9 stdin a else end',
      '4:13 stdin c else value',
      '5:13 stdin e else nothing',
      '6:2 stdin f else question',
    ]);
  });

  test.each([
    ['json.loads(sys.stdin.read())'],
    ['json.loads(sys.stdin.buffer.read().decode() or "{}")'],
    ['json.load(open(0))'],
    ['json.loads(open("/dev/stdin").read())'],
    ['json.loads(input())'],
    ['dict(json.load(sys.stdin))'],
    ['json.load(sys.stdin) if not sys.stdin.isatty() else {}'],
    ['json.load(sys.stdin) or {}'],
  ])('are those of %s', (source) => {
    const text = program('import json, sys', `given = ${source}`, 'given["a"]');
    expect(facts(text)).toEqual(['3:8 stdin a else end']);
  });

  test('are followed through functions, classes and try', () => {
    const text = program(
      'import json, sys',
      'def load():',
      '    try:',
      '        return json.load(sys.stdin)',
      '    except ValueError:',
      '        return {}',
      'class Job:',
      '    def __init__(self, wish):',
      '        self.wish = wish',
      '    def run(self):',
      '        return self.wish["a"]',
      'Job(load()).run()',
    );
    expect(facts(text)).toEqual(['11:27 stdin a else end']);
  });

  test('are taken one by one in a loop over constants', () => {
    const text = program(
      'import json, sys',
      'given = json.load(sys.stdin)',
      'for key in ("a", "b"):',
      '    given[key]',
      '[given.get(key) for key in ["c"]]',
    );
    expect(facts(text)).toEqual([
      '3:14 stdin a else end',
      '3:19 stdin b else end',
      '5:30 stdin c else nothing',
    ]);
  });

  test('are taken by match', () => {
    const text = program(
      'import json, sys',
      'match json.load(sys.stdin):',
      '    case {"a": a, "b": 1}:',
      '        print(a)',
    );
    expect(facts(text)).toEqual(['3:12 stdin a else nothing', '3:20 stdin b else nothing']);
  });

  test('are not those of other JSON, nor those that the script wrote', () => {
    const text = program(
      'import json, sys',
      'given = json.load(sys.stdin)',
      'config = json.load(open("config.json"))',
      'config["x"]',
      'given["own"] = 1',
      'given["own"]',
      'merged = {**{"a": 1}, **given}',
      'merged["a"]',
    );
    expect(facts(text)).toEqual([]);
  });

  test.each([
    ['run(**given)', 'stdin iterated'],
    ['[x for x in given]', 'stdin iterated'],
    ['given.items()', 'stdin iterated'],
    ['print(given)', 'stdin handed'],
    ['print(json.dumps(given))', 'stdin handed'],
    ['given[name]', 'stdin indirect'],
  ])('may be any in %s', (source, opening) => {
    const text = program('import json, sys', 'given = json.load(sys.stdin)', source);
    expect(facts(text).map((fact) => fact.replace(/^\S+ /, ''))).toEqual([opening]);
  });

  test('may be read by a program that inherits stdin', () => {
    const text = program(
      'import subprocess',
      'subprocess.run(["./report"])',
      'subprocess.run(["./report"], stdin=subprocess.DEVNULL)',
      'subprocess.run(["./report"], input="")',
      'subprocess.run(["git", "log"])',
    );
    expect(facts(text)).toEqual(['2:1 stdin inherited']);
  });
});

describe('arguments of the script', () => {
  test.each([
    ['sys.argv[1]', ['2:1 sys.argv']],
    ['sys.argv[0]', []],
    ['for word in sys.argv[1:]: print(word)', ['2:13 sys.argv']],
    ['argparse.ArgumentParser().parse_args()', ['2:1 parse_args()']],
    ['argparse.ArgumentParser().parse_args(["--all"])', []],
  ])('%s', (source, expected) => {
    expect(facts(program('import argparse, sys', source))).toEqual(expected);
  });

  test.each([
    ['@click.command()\n@click.option("--a")\ndef main(a): pass\nmain()', ['5:1 main()']],
    ['app = typer.Typer()\napp()', ['3:1 app()']],
    ['fire.Fire(print)', ['2:1 fire.Fire()']],
  ])('taken by a package: %s', (source, expected) => {
    expect(facts(program('import click, fire, typer', source))).toEqual(expected);
  });

  test('are not used by a function that ignores them', () => {
    const text = program('import sys', 'def main(argv):', '    return 0', 'main(sys.argv)');
    expect(facts(text)).toEqual([]);
  });

  test('are used where a parser is given none', () => {
    const text = program(
      'import argparse',
      'def main(argv=None):',
      '    argparse.ArgumentParser().parse_args(argv)',
      'main()',
    );
    expect(facts(text)).toEqual(['3:5 parse_args()']);
  });

  test('are spare where the script asks for them first and goes on without', () => {
    const text = program(
      'import os, sys',
      'a = sys.argv[1] if len(sys.argv) > 1 else os.getenv("OCTOMIND_PARAM_A")',
    );
    expect(facts(text)).toEqual(['2:54 variable A else nothing', '2:5 sys.argv (spare)']);
  });

  test('are needed where the script ends without them', () => {
    const text = program('import sys', 'if len(sys.argv) < 2:', '    sys.exit("usage")');
    expect(facts(text)).toEqual(['2:8 sys.argv']);
  });
});

test('a body that is no Python is incomplete, and keys of stdin are then no certain reads', () => {
  const text = program(
    'import json, sys',
    'given = json.load(sys.stdin)',
    'with = 1',
    'given["a"]',
  );
  expect(facts(text)).toEqual(['incomplete']);
});

test('modules that may be the repository’s own are openings', () => {
  expect(facts(program('import json, requests', 'from . import shared'))).toEqual([
    '2:1 variable included',
    '2:1 stdin included',
  ]);
});
