import type { Span } from '../../core/span.ts';
import type { Check, Flow, Read, Treatment } from '../body.ts';

/** As many flows as one value is told to hold; a script that mixes more gains nothing from them. */
const flowLimit = 32;

/** The flow that begins at `read`. */
export function flowFrom(read: Read): Flow {
  return { read, path: [], exact: true, checks: [], treatments: [] };
}

/** All of the flows; those that differ in their checks only become one, with what they share. */
export function mergeFlows(...lists: readonly (readonly Flow[])[]): readonly Flow[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return filled[0] ?? [];
  const merged: Flow[] = [];
  for (const flow of filled.flat()) {
    const at = merged.findIndex((known) => isSameWay(known, flow));
    const known = merged[at];
    if (known) merged[at] = { ...known, checks: sharedChecks(known.checks, flow.checks) };
    else if (merged.length < flowLimit) merged.push(flow);
  }
  return merged;
}

function isSameWay(a: Flow, b: Flow): boolean {
  if (a === b) return true;
  return (
    a.read === b.read &&
    a.exact === b.exact &&
    a.path.length === b.path.length &&
    a.path.every((span, at) => span.start === b.path[at]?.start) &&
    a.treatments.join() === b.treatments.join()
  );
}

/** What holds on both of two ways: what both checked, and that each checked something. */
export function sharedChecks(a: readonly Check[], b: readonly Check[]): readonly Check[] {
  if (a === b) return a;
  const shared = a.filter((check) => b.includes(check));
  const [one, other] = [a, b].map((list) =>
    strongest(list.filter((check) => !shared.includes(check))),
  );
  if (!one || !other || isOpposite(one, other)) return shared;
  const checks = [...new Set([...alternatives(one), ...alternatives(other)])];
  if (checks.length > alternativeLimit) return shared;
  return [...shared, { kind: 'either', span: one.span, patterns: [], regex: false, checks }];
}

/** More alternatives than these are taken for no check at all. */
const alternativeLimit = 256;

const strength = ['unlike', 'exists', 'either', 'like', 'number'];

/** Of several checks that all hold, the one that says most. */
function strongest(checks: readonly Check[]): Check | undefined {
  return checks.toSorted((a, b) => strength.indexOf(b.kind) - strength.indexOf(a.kind))[0];
}

function alternatives(check: Check): readonly Check[] {
  return check.kind === 'either' ? check.checks : [check];
}

/** Whether they are the two outcomes of one condition, so that one of them always holds. */
function isOpposite(a: Check, b: Check): boolean {
  return a.span.start === b.span.start && a.kind !== b.kind;
}

/** The flows after an assignment to the name at `span`. */
export function assigned(flows: readonly Flow[], span: Span): readonly Flow[] {
  return flows.map((flow) =>
    flow.path.some(({ start }) => start === span.start)
      ? flow
      : { ...flow, path: [...flow.path, span] },
  );
}

/** The flows in something made from their values. */
export function inexact(flows: readonly Flow[]): readonly Flow[] {
  return flows.map((flow) => (flow.exact ? { ...flow, exact: false } : flow));
}

export function treated(flows: readonly Flow[], treatment: Treatment): readonly Flow[] {
  return inexact(flows).map((flow) =>
    flow.treatments.includes(treatment)
      ? flow
      : { ...flow, treatments: [...flow.treatments, treatment] },
  );
}

export function checked(flows: readonly Flow[], check: Check): readonly Flow[] {
  return flows.map((flow) =>
    flow.checks.includes(check) ? flow : { ...flow, checks: [...flow.checks, check] },
  );
}
