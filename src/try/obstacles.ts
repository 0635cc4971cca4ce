import type { Invocation } from '../core/invocation.ts';
import { listed } from '../core/words.ts';
import { variableOf } from './invocation.ts';
import type { JsonObject } from './json.ts';
import type { Problem } from './problem.ts';

/** As many bytes as one `NAME=value` and its NUL may have: 32 pages of 4 KiB (execve(2)). */
const variableLimit = 131_072;

/** What the form of the call itself brings about, whatever the script does. */
export function obstaclesOf({ added }: Invocation, values: JsonObject): Problem[] {
  return [...added.flatMap(unpassable), ...shared(values)];
}

/** Whether one of the variables of the call is more than the system passes. */
export function tooLarge({ added }: Invocation): boolean {
  return added.some((variable) => bytesOf(variable) > variableLimit);
}

function bytesOf([name, value]: readonly [string, string]): number {
  return Buffer.byteLength(name) + Buffer.byteLength(value) + 2;
}

function unpassable([name, value]: readonly [string, string]): Problem[] {
  const bytes = bytesOf([name, value]);
  if (name.includes('\0') || value.includes('\0')) {
    return [
      {
        severity: 'error',
        message: `\`${name}\` holds a NUL byte, which no variable can, so the call cannot be made`,
        help: 'Leave the NUL byte out',
      },
    ];
  }
  if (bytes <= variableLimit) return [];
  return [
    {
      severity: 'error',
      message: `\`${name}\` takes ${bytes} bytes, and the system passes no more than ${variableLimit}, so the tool does not start: "Argument list too long"`,
      help: 'Let the tool read large input from a file, and pass its path',
    },
  ];
}

/** Names that differ in case only: the runtime defines no winner. */
function shared(values: JsonObject): Problem[] {
  const variables = new Map<string, string[]>();
  for (const param of values.keys()) {
    const variable = variableOf(param);
    variables.set(variable, [...(variables.get(variable) ?? []), param]);
  }
  return Array.from(variables)
    .filter(([, params]) => params.length > 1)
    .map(([variable, params]) => ({
      severity: 'warning',
      message: `${listed(params.map((param) => `\`${param}\``))} share the variable \`${variable}\`, and which of them it holds is not defined`,
      help: 'Read them from stdin, or rename one',
    }));
}
