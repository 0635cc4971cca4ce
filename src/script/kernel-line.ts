/** What Linux makes of the first line of a file that it is to execute. */
export interface KernelLine {
  /** The path it opens, just as it stands there: a `\r` at its end is part of it. */
  readonly interpreter: string;
  /** All that follows, as one argument; undefined if nothing does. */
  readonly argument: string | undefined;
}

/** As many bytes of a file as the kernel looks at (`BINPRM_BUF_SIZE`). */
export const kernelHead = 256;

/**
 * The interpreter line in `head`, the first {@link kernelHead} bytes of a file; undefined where the
 * kernel refuses with ENOEXEC: no `#!` on the first byte, nothing behind it, or an interpreter that
 * does not end within these bytes (`load_script` in fs/binfmt_script.c).
 */
export function kernelLine(head: Uint8Array): KernelLine | undefined {
  const text = Buffer.from(head.subarray(0, kernelHead)).toString('latin1');
  if (!text.startsWith('#!')) return undefined;
  const newline = text.indexOf('\n');
  const line = text.slice(2, newline === -1 ? text.length : newline);
  const [, interpreter = '', rest = ''] = /^[ \t]*([^ \t\0]*)(.*)$/s.exec(line) ?? [];
  const ended = newline !== -1 || rest !== '' || head.length < kernelHead;
  if (interpreter === '' || !ended) return undefined;
  const argument = rest.startsWith('\0') ? '' : rest.replace(/^[ \t]+|\0.*$|[ \t]+$/gs, '');
  return { interpreter: utf8(interpreter), argument: argument === '' ? undefined : utf8(argument) };
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

/** Whether a file that is no script is a program for the kernel, which no text is. */
export function isBinary(head: Uint8Array): boolean {
  return head.includes(0);
}
