import type { Finding } from '../../core/finding.ts';
import type { Span } from '../../core/span.ts';
import { type Shebang, splitsWords } from '../../script/shebang.ts';
import type { LintRule } from '../subject.ts';
import { misplacedShebang } from './shebang-present.ts';

export const shebangRunnable: LintRule = {
  id: 'shebang-runnable',
  about: 'tool',
  severity: 'error',
  summary: 'a `#!` line that the kernel cannot follow',
  why: `The kernel reads the first line, and reads it its own way: \`#!\` must be the first two bytes, the
interpreter a path from the root, the line at most 255 bytes long, and all that follows the interpreter is
handed over as **one** argument. So \`#!/usr/bin/env python3 -u\` looks for a program called \`python3 -u\`;
\`env -S\` splits the words.

Whether the interpreter is installed is not asked here: that is for \`agent-tools doctor\`.`,
  good: {
    report:
      '#!/usr/bin/env -S python3 -u\n# @description Print the weekly sales report.\nprint(1)\n',
  },
  bad: {
    report: '#!/usr/bin/env python3 -u\n# @description Print the weekly sales report.\nprint(1)\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const { shebang, source } = script;
    if (shebang) {
      const finding = faultOf(shebang, source.text);
      if (finding) yield { span: shebang.span, ...finding };
    } else if (misplacedShebang.test(source.text)) yield misplaced(source.text);
  },
};

function misplaced(text: string): Finding {
  const start = text.indexOf('#!');
  const span: Span = { start, end: text.indexOf('\n', start) };
  const where = text.slice(0, start).includes('\n')
    ? 'is not on the first line'
    : 'has white space before it';
  return {
    message: `the \`#!\` ${where}, so the kernel does not see it and every call fails with "Exec format error"`,
    help: 'Delete what stands before it',
    span,
    fix: { safety: 'safe', edits: [{ span: { start: 0, end: start }, text: '' }] },
  };
}

/** As many bytes of the line as Linux reads (`BINPRM_BUF_SIZE` less one; execve(2)). */
const lineLimit = 255;

function faultOf(shebang: Shebang, text: string): Finding | undefined {
  const { interpreter, words, span } = shebang;
  const line = text.slice(span.start, span.end).trimEnd();
  if (interpreter === '') {
    return {
      message: 'the `#!` line names no interpreter',
      help: 'Name one: `#!/usr/bin/env bash`',
    };
  }
  if (Buffer.byteLength(line) > lineLimit) {
    return {
      message: `the \`#!\` line is ${Buffer.byteLength(line)} bytes long, and Linux reads no more than ${lineLimit}`,
      help: 'Shorten it, for example with `/usr/bin/env`',
    };
  }
  if (!interpreter.startsWith('/')) return relative(shebang, text);
  return isEnv(interpreter) ? ofEnv(shebang, text) : manyWords(shebang, words);
}

function relative({ interpreter, words, program, span }: Shebang, text: string): Finding {
  const clear = words.length === 0 && /^(ba|da|z)?sh$|^python3$|^node$/.test(interpreter);
  const better = `#!/usr/bin/env ${program ?? interpreter}`;
  return {
    message: `\`${interpreter}\` is no path from the root, so it is looked for in the directory of the session`,
    help: `Write \`${better}\``,
    ...(clear ? { fix: { safety: 'safe', edits: [edit(span, text, better)] } } : {}),
  };
}

function isEnv(interpreter: string): boolean {
  return interpreter.endsWith('/env');
}

function ofEnv({ words, program, span, interpreter }: Shebang, text: string): Finding | undefined {
  if (words.length === 0 || (splitsWords(words) && !program)) {
    return {
      message: 'the `#!` line gives `env` no program to start',
      help: 'Name one: `#!/usr/bin/env bash`',
    };
  }
  if (words.length === 1 || splitsWords(words)) return undefined;
  return {
    message: `\`env\` gets \`${words.join(' ')}\` as one word and looks for a program of that name`,
    help: `Let it split the words: \`#!${interpreter} -S ${words.join(' ')}\``,
    fix: { safety: 'safe', edits: [edit(span, text, `#!${interpreter} -S ${words.join(' ')}`)] },
  };
}

/** Measured: these refuse the one argument that Linux makes of several. Perl and Ruby do not. */
const strict = /^((ba|da|k|z)?sh|python[\d.]*|node)$/;

function manyWords(
  { interpreter, program, span }: Shebang,
  words: readonly string[],
): Finding | undefined {
  if (words.length < 2 || !strict.test(program ?? '')) return undefined;
  return {
    message: `\`${program}\` gets \`${words.join(' ')}\` as one argument and refuses it`,
    help: `Let \`env\` split the words: \`#!/usr/bin/env -S ${interpreter} ${words.join(' ')}\``,
    fix: {
      safety: 'safe',
      edits: [{ span, text: `#!/usr/bin/env -S ${interpreter} ${words.join(' ')}` }],
    },
  };
}

function edit(span: Span, text: string, better: string): { span: Span; text: string } {
  return { span, text: text.slice(span.start, span.end).endsWith('\r') ? `${better}\r` : better };
}
