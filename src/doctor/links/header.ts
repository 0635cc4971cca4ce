import { count } from '../../core/words.ts';
import type { Header } from '../../script/header.ts';
import type { Param } from '../../script/param.ts';
import type { ChainSubject, Link, Looked } from '../link.ts';
import { foundBy } from './found.ts';

/** What the runtime reads, and what a model gets of it. */
export const headerLinks: readonly Link[] = [
  { id: 'utf8', title: 'UTF-8', look: utf8 },
  { id: 'header', title: 'header', look: header },
  { id: 'description', title: 'description', look: description },
  { id: 'parameters', title: 'parameters', look: parameters },
  { id: 'name-free', title: 'name not taken', look: nameFree },
];

function utf8(subject: ChainSubject): Looked {
  if (subject.candidate?.script?.source.utf8) {
    return { status: 'ok', message: 'the whole file is UTF-8' };
  }
  return (
    foundBy(subject, (rule) => rule === 'file-utf8') ?? {
      status: 'error',
      message:
        'the file is not valid UTF-8, as a compiled program never is, so the runtime skips it',
      help: 'Start the program from a script of a few lines, and describe it there',
    }
  );
}

function header(subject: ChainSubject): Looked {
  const found = subject.candidate?.script?.header;
  const [first] = found?.lines ?? [];
  if (found && first) {
    const last = found.lines.at(-1)?.number ?? first.number;
    const lines =
      last === first.number ? `line ${last} is` : `lines ${first.number} to ${last} are`;
    return { status: 'ok', message: `${lines} the header, and ${ending(found)}` };
  }
  return withoutDescription(subject, 'no comment stands at the top of the file');
}

function ending({ end: { reason, number } }: Header): string {
  switch (reason) {
    case 'blank':
      return `line ${number} is blank, so it ends there`;
    case 'code':
      return `line ${number} is no comment, so it ends there`;
    case 'limit':
      return 'the runtime reads no further than line 80';
    case 'end-of-file':
      return 'the file ends there';
  }
}

function description(subject: ChainSubject): Looked {
  const tool = subject.candidate?.script?.tool;
  if (!tool) return withoutDescription(subject, 'the header has no `@description`');
  const [line = ''] = tool.description.split('\n');
  return {
    status: 'ok',
    message: `the model reads “${line.length > 70 ? `${line.slice(0, 69)}…` : line}”`,
  };
}

function withoutDescription(subject: ChainSubject, plain: string): Looked {
  return (
    foundBy(subject, (rule) => rule === 'description-present') ?? {
      status: 'error',
      message: `${plain}, so the runtime skips the file`,
      help: 'Say what it does in a comment below the first line: `# @description …`',
    }
  );
}

const aboutParams = /^(params?|schema|header|tag|text)-/;

function parameters(subject: ChainSubject): Looked {
  const params = subject.candidate?.script?.tool?.params ?? [];
  const found = foundBy(subject, (rule) => aboutParams.test(rule));
  // The runtime goes on whatever it makes of the parameters.
  if (found && found.status !== 'info') return { ...found, status: 'warning' };
  if (params.length === 0) return { status: 'ok', message: 'it takes none' };
  return {
    status: 'ok',
    message: `${count(params.length, 'parameter')}: ${params.map(shown).join(', ')}`,
  };
}

function shown({ name, type, required }: Param): string {
  return `${name}${required ? '' : '?'}: ${type}`;
}

function nameFree(subject: ChainSubject): Looked {
  const found = foundBy(subject, (rule) => rule === 'name-free');
  return (
    found ?? { status: 'ok', message: `no other tool of a session is called \`${subject.name}\`` }
  );
}
