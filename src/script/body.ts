import type { Span } from '../core/span.ts';

/**
 * The facts of a body: what the code below the header does with parameters, as a parser sees it.
 *
 * The way of the data: a body is parsed, then walked in the order in which it runs, with what each
 * variable holds at that moment. A place that takes a parameter from the environment or from the
 * JSON on stdin is a {@link Read}; it begins a {@link Flow}, which goes through assignments, calls
 * of the script's own functions, substitutions and pipes until it ends in an {@link Argument} of a
 * {@link Call} or in another {@link Arrival}. Conditions on the way leave {@link Check}s on it. Where
 * paths part and meet again, a flow is there if it is on one of them and a check only if it is on
 * all. What a parser or the walk cannot follow is never guessed: it is an {@link Opening}, or
 * `complete` is false.
 *
 * All spans are offsets into the whole source text.
 */
export interface Body {
  readonly language: Language;
  /** Whether all of it could be read. If not, what is not here may be there nevertheless. */
  readonly complete: boolean;
  readonly reads: readonly Read[];
  readonly mentions: readonly Mention[];
  readonly openings: readonly Opening[];
  readonly arguments: readonly ArgumentUse[];
  readonly calls: readonly Call[];
  readonly arrivals: readonly Arrival[];
  readonly requirements: readonly Requirement[];
  readonly probes: readonly Probe[];
  readonly sources: readonly SourcedFile[];
}

/** `other`: no parser here, so there is no more than what is literally named. */
export type Language = 'shell' | 'python' | 'javascript' | 'other';

/** How a parameter comes in: as a variable of the environment, or as a key of the JSON on stdin. */
export type Channel = 'variable' | 'stdin';

/** A place where the value of one parameter is taken. */
export interface Read {
  readonly channel: Channel;
  /** Behind `OCTOMIND_PARAM_`, as the script writes it; or the first key of the path in the JSON. */
  readonly name: string;
  /** The name, with `OCTOMIND_PARAM_`, or the key. */
  readonly nameSpan: Span;
  /** The whole expression: `${OCTOMIND_PARAM_ENV:-staging}`, `params.get("env")`. */
  readonly span: Span;
  /**
   * What it is if the parameter is not supplied: another value (`:-`, `.get("env", "x")`), the end
   * of the script (`:?`, `os.environ["…"]`), no more than the question whether it is set (`+`, `-v`,
   * `"env" in params`), or nothing.
   */
  readonly absence: 'value' | 'end' | 'question' | 'nothing';
  /** Only in shell. */
  readonly shell?: ShellRead;
}

/** How a shell reads a variable. */
export interface ShellRead {
  /** `$X` · `${X}` · `${X%…}` and other operations · `X` in arithmetic. */
  readonly form: 'plain' | 'braced' | 'operation' | 'arithmetic';
  /** Whether it stands in quotes or where nothing is split: an assignment, `case`, `[[ ]]`. */
  readonly quoted: boolean;
  /** Whether it is part of a test: `[ ]`, `[[ ]]`, `(( ))`, `case`. */
  readonly tested: boolean;
  /** The options surely in force here: `u`, `e`, `o pipefail`… */
  readonly options: readonly string[];
  /** Whether on every way here the variable is assigned or was found to be set. */
  readonly guarded: boolean;
}

/**
 * A parameter's variable named in full outside of comments, or a key that may be one of stdin's.
 * Every read is a mention; a mention in a quoted heredoc, `ENVIRON["…"]` or `printenv …` is no read.
 */
export interface Mention {
  readonly channel: Channel;
  readonly name: string;
  readonly span: Span;
}

/**
 * A place where any parameter may be read.
 * - `indirect`: by a name that only the run knows: `${!name}`, `os.environ[name]`
 * - `iterated`: all of them: `env | grep`, `printenv`, `for key in params`, `**params`
 * - `handed`: stdin as a whole goes to a command or function that cannot be followed
 * - `inherited`: a command that may read stdin inherits it
 * - `included`: code from elsewhere runs in this process: `source`, an import of the repository's
 */
export interface Opening {
  readonly kind: 'indirect' | 'iterated' | 'handed' | 'inherited' | 'included';
  readonly channel: Channel;
  readonly span: Span;
}

/** A use of the arguments of the script itself, of which the runtime passes none. */
export interface ArgumentUse {
  /** As the script writes it: `$1`, `getopts`, `sys.argv`, `parse_args()`. */
  readonly text: string;
  readonly span: Span;
  /** Whether the script is written to do without: a parameter steps in, or `$#` is asked before. */
  readonly spare: boolean;
}

/** The way of a parameter's value to a place. */
export interface Flow {
  readonly read: Read;
  /** The names it was assigned to, from the first to the last. */
  readonly path: readonly Span[];
  /** Whether the value arrives as it was; if not, it is part of it or made from it. */
  readonly exact: boolean;
  /** All of these hold, on every way here. */
  readonly checks: readonly Check[];
  /** What was done to it on the way. */
  readonly treatments: readonly Treatment[];
}

/**
 * What a value can be after a condition that ended, or led away, for all others. The words are in
 * the language of the script: globs, or a regular expression where `regex` says so.
 */
export interface Check {
  /** `either`: one of `checks` holds. `exists`: it names a file. */
  readonly kind: 'like' | 'unlike' | 'number' | 'exists' | 'either';
  readonly span: Span;
  readonly patterns: readonly string[];
  readonly regex: boolean;
  readonly checks: readonly Check[];
}

/** Quoted for a shell (`printf %q`, `shlex.quote`, jq's `@sh`), made a number, or encoded. */
export type Treatment = 'shell-quoted' | 'number' | 'encoded';

/**
 * A command of a shell, a call of a library or a method, or the program that such a call starts.
 * In shell every command is here; elsewhere what starts a program or gets a parameter. `unclear` is
 * a program or a function of a file that was sourced before.
 */
export interface Call {
  readonly kind: 'program' | 'builtin' | 'function' | 'library' | 'unclear';
  /**
   * The command's word or, through imports and aliases, the library's name: `subprocess.run`,
   * `child_process.exec`. A method of an unknown object begins with a dot: `.execute`.
   */
  readonly name: string | undefined;
  readonly nameSpan: Span;
  readonly span: Span;
  /** What follows the name; of `sudo git log`, as `git`, only `log`. */
  readonly arguments: readonly Argument[];
  /** What a pipe, heredoc, here-string or `input=` feeds it, as far as it is known. */
  readonly input: Argument | undefined;
  /** The calls around it, from the outside: `sudo`, `xargs`, `subprocess.run`. */
  readonly through: readonly string[];
}

/** A word of a command, or a value in a call. */
export interface Argument {
  readonly span: Span;
  /** The text, if it is constant. */
  readonly text: string | undefined;
  /** From left to right; one part if it is no text put together. */
  readonly parts: readonly Part[];
  /** `shell` of `shell=True` and of `{ shell: true }`. */
  readonly keyword: string | undefined;
  /** The elements of a list or object, or the words of `"${array[@]}"`, as far as they are known. */
  readonly items: readonly Argument[] | undefined;
}

export interface Part {
  readonly span: Span;
  /** The text, if it is constant. */
  readonly text: string | undefined;
  /** Whether a shell splits what comes of it, and takes it for a pattern. */
  readonly splits: boolean;
  /** The parameters that arrive here. */
  readonly flows: readonly Flow[];
}

/** A place outside of a call's arguments where a shell does more than pass a value on. */
export interface Arrival {
  /** `list`: `for x in`, `select`, `a=(…)`. `redirect`: the file's name. */
  readonly place: 'list' | 'redirect' | 'arithmetic' | 'pattern';
  readonly argument: Argument;
}

/** A variable, no parameter's, without which the script ends. */
export interface Requirement {
  readonly name: string;
  readonly span: Span;
  /** `${X:?}` and the like, or no more than `$X` under `set -u`. */
  readonly explicit: boolean;
}

/** The question whether a command is there: `command -v git`, `shutil.which("git")`. */
export interface Probe {
  readonly name: string;
  readonly span: Span;
}

/** A file that a shell reads into itself. */
export interface SourcedFile {
  readonly span: Span;
  /** Undefined unless it is constant, but for the folder of the script. */
  readonly path: string | undefined;
  /** Whether `path` begins at the folder of the script; otherwise at the session's, or at `/`. */
  readonly besideScript: boolean;
}
