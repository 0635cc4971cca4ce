import type { Command, Context } from '../core/command.ts';
import { exit } from '../core/exit.ts';
import { listJson, type Provider, providerJson } from '../report/list-json.ts';
import { listText } from '../report/list-text.ts';
import type { Listing } from '../report/listing.ts';
import { type Candidate, isListed, skipReason } from '../script/candidate.ts';
import type { Toolbox } from '../script/toolbox.ts';
import { formatAsked } from './format-asked.ts';
import { gatherToolbox } from './gather.ts';
import { wordOfNothing } from './nothing-here.ts';
import { skipMessage } from './skip-message.ts';

const options = {
  format: {
    type: 'string',
    summary: 'How to print: for people, or the definitions as an API takes them',
    choices: ['text', 'json', 'anthropic', 'openai', 'gemini', 'mcp'],
  },
  json: { type: 'boolean', summary: 'Short for --format json' },
} as const;

export const list: Command<typeof options> = {
  name: 'list',
  summary: 'Show what the model sees, and what the runtime skips',
  options,
  run({ format, json }, _words, { host, root, color }) {
    const asked = formatAsked(json, format) ?? 'text';
    const toolbox = gatherToolbox(host, root);
    const listing = listingOf(toolbox);
    if (toolbox.kind !== 'directory') host.stderr.write(wordOfNothing(host, toolbox, 'list'));
    host.stdout.write(print(listing, asked, { host, root, color }));
    return exit.ok;
  },
};

function print(
  listing: Listing,
  format: 'text' | 'json' | Provider,
  { host, color }: Context,
): string {
  if (format === 'json') return listJson(listing);
  if (format !== 'text') return providerJson(listing, format);
  return listText(listing, { color, width: host.stdout.columns });
}

function listingOf({ root, directory, candidates }: Toolbox): Listing {
  const tools = candidates
    .filter(isListed)
    .map(({ name, path, script }) => ({ name, file: path, tool: script.tool }));
  return { root, directory, tools, skipped: candidates.flatMap(skippedEntry) };
}

function skippedEntry(candidate: Candidate): Listing['skipped'][number][] {
  const reason = skipReason(candidate);
  if (!reason) return [];
  return [{ file: candidate.path, reason, message: skipMessage(candidate, reason) }];
}
