import type { Candidate } from '../script/candidate.ts';
import type { Machine } from './machine.ts';
import type { Result, Status } from './result.ts';

/** One tool, or what somebody takes for one. */
export interface ChainSubject {
  readonly machine: Machine;
  /** As it would be called. */
  readonly name: string;
  /** The entry of that name in the tools directory. */
  readonly candidate: Candidate | undefined;
  /** The path of the file, relative to the root, where it was named by a path to another place. */
  readonly outside: string | undefined;
  /** Files that look meant for this name, relative to the root; the likeliest first. */
  readonly strays: readonly string[];
}

/** One step from a file to a tool that works for everyone. */
export interface Link {
  readonly id: string;
  readonly title: string;
  look(subject: ChainSubject): Looked;
}

/** What was seen, with the evidence, in the words of the script. */
export interface Looked {
  readonly status: Status;
  readonly message: string;
  readonly help?: string;
  readonly edit?: string;
  readonly repair?: Result['repair'];
}
