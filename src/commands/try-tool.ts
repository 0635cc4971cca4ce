import { UserError } from '../core/exit.ts';
import type { Host } from '../core/host.ts';
import { nearest } from '../core/words.ts';
import { lint } from '../lint/lint.ts';
import { type Candidate, isListed, type ListedTool, skipReason } from '../script/candidate.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';
import type { Problem } from '../try/problem.ts';
import { nextStep, nothingHere } from './nothing-here.ts';
import { skipMessage } from './skip-message.ts';

/** The tool to try and what `lint` says of how it starts, or why the runtime does not list it. */
export type Chosen =
  | { readonly tool: ListedTool; readonly problems: readonly Problem[] }
  | { readonly tool: undefined; readonly problems: readonly Problem[] };

/** The entry of the toolbox that is called `name`. Throws a {@link UserError} if there is none. */
export function chooseTool(host: Pick<Host, 'files'>, toolbox: Toolbox, name: string): Chosen {
  const candidate = toolbox.candidates.find((each) => each.name === name);
  if (!candidate) throw unknownTool(host, toolbox, name);
  return isListed(candidate)
    ? { tool: candidate, problems: startProblems(toolbox, candidate) }
    : { tool: undefined, problems: [refusal(toolbox, candidate)] };
}

function unknownTool(host: Pick<Host, 'files'>, toolbox: Toolbox, name: string): UserError {
  const { root, kind } = toolbox;
  if (kind !== 'directory') {
    const help = kind === undefined ? nextStep(host, root, `try ${name}`) : undefined;
    return new UserError(nothingHere(host, toolbox), help);
  }
  const names = toolbox.candidates.map((each) => each.name);
  const close = names.find((each) => each.startsWith(`${name}.`)) ?? nearest(name, names);
  return new UserError(
    `there is no \`${name}\` in ${toolsDirectory}`,
    close === undefined ? 'List them: `agent-tools list`' : `Did you mean \`${close}\`?`,
  );
}

/** Rules about a file that is listed and does not start, or not as its author meant. */
const startRules = new Set(['shebang-present', 'shebang-runnable', 'line-endings-lf']);

function startProblems(toolbox: Toolbox, tool: ListedTool): Problem[] {
  return lint({ ...toolbox, candidates: [tool] })
    .filter(({ file, rule }) => file === tool.path && startRules.has(rule))
    .map(({ severity, rule, message, help }) => ({
      severity,
      rule,
      message,
      ...(help === undefined ? {} : { help }),
    }));
}

function refusal(toolbox: Toolbox, candidate: Candidate): Problem {
  const found = lint(toolbox).find(
    ({ file, severity }) => file === candidate.path && severity === 'error',
  );
  if (found) {
    const { rule, message, help } = found;
    return { severity: 'error', rule, message, ...(help === undefined ? {} : { help }) };
  }
  const reason = skipReason(candidate) ?? 'unreadable';
  return {
    severity: 'error',
    message: `${skipMessage(candidate, reason)}, so the runtime skips it`,
  };
}
