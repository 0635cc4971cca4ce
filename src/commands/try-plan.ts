import type { Host } from '../core/host.ts';
import type { Plan } from '../report/rehearsal.ts';
import type { ListedTool } from '../script/candidate.ts';
import { cleanEnvironment } from '../try/clean-environment.ts';
import { invocationOf, leftOut } from '../try/invocation.ts';
import { obstaclesOf } from '../try/obstacles.ts';
import type { Problem } from '../try/problem.ts';
import { shellLine } from '../try/shell.ts';
import { wordFor } from '../try/word.ts';
import { findInterpreter, type Interpreter } from './interpreter.ts';
import type { Completed } from './try-complete.ts';

/** Where and in which surroundings a call is to happen. */
export interface Surroundings {
  /** Absolute: the directory of the session. */
  readonly root: string;
  /** Whether in the environment of a program that no shell has started. */
  readonly clean: boolean;
  /** What else is to be said of the surroundings. */
  readonly remarks: readonly string[];
}

/** The process that a call would be, and what is known to go wrong with it. Starts nothing. */
export function planOf(
  { files, env, cwd, platform }: Pick<Host, 'files' | 'env' | 'cwd' | 'platform'>,
  { root, clean, remarks }: Surroundings,
  { name, path }: ListedTool,
  { values, madeUp }: Completed,
): { plan: Plan; problems: Problem[] } {
  const workdir = files.realPath(root) ?? root;
  const program = `${workdir}/${path}`;
  // A session started in another directory than this process would have that as its PWD.
  const here = env.PWD === undefined || root === cwd ? env : { ...env, PWD: root };
  const { env: session, differences } = clean
    ? cleanEnvironment(env, platform)
    : { env: here, differences: [] };
  const invocation = invocationOf({ name, program, workdir, values }, session);
  const interpreter = findInterpreter(files, program, invocation.env.PATH, workdir);
  const plan: Plan = {
    invocation,
    interpreter,
    madeUp: madeUp.map(({ param, value, why }) => ({
      word: wordFor(param.name, value, param.type),
      why,
    })),
    environment: [...remarks, ...differences],
    shell: shellLine(invocation, clean ? 'all' : leftOut(env, invocation)),
  };
  return { plan, problems: [...missing(interpreter), ...obstaclesOf(invocation, values)] };
}

function missing(interpreter: Interpreter | undefined): Problem[] {
  if (!interpreter || interpreter.path !== undefined) return [];
  const { wanted, viaEnv } = interpreter;
  return [
    {
      severity: 'error',
      message: viaEnv
        ? `\`${wanted}\` is not on the PATH here, so \`env\` ends in exit 127`
        : `\`${wanted}\` is no program here, so the tool does not start`,
      help: `Install it, or name an interpreter that is here`,
    },
  ];
}
