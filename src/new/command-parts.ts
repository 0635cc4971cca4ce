import type { Param } from '../script/param.ts';
import { type Argument, first, isFlag, isOption } from './argument.ts';

/** Words that stand or fall together. */
export interface CommandPart<P extends Param> {
  readonly words: readonly Argument<P>[];
  /** What must be given (a boolean: true) for them to stand; nothing: they always do. */
  readonly when: readonly P[];
}

/** How a parameter is passed that nothing places. */
export function flagOf<P extends Param>(param: P): CommandPart<P> {
  const flag = flagName(param);
  if (param.type === 'boolean') return { words: [[flag]], when: [param] };
  return { words: [[flag], [param]], when: param.required ? [] : [param] };
}

function flagName({ name }: Param): string {
  return `--${name.replaceAll('_', '-')}`;
}

/** Words with what each depends on; an option goes with the value after it. */
export function grouped<P extends Param>(words: readonly Argument<P>[]): CommandPart<P>[] {
  const parts: CommandPart<P>[] = [];
  for (const word of words) {
    const when = isFlag(word) ? first(word) : word.filter(isOptional);
    const option = when.length > 0 ? takeOption(parts) : [];
    if (!isFlag(word)) parts.push({ words: [...option, word], when });
    else parts.push({ words: option.length > 0 ? option : [first(word).map(flagName)], when });
  }
  return parts;
}

/** Removes a last part that is an option and nothing else. */
function takeOption<P extends Param>(parts: CommandPart<P>[]): readonly Argument<P>[] {
  const last = parts.at(-1);
  const [word, ...more] = last?.words ?? [];
  const alone = word?.length === 1 && more.length === 0 && last?.when.length === 0;
  if (!last || !alone || !isOption(word)) return [];
  parts.pop();
  return last.words;
}

function isOptional<P extends Param>(piece: string | P): piece is P {
  return typeof piece === 'object' && !piece.required && piece.type !== 'boolean';
}

/** With words that always stand, side by side, made one part. */
export function merged<P extends Param>(parts: readonly CommandPart<P>[]): CommandPart<P>[] {
  const result: CommandPart<P>[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.when.length === 0 && part.when.length === 0) {
      result[result.length - 1] = { words: [...last.words, ...part.words], when: [] };
    } else result.push(part);
  }
  return result;
}
