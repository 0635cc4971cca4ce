import type { ChainSubject, Link } from './link.ts';
import { fileLinks } from './links/file.ts';
import { headerLinks } from './links/header.ts';
import { startLinks } from './links/start.ts';
import { teamLinks } from './links/team.ts';
import type { Result } from './result.ts';

/** The links in the order in which the runtime goes; then what teammates get. */
export const links: readonly Link[] = [...fileLinks, ...headerLinks, ...startLinks, ...teamLinks];

/** Follows the chain until a link is broken: what lies behind it is not looked at. */
export function followChain(subject: ChainSubject): Result[] {
  const results: Result[] = [];
  for (const { id, title, look } of links) {
    const { status, message, help, edit, repair } = look(subject);
    results.push({
      id,
      group: title,
      status,
      message,
      ...(help === undefined ? {} : { help }),
      ...(edit === undefined ? {} : { edit }),
      ...(repair === undefined ? {} : { repair }),
      ...(subject.candidate ? { tool: subject.candidate.path } : {}),
    });
    if (status === 'error') break;
  }
  return results;
}
