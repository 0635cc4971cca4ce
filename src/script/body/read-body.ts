import type { Body, Language } from '../body.ts';
import { isListed } from '../candidate.ts';
import type { Script } from '../script.ts';
import type { Shebang } from '../shebang.ts';
import { listedTools, type Toolbox } from '../toolbox.ts';

/** Reads the facts of a body in one language; `source` is the whole text of the file. */
type Reader = (source: string, shebang: Shebang | undefined) => Body;

const programs: Readonly<Record<string, Language>> = {
  ash: 'shell',
  bash: 'shell',
  dash: 'shell',
  ksh: 'shell',
  sh: 'shell',
  bun: 'javascript',
  node: 'javascript',
  nodejs: 'javascript',
};

/** The language that a script's first line says it is written in. */
export function languageOf({ shebang }: Script): Language {
  const program = shebang?.program ?? '';
  if (/^python[\d.]*$/.test(program)) return 'python';
  return Object.hasOwn(programs, program) ? (programs[program] ?? 'other') : 'other';
}

/** Readers of the languages that were asked for. */
export type Readers = Partial<Record<Language, Reader>>;

const loaders: Readonly<Record<Language, () => Promise<Reader>>> = {
  shell: async () => (await import('./shell/read.ts')).readShell,
  python: async () => {
    const { readPython } = await import('./python/read.ts');
    return (source) => readPython(source, 0);
  },
  javascript: async () => {
    const { readJavaScript } = await import('./javascript/read.ts');
    return (source) => readJavaScript(source, 0);
  },
  other: async () => (await import('./other.ts')).readOther,
};

export const languages = Object.keys(loaders) as Language[];

/** Loads the parsers of some languages, which are large. */
export async function loadReaders(asked: Iterable<Language>): Promise<Readers> {
  const loaded = Array.from(asked, async (language) => [language, await loaders[language]()]);
  return Object.fromEntries(await Promise.all(loaded));
}

/** The languages of the tools whose bodies a rule could ask about. */
export function languagesAsked(toolbox: Toolbox): Set<Language> {
  return new Set(
    listedTools(toolbox).flatMap(({ script }) => (isAsked(script) ? [languageOf(script)] : [])),
  );
}

/** `toolbox` with the facts of the bodies that a rule could ask about. */
export function withBodies(toolbox: Toolbox, readers: Readers): Toolbox {
  const candidates = toolbox.candidates.map((candidate) => {
    if (!isListed(candidate) || !isAsked(candidate.script)) return candidate;
    const { script } = candidate;
    const body = readers[languageOf(script)]?.(script.source.text, script.shebang);
    return body ? { ...candidate, script: { ...script, body } } : candidate;
  });
  return { ...toolbox, candidates };
}

/** What could be a parameter, the JSON on stdin or an argument; without it no rule asks. */
const worthReading =
  /OCTOMIND_|stdin|\bjq\b|\bargv\b|getopts|parse_?args|readFileSync\(0|\$(?:[@*#1-9]|\{[@*#1-9])/i;

/** A text that is not all there is not read, nor one with line ends that no interpreter expects. */
function isAsked({ source: { text, truncated }, header }: Script): boolean {
  if (truncated || text.includes('\r\n')) return false;
  return header.params.length > 0 || worthReading.test(text);
}
