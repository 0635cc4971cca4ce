import { shellQuoted } from '../../core/shell-quoted.ts';
import { nearest } from '../../core/words.ts';
import { isExecutable, isLegalName } from '../../script/candidate.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import { placeHere } from '../checks/place-here.ts';
import type { ChainSubject, Link, Looked } from '../link.ts';
import { foundBy } from './found.ts';

/** What the runtime asks of a file before it reads it. */
export const fileLinks: readonly Link[] = [
  { id: 'folder', title: 'right folder', look: folder },
  { id: 'file', title: 'a file', look: file },
  { id: 'name', title: 'legal name', look: legalName },
  { id: 'execute-bit', title: 'execute bit', look: executeBit },
];

function folder({ machine, outside, name }: ChainSubject): Looked {
  const { root } = machine.toolbox;
  const nested = outside?.endsWith(`/${toolsDirectory}/${name}`);
  if (outside !== undefined && nested) {
    const start = outside.slice(0, -`/${toolsDirectory}/${name}`.length);
    return {
      status: 'error',
      message: `it is in ${start}/${toolsDirectory}, and a session that starts in ${root} does not look there`,
      help: `Start the session there: \`cd ${shellQuoted(start)}\``,
    };
  }
  if (outside !== undefined) {
    return {
      status: 'error',
      message: `\`${outside}\` is not in ${toolsDirectory}, where alone the runtime looks`,
      help: `Move it: \`mkdir -p ${toolsDirectory} && mv ${shellQuoted(outside)} ${toolsDirectory}/\``,
    };
  }
  const [missing] = placeHere.check(machine);
  if (missing) return { status: 'error', ...missing };
  return { status: 'ok', message: `${toolsDirectory} is in ${root}, where a session starts` };
}

function file(subject: ChainSubject): Looked {
  const { candidate } = subject;
  if (!candidate) return absent(subject);
  if (candidate.kind === 'file') return { status: 'ok', message: `${candidate.path} is a file` };
  if (candidate.kind === 'unreadable') {
    return {
      status: 'error',
      message: `${candidate.path} cannot be read here`,
      help: `Let yourself read it: \`chmod u+r ${shellQuoted(candidate.path)}\``,
    };
  }
  const found = foundBy(subject, (rule) => rule === 'file-regular');
  const kind = candidate.kind.replace('-', ' ');
  return (
    found ?? {
      status: 'error',
      message: `${candidate.path} is a ${kind}, and the runtime looks only at files directly in ${toolsDirectory}`,
      help: 'Put one file there, of this name, that can be executed',
    }
  );
}

/** There is no file of that name: what may have been meant. */
function absent({ name, strays, machine }: ChainSubject): Looked {
  const missing = `there is no \`${name}\` in ${toolsDirectory}`;
  const [stray] = strays;
  if (stray !== undefined) {
    const shown = stray.slice(stray.lastIndexOf('/') + 1);
    const beside = stray === `${toolsDirectory}/${shown}`;
    return {
      status: 'error',
      message: beside
        ? `${missing}, but there is \`${shown}\`, and the name of the file is the name of the tool`
        : `${missing}, but there is \`${stray}\`, where the runtime does not look`,
      help: `${beside ? 'Rename' : 'Move'} it: \`mv ${shellQuoted(stray)} ${shellQuoted(`${toolsDirectory}/${name}`)}\``,
    };
  }
  const names = machine.toolbox.candidates.map((candidate) => candidate.name);
  const close = nearest(name, names);
  if (close !== undefined) {
    return {
      status: 'error',
      message: `${missing}, but there is \`${close}\``,
      help: `Ask for that one: \`agent-tools doctor ${shellQuoted(close)}\``,
    };
  }
  return {
    status: 'error',
    message: missing,
    help: `Make it: \`agent-tools new${isLegalName(name) ? ` ${name}` : ''}\``,
  };
}

function legalName(subject: ChainSubject): Looked {
  const { name } = subject;
  if (isLegalName(name)) {
    return { status: 'ok', message: `\`${name}\` has only letters, digits, \`_\` and \`-\`` };
  }
  return (
    foundBy(subject, (rule) => rule === 'name-valid') ?? {
      status: 'error',
      message: `\`${name}\` has other characters than letters, digits, \`_\` and \`-\`, or begins with \`-\`, so the runtime skips it`,
      help: 'Give it a name of letters, digits, `_` and `-`',
    }
  );
}

function executeBit(subject: ChainSubject): Looked {
  const { candidate, name } = subject;
  if (!candidate || candidate.mode === undefined) {
    return {
      status: 'ok',
      message: 'this system has no execute bits, and the runtime does not ask',
    };
  }
  const mode = candidate.mode.toString(8);
  if (isExecutable(candidate)) return { status: 'ok', message: `its mode is ${mode}` };
  return {
    status: 'error',
    message: `\`${name}\` has no execute bit (its mode is ${mode}), so the runtime skips it`,
    help: `Set the bit: \`chmod +x ${shellQuoted(candidate.path)}\``,
    repair: { kind: 'execute-bit', path: candidate.path },
  };
}
