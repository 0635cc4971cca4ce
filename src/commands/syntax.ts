import type { Host } from '../core/host.ts';
import type { Interpreter, Syntax } from '../doctor/machine.ts';
import type { ListedTool } from '../script/candidate.ts';
import { ask } from './program.ts';

/**
 * Lets the interpreter of each tool parse it, without running it. An interpreter inside the
 * repository is not asked: that would run what the repository holds.
 */
export async function gatherSyntax(
  host: Host,
  root: string,
  tools: readonly ListedTool[],
  interpreters: readonly Interpreter[],
): Promise<Syntax[]> {
  const results: Syntax[] = [];
  for (const tool of tools) {
    const interpreter = interpreters.find((each) => each.tool === tool.path);
    const path = interpreter?.path;
    if (!interpreter || path === undefined || path.startsWith(`${root}/`)) continue;
    const parser = parserFor(interpreter.wanted.slice(interpreter.wanted.lastIndexOf('/') + 1));
    if (!parser) continue;
    const file = `${root}/${tool.path}`;
    const args = parser.args(tool.script.source.text);
    const answer = await ask(host, path, [...args, file], { cwd: root });
    // One that cannot say anything within the time limit has not refused the script either.
    if (answer?.code === undefined) continue;
    const error = answer.code === 0 ? undefined : parser.complaint(answer.err, file);
    results.push({ tool: tool.path, by: parser.name, error });
  }
  return results;
}

interface Parser {
  /** What a person would type before the file. */
  readonly name: string;
  /** What to call it with before the file, for a script of this text. */
  args(text: string): readonly string[];
  /** The first complaint in what it wrote, one line, without the file's name. */
  complaint(err: string, file: string): string;
}

function parserFor(program: string): Parser | undefined {
  if (/^(ba|da|k|z)?sh$/.test(program)) return shell(program);
  if (/^node(js)?$/.test(program)) return node;
  return /^python(3(\.\d+)?)?$/.test(program) ? python : undefined;
}

function shell(program: string): Parser {
  return {
    name: `${program} -n`,
    args: (text) => {
      // `-n` does not run the `shopt` without which bash cannot read such patterns.
      if (program === 'bash' && text.includes('extglob')) return ['-O', 'extglob', '-n'];
      return program === 'zsh' ? ['-f', '-n'] : ['-n'];
    },
    complaint: (err, file) => oneLine(err.replaceAll(`${file}: `, '').replaceAll(`${file}:`, '')),
  };
}

const node: Parser = {
  name: 'node --check',
  args: () => ['--check'],
  complaint: (err, file) => {
    const [, line] = err.split(`${file}:`)[1]?.match(/^(\d+)/) ?? [];
    const error = /^\w*Error.*$/m.exec(err)?.[0] ?? oneLine(err);
    return line === undefined ? error : `line ${line}: ${error}`;
  },
};

/** Compiles and throws the result away. `-I -S`: nothing of the session's is imported. */
const compile = `import sys
path = sys.argv[1]
try:
    with open(path, 'rb') as file:
        compile(file.read(), path, 'exec', dont_inherit=True)
except SyntaxError as error:
    sys.exit('line %s: %s' % (error.lineno, error.msg))
except ValueError as error:
    sys.exit(str(error))
`;

const python: Parser = {
  name: 'python3 -m ast',
  args: () => ['-I', '-S', '-c', compile],
  complaint: (err) => oneLine(err),
};

function oneLine(text: string): string {
  return text.trim().split('\n')[0]?.trim() ?? '';
}
