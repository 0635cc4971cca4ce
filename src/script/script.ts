import type { Body } from './body.ts';
import { type Header, parseHeader } from './header.ts';
import { parseShebang, type Shebang } from './shebang.ts';
import { decode, type Source } from './source.ts';
import { type Tool, toolOf } from './tool.ts';

/** What the bytes of a file say, judged by nobody yet. */
export interface Script {
  readonly source: Source;
  readonly shebang: Shebang | undefined;
  readonly header: Header;
  /** Undefined if the header yields no description. */
  readonly tool: Tool | undefined;
  /** What the code does with parameters; undefined unless it was asked for. */
  readonly body?: Body;
}

/** Reads any bytes as the runtime would. Never throws. `rest` is as for {@link decode}. */
export function parseScript(bytes: Uint8Array, rest?: Iterable<Uint8Array> | 'unread'): Script {
  return scriptOf(decode(bytes, rest));
}

export function scriptOf(source: Source): Script {
  const header = parseHeader(source.text);
  return { source, shebang: parseShebang(source.text), header, tool: toolOf(header) };
}
