import type { Check, CheckFinding } from '../check.ts';
import { commandsFound } from '../checks/commands-found.ts';
import { interpreterEverywhere } from '../checks/interpreter-everywhere.ts';
import { interpreterFound } from '../checks/interpreter-found.ts';
import { mountExecutable } from '../checks/mount-executable.ts';
import { syntaxValid } from '../checks/syntax-valid.ts';
import { variablesSet } from '../checks/variables-set.ts';
import type { ChainSubject, Link, Looked } from '../link.ts';
import { foundBy } from './found.ts';

/** What a call needs of this machine. */
export const startLinks: readonly Link[] = [
  { id: 'interpreter', title: 'interpreter', look: interpreter },
  { id: 'starts', title: 'starts', look: starts },
];

const startRules = /^(shebang-(present|runnable)|line-endings-lf)$/;

function interpreter(subject: ChainSubject): Looked {
  const { machine, candidate } = subject;
  const broken = foundBy(subject, (rule) => startRules.test(rule));
  if (broken) return broken;
  const found = worst(subject, [interpreterFound, interpreterEverywhere]);
  if (found) return found;
  const known = machine.interpreters.find(({ tool }) => tool === candidate?.path);
  if (!known) return { status: 'ok', message: 'the system starts it by itself' };
  return { status: 'ok', message: `\`${known.wanted}\` is ${known.path}` };
}

function starts(subject: ChainSubject): Looked {
  const { machine, candidate } = subject;
  const found = worst(subject, [mountExecutable, syntaxValid, commandsFound, variablesSet]);
  if (found) return found;
  const parsed = machine.syntax.find(({ tool }) => tool === candidate?.path);
  return {
    status: 'ok',
    message: parsed ? `\`${parsed.by}\` finds nothing wrong with it` : 'nothing stands in its way',
  };
}

/** What the checks find about this tool or about all; the first error, or else the first finding. */
function worst({ machine, candidate }: ChainSubject, checks: readonly Check[]): Looked | undefined {
  const found = checks.flatMap(({ check, severity }) =>
    Array.from(check(machine), (finding: CheckFinding) => ({
      status: finding.severity ?? severity,
      ...finding,
    })).filter(({ tool }) => tool === undefined || tool === candidate?.path),
  );
  return found.find(({ status }) => status === 'error') ?? found[0];
}
