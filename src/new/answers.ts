import type { Tool } from '../script/tool.ts';

export type Language = 'bash' | 'python' | 'node';

/**
 * All that a script is made of. The path of the data: flags and answers of a person → `Request` →
 * `Answers` → `TemplateData` → the text of a script, which lint's rules judge before it is written.
 */
export interface Answers {
  /** The file's name. */
  readonly name: string;
  readonly language: Language;
  /** What the header is to say. */
  readonly tool: Tool;
  /** The command to run, as typed: see `commandParts`. Undefined: the script prints what arrives. */
  readonly wrap: string | undefined;
  /** Whether the parameters are read from stdin's JSON, not from the environment. */
  readonly stdin: boolean;
  /** Names of environment variables without which the script must not start to work. */
  readonly envVars: readonly string[];
}
