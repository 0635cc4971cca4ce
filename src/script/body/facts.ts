import type { Span } from '../../core/span.ts';
import type {
  Argument,
  ArgumentUse,
  Arrival,
  Body,
  Call,
  Language,
  Mention,
  Opening,
  Part,
  Probe,
  Read,
  Requirement,
  ShellRead,
  SourcedFile,
} from '../body.ts';
import { mergeFlows } from './flow.ts';

type Changeable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };

/**
 * Collects what a walk comes by. A place that is walked several times, as in a function called from
 * several places, gives one fact, in which what may be true on one of the ways is told.
 */
export interface Facts {
  /** Gives back the fact that stands for this place. */
  read(read: Read): Read;
  /** How many reads there are so far. */
  readCount(): number;
  mention(mention: Mention): void;
  open(kind: Opening['kind'], channel: Opening['channel'], span: Span): void;
  argument(use: ArgumentUse): void;
  call(call: Call): void;
  arrive(arrival: Arrival): void;
  require(requirement: Requirement): void;
  probe(probe: Probe): void;
  source(file: SourcedFile): void;
  body(language: Language, complete: boolean): Body;
}

export function createFacts(): Facts {
  const reads = new Map<string, Changeable<Read>>();
  const mentions = new Map<string, Mention>();
  const openings = new Map<string, Opening>();
  const uses = new Map<string, Changeable<ArgumentUse>>();
  const calls = new Map<string, Call>();
  const arrivals = new Map<string, Arrival>();
  const requirements = new Map<string, Requirement>();
  const probes = new Map<string, Probe>();
  const sources = new Map<string, SourcedFile>();
  return {
    read(read) {
      const key = keyOf(read.span, read.channel, read.name);
      const known = reads.get(key);
      if (!known) {
        const fresh = { ...read };
        reads.set(key, fresh);
        return fresh;
      }
      if (known.shell && read.shell) known.shell = mergeShellReads(known.shell, read.shell);
      return known;
    },
    readCount: () => reads.size,
    mention(mention) {
      mentions.set(keyOf(mention.span, mention.channel, mention.name), mention);
    },
    open(kind, channel, span) {
      openings.set(keyOf(span, kind, channel), { kind, channel, span });
    },
    argument(use) {
      const key = keyOf(use.span);
      const known = uses.get(key);
      uses.set(key, known ? { ...known, spare: known.spare && use.spare } : use);
    },
    call(call) {
      const key = keyOf(call.span, call.kind, call.name ?? '', String(call.nameSpan.start));
      const known = calls.get(key);
      calls.set(key, known ? mergeCalls(known, call) : call);
    },
    arrive(arrival) {
      const key = keyOf(arrival.argument.span, arrival.place);
      const known = arrivals.get(key);
      const argument = known ? mergeArguments(known.argument, arrival.argument) : arrival.argument;
      arrivals.set(key, { ...arrival, argument });
    },
    require(requirement) {
      const key = keyOf(requirement.span, requirement.name);
      if (!requirements.has(key)) requirements.set(key, requirement);
    },
    probe(probe) {
      probes.set(keyOf(probe.span, probe.name), probe);
    },
    source(file) {
      const key = keyOf(file.span);
      const known = sources.get(key);
      sources.set(key, known && known.path !== file.path ? { ...file, path: undefined } : file);
    },
    body: (language, complete) => ({
      language,
      complete,
      reads: ordered(reads),
      mentions: ordered(mentions),
      openings: ordered(openings),
      arguments: ordered(uses),
      calls: ordered(calls),
      arrivals: Array.from(arrivals.values()),
      requirements: ordered(requirements),
      probes: ordered(probes),
      sources: ordered(sources),
    }),
  };
}

function keyOf({ start, end }: Span, ...rest: readonly string[]): string {
  return [start, end, ...rest].join(' ');
}

function ordered<Fact extends { readonly span: Span }>(facts: Map<string, Fact>): Fact[] {
  return Array.from(facts.values()).sort((a, b) => a.span.start - b.span.start);
}

function mergeShellReads(a: ShellRead, b: ShellRead): ShellRead {
  // The way on which it is not guarded is the one that counts.
  if (a.guarded !== b.guarded) return a.guarded ? b : a;
  return { ...a, options: a.options.filter((option) => b.options.includes(option)) };
}

/** More arguments than these are not kept apart where one place calls with different ones. */
const argumentLimit = 256;

function mergeCalls(a: Call, b: Call): Call {
  const isAlike = a.arguments.length === b.arguments.length;
  return {
    ...a,
    arguments: isAlike
      ? a.arguments.map((argument, at) => mergeArguments(argument, b.arguments[at] ?? argument))
      : [...a.arguments, ...b.arguments].slice(0, argumentLimit),
    input: a.input && b.input ? mergeArguments(a.input, b.input) : (a.input ?? b.input),
  };
}

function mergeArguments(a: Argument, b: Argument): Argument {
  const isAlike = a.parts.length === b.parts.length && a.span.start === b.span.start;
  return {
    ...a,
    text: a.text === b.text ? a.text : undefined,
    parts: isAlike
      ? a.parts.map((part, at) => mergeParts(part, b.parts[at] ?? part))
      : [...a.parts, ...b.parts],
    items: a.items === b.items ? a.items : undefined,
  };
}

function mergeParts(a: Part, b: Part): Part {
  return {
    span: a.span,
    text: a.text === b.text ? a.text : undefined,
    splits: a.splits || b.splits,
    flows: mergeFlows(a.flows, b.flows),
  };
}
