import { UserError } from '../core/exit.ts';
import { FileError, type Host } from '../core/host.ts';
import { toolsDirectory } from '../script/toolbox.ts';

/**
 * Writes a tool, executable and in one step, making the directory where it is missing. `replace`:
 * also over a file that is there. Throws a {@link UserError} where that cannot be.
 */
export function writeTool(
  { files }: Pick<Host, 'files'>,
  root: string,
  tool: { readonly name: string; readonly text: string; readonly replace: boolean },
): void {
  const directory = `${root}/${toolsDirectory}`;
  const file = `${directory}/${tool.name}`;
  try {
    files.makeDirectory(directory);
    if (tool.replace && files.facts(file)?.kind === 'file') files.write(file, tool.text, 0o755);
    else files.create(file, tool.text, 0o755);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw fault(error, `${toolsDirectory}/${tool.name}`);
  }
}

function fault({ code }: FileError, file: string): UserError {
  if (code === 'EEXIST') {
    return new UserError(
      `\`${file}\` exists already`,
      'Choose another name, or replace a file with `--force`',
    );
  }
  return new UserError(
    `\`${file}\` cannot be written here (${code})`,
    `See that \`${toolsDirectory}\` is a directory that you may write to`,
  );
}
