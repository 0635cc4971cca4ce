import { visible } from '../core/visible.ts';
import type { Plan, Rehearsal, ShownInterpreter, ShownProblem } from './rehearsal.ts';
import { type Paint, paintFor, type Style } from './style.ts';
import { resultText } from './try-result.ts';

/** For people: what the script is handed, what is wrong with that, and what came of it. */
export function tryText(rehearsal: Rehearsal, style: Style): string {
  const { tool, plan, problems, result } = rehearsal;
  const paint = paintFor(style);
  const lines = [
    ...(plan ? [...planLines(tool, plan, paint, result !== undefined), ''] : []),
    ...problems.flatMap((problem) => [...problemLines(problem, paint), '']),
    ...(result ? resultText(result, style) : unrun(rehearsal, paint)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function planLines(tool: string, plan: Plan, paint: Paint, ran: boolean): string[] {
  const { program, cwd, added, stdin } = plan.invocation;
  const rows: (readonly [string, readonly string[]])[] = [
    ['program', [`${visible(program)} ${paint.faint('with no arguments')}`]],
    ['interpreter', [interpreterText(plan.interpreter, paint)]],
    ['directory', [visible(cwd)]],
    ['variables', added.map(([name, value]) => `${visible(name)}=${short(value, paint)}`)],
    ['stdin', [`${short(stdin, paint)}${paint.faint(', then end of file')}`]],
    ['made up', plan.madeUp.map(({ word, why }) => `${visible(word)} ${paint.faint(`(${why})`)}`)],
    ['environment', plan.environment.map(visible)],
  ];
  const title = ran ? 'was called like this' : 'would be called like this; nothing was run';
  return [`${paint.strong(visible(tool))} ${title}`, '', ...rows.flatMap(row)].concat(
    ran ? [] : ['', ...shellLines(plan.shell, paint)],
  );
}

function row([name, values]: readonly [string, readonly string[]]): string[] {
  return values.map((value, at) => `  ${(at === 0 ? name : '').padEnd(11)}  ${value}`);
}

/** A long value is cut; the JSON has it whole. */
const shownLength = 400;

function short(value: string, paint: Paint): string {
  if (value.length <= shownLength) return visible(value);
  const bytes = Buffer.byteLength(value);
  return visible(value.slice(0, shownLength)) + paint.faint(`… (${bytes} bytes)`);
}

function interpreterText(found: ShownInterpreter | undefined, paint: Paint): string {
  if (!found) return paint.error('none is named');
  const { wanted, path, viaEnv } = found;
  if (path !== undefined) {
    const via = viaEnv ? `\`${wanted}\`, found on the PATH by env` : `named as \`${wanted}\``;
    return path === wanted ? visible(path) : `${visible(path)} ${paint.faint(`(${visible(via)})`)}`;
  }
  const place = viaEnv && !wanted.includes('/') ? 'not on the PATH' : 'not there';
  return paint.error(`\`${visible(wanted)}\` is ${place}`);
}

function shellLines(shell: string, paint: Paint): string[] {
  if (shell.length > shownLength * 10) return [paint.faint('The same from a shell is in --json')];
  return [paint.faint('The same from a shell:'), `  ${shell}`];
}

function problemLines(problem: ShownProblem, paint: Paint): string[] {
  const { severity, rule, message, help } = problem;
  const name = rule === undefined ? '' : ` ${paint.faint(`(${rule})`)}`;
  const lines = [`${paint[severity](severity)} ${visible(message)}${name}`];
  return help === undefined ? lines : [...lines, `  ${paint.good('help:')} ${visible(help)}`];
}

/** What to do next, where nothing was run. */
function unrun({ plan, problems }: Rehearsal, paint: Paint): string[] {
  if (plan) return [paint.faint('Add --run to run it and see what the model gets back')];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const invalid = errors.every(({ param }) => param !== undefined);
  const send = invalid ? '; --no-validate sends it as the runtime would' : '';
  return [paint.faint(`Nothing was run${send}`)];
}
