import type { Levels, Rule } from '../core/rule.ts';
import { type Candidate, isExecutable, type ListedTool } from '../script/candidate.ts';
import { findIntent } from '../script/intent.ts';
import type { Toolbox } from '../script/toolbox.ts';
import type { JudgedComment } from './suppress.ts';

/** An entry of the tools directory, accepted by the runtime or not, and its surroundings. */
export interface CandidateSubject {
  readonly candidate: Candidate;
  readonly toolbox: Toolbox;
}

/** A tool that the runtime lists. A file that is no tool is not judged by what a tool should be. */
export interface ToolSubject {
  readonly tool: ListedTool;
  readonly toolbox: Toolbox;
}

/** The comments in a file that ask to pass over findings, when those are known. */
export interface CommentSubject {
  readonly candidate: Candidate;
  readonly comments: readonly JudgedComment[];
  /** Of all rules. */
  readonly ids: readonly string[];
  readonly levels: Levels;
}

/** A rule and what it is about; it is asked once for each such thing. */
export type LintRule =
  | ({ readonly about: 'candidate' } & Rule<CandidateSubject>)
  | ({ readonly about: 'tool' } & Rule<ToolSubject>)
  | ({ readonly about: 'toolbox' } & Rule<Toolbox>)
  | ({ readonly about: 'comment' } & Rule<CommentSubject>);

/** Names by which people keep a file from being a tool: hidden, backups, switched off. */
const setAside = /^\.|~$|\.(bak|disabled|example|off|old|orig|rej|sample|swp|tmp)$/i;

/**
 * Whether somebody meant this file to be a tool: it describes one, or would but for one obstacle.
 * With an extension in the name, only if it could be started, too. Everything else in the folder
 * (prose, data, sourced helpers, libraries) is nobody's business.
 */
export function isMeant({ name, script, mode }: Candidate): boolean {
  if (!script || setAside.test(name)) return false;
  const startable = script.shebang !== undefined || (mode !== undefined && (mode & 0o111) !== 0);
  if (name.includes('.') && !startable) return false;
  return script.tool !== undefined || findIntent(script) !== undefined;
}

/** Whether a file of a legal name can be started and still says nothing of itself. */
export function isSilentScript(candidate: Candidate): boolean {
  return candidate.script?.shebang !== undefined && isExecutable(candidate);
}
