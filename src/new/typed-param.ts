import { type ParamType, typeWords } from '../script/param.ts';
import { words } from '../script/white-space.ts';

/** What somebody says of a parameter who is asked for its name; undefined is what is left to ask. */
export interface TypedParam {
  readonly name: string;
  readonly type: ParamType | undefined;
  readonly required: boolean | undefined;
  readonly description: string | undefined;
}

/** Reads a name, `who` or `*who`, or the whole form of a header: `*who string The person`. */
export function typedParam(text: string): TypedParam | undefined {
  const [first = '', second, ...rest] = words(text).map((word) => word.text);
  const starred = first.startsWith('*');
  const name = starred ? first.slice(1) : first;
  const type = second === undefined ? undefined : typeWords[second.toLowerCase()];
  if (name === '' || (second !== undefined && type === undefined)) return undefined;
  return {
    name,
    type,
    required: starred || (type === undefined ? undefined : false),
    description: rest.length > 0 ? rest.join(' ') : undefined,
  };
}
