import { FileError, type Host } from '../core/host.ts';
import { visible } from '../core/visible.ts';
import type { Repair, Result } from '../doctor/result.ts';
import { openGit } from './git.ts';

/** Does what is safe, one thing after the other, each shown on stderr before. Whether there was any. */
export async function repair(
  host: Host,
  root: string,
  results: readonly Result[],
): Promise<boolean> {
  const repairs = results.flatMap((result) => (result.repair ? [result.repair] : []));
  for (const each of repairs) {
    host.stderr.write(`${visible(shown(each))}\n`);
    const trouble = await attempt(host, root, each);
    if (trouble !== undefined) host.stderr.write(`agent-tools: ${visible(trouble)}\n`);
  }
  if (repairs.length === 0) host.stderr.write('There is nothing that --fix could mend\n');
  return repairs.length > 0;
}

/** As a person would do it in a shell. */
function shown(repair: Repair): string {
  switch (repair.kind) {
    case 'execute-bit':
      return `chmod +x ${repair.path}`;
    case 'index-bit':
      return `git update-index --chmod=+x ${repair.path}`;
    case 'attribute':
      return `echo '${repair.line}' >> .gitattributes`;
  }
}

async function attempt(host: Host, root: string, repair: Repair): Promise<string | undefined> {
  try {
    return await carryOut(host, root, repair);
  } catch (error) {
    if (error instanceof FileError) return `that fails (${error.code})`;
    throw error;
  }
}

async function carryOut(host: Host, root: string, repair: Repair): Promise<string | undefined> {
  if (repair.kind === 'attribute') return addLine(host, `${root}/.gitattributes`, repair.line);
  if (repair.kind === 'execute-bit') {
    const path = `${root}/${repair.path}`;
    const mode = host.files.facts(path)?.mode;
    // As `chmod +x`: for all who may read.
    if (mode !== undefined) host.files.setMode(path, mode | ((mode & 0o444) >> 2) | 0o100);
    return undefined;
  }
  const git = await openGit(host, root);
  if (typeof git === 'string') return git;
  const out = await git.print(['update-index', '--chmod=+x', '--', repair.path]);
  return out === undefined ? 'git refuses that' : undefined;
}

function addLine({ files }: Host, path: string, line: string): undefined {
  const size = files.facts(path)?.size;
  if (size === undefined) {
    files.create(path, `${line}\n`, 0o644);
    return;
  }
  const text = Buffer.from(files.read(path, 0, size)).toString('latin1');
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  files.write(path, Buffer.from(`${text}${gap}${line}\n`, 'latin1'));
}
