import type { Param } from '../script/param.ts';

/** A call of a new tool to try, with a value for all that is required (for all there is, if nothing). */
export function tryLine(name: string, params: readonly Param[]): string {
  const required = params.filter((param) => param.required);
  const shown = required.length > 0 ? required : params;
  return ['agent-tools try', name, ...shown.map(assignment)].join(' ');
}

function assignment({ name, type, description }: Param): string {
  switch (type) {
    case 'string': {
      const [, choice = 'example'] = /(?:^|[\s(])([\w.-]+)\|[\w.-]+/.exec(description) ?? [];
      return `${name}=${choice}`;
    }
    case 'boolean':
      return `${name}=true`;
    case 'array':
      return `${name}:='["example"]'`;
    case 'object':
      return `${name}:='{"key":"value"}'`;
    default:
      return `${name}=1`;
  }
}
