import type { ChainSubject, Looked } from '../link.ts';
import { resultOf } from '../tool-results.ts';

/** What these rules of `lint` find in the tool, the worst first; undefined if nothing. */
export function foundBy(
  { machine: { diagnostics, toolbox }, candidate }: ChainSubject,
  isMeant: (rule: string) => boolean,
): Looked | undefined {
  const own = diagnostics.filter(({ file, rule }) => file === candidate?.path && isMeant(rule));
  const worst =
    own.find(({ severity }) => severity === 'error') ??
    own.find(({ severity }) => severity === 'warning') ??
    own[0];
  if (!worst) return undefined;
  const result = resultOf(worst, toolbox);
  // Here it is clear which tool is meant.
  return { ...result, message: result.message.replace(`\`${candidate?.name}\`: `, '') };
}
