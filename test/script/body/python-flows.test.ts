import { describe, expect, test } from 'vitest';
import { calls } from './show.ts';

const head = [
  'import json, os, re, shlex, subprocess, sys',
  'given = json.load(sys.stdin)',
  'x = given["x"]',
];

/** The calls in these lines, behind a head in which `x` is a parameter; lines are counted from 4. */
function callsIn(...lines: readonly string[]): readonly string[] {
  return calls(`${[...head, ...lines].join('\n')}\n`);
}

describe('a parameter arrives', () => {
  test.each([
    ['os.system("ls " + x)', '4:1 os.system(ls <x>)'],
    ['os.system(f"ls {x} now")', '4:1 os.system(ls <x> now)'],
    ['os.system("ls %s" % x)', '4:1 os.system(ls <x>)'],
    ['os.system("ls {} {name}".format(x, name="a"))', '4:1 os.system(ls <x> a)'],
    ['os.system(" ".join(["ls", x]))', '4:1 os.system(ls <x>)'],
    ['subprocess.run(f"ls {x}", shell=True)', '4:1 subprocess.run(ls <x>, shell=True)'],
    ['eval(x)', '4:1 eval(<x>)'],
    ['os.system(str(x).strip())', '4:1 os.system(<~x>)'],
    ['os.system(shlex.quote(x))', '4:1 os.system(<~x shell-quoted>)'],
    ['os.system(f"head -n {int(x)}")', '4:1 os.system(head -n <~x number>)'],
    ['database.cursor().execute("select %s" % x)', '4:19 .execute(select <x>)'],
  ])('%s', (source, expected) => {
    expect(callsIn('database = open("x")', source).map((call) => call.replace(/^5/, '4'))).toEqual([
      expected,
    ]);
  });

  test('as a word of a program', () => {
    expect(
      callsIn('command = ["git", "log"]', 'command += ["--", x]', 'subprocess.run(command)'),
    ).toEqual(['6:1 subprocess.run([git log -- <x>])', '4:12 subprocess.run > git(log, --, <x>)']);
  });

  test('through functions of the script', () => {
    const found = callsIn(
      'def run(*words):',
      '    return subprocess.run(["git", *words])',
      'run("show", x)',
    );
    expect(found[1]).toBe('5:28 subprocess.run > git(show, <x>)');
  });

  test('not where it only chooses', () => {
    expect(callsIn('TABLE = {"a": "b"}', 'os.system(TABLE[x])')).toEqual(['5:1 os.system(…)']);
  });
});

describe('a check holds', () => {
  test.each([
    ['if x not in ("a", "b"): sys.exit(1)', 'like:a:b'],
    ['if x in {"a": 1}: raise SystemExit', 'unlike:a'],
    ['if x != "a" and x != "b": sys.exit(1)', '(like:a or like:b)'],
    ['if not (x == "a" or x == "b"): sys.exit(1)', '(like:a or like:b)'],
    ['if x == "a" or x == "b": sys.exit(1)', 'unlike:a unlike:b'],
    ['if not (x.isdigit() and len(x) < 9): sys.exit(1)', 'number'],
    ['if not re.fullmatch("[a-z]+", x): sys.exit(1)', 'like:^(?:[a-z]+)$'],
    ['if re.fullmatch("[a-z]+", x) is None: sys.exit(1)', 'like:^(?:[a-z]+)$'],
    ['if not x.isdigit(): sys.exit(1)', 'number'],
    ['if x.startswith("-"): sys.exit(1)', 'unlike:-*'],
    ['if x == "a": pass\nelif x == "b": pass\nelse: sys.exit(1)', '(like:a or like:b)'],
    ['assert x == "a"', 'like:a'],
    ['if not os.path.isfile(x): sys.exit(1)', 'exists'],
  ])('%s', (check, shown) => {
    expect(callsIn(check, 'os.system(x)').at(-1)).toMatch(`:1 os.system(<x ${shown}>)`);
  });

  test('after a function that ends the script', () => {
    const found = callsIn(
      'def die(reason):',
      '    sys.exit(reason)',
      'if x not in ["a"]:',
      '    die("no")',
      'os.system(x)',
    );
    expect(found).toEqual(['8:1 os.system(<x like:a>)']);
  });

  test('after a failed conversion led away', () => {
    const found = callsIn(
      'try:',
      '    int(x)',
      'except ValueError:',
      '    sys.exit(1)',
      'os.system(x)',
    );
    expect(found).toEqual(['8:1 os.system(<x number>)']);
  });

  test('not where the script goes on for all others', () => {
    expect(callsIn('if x not in ["a"]: print("odd")', 'os.system(x)')).toEqual([
      '5:1 os.system(<x>)',
    ]);
  });
});
