import { parseOptions } from './options.ts';

/** Programs that start another one: the options of theirs that take a value. */
const wrappers: Readonly<Record<string, { valued: string; operands?: number }>> = {
  chronic: { valued: '' },
  doas: { valued: 'uC' },
  env: { valued: 'uCS' },
  exec: { valued: 'a' },
  ionice: { valued: 'cnpPu' },
  nice: { valued: 'n' },
  nohup: { valued: '' },
  setsid: { valued: '' },
  stdbuf: { valued: 'ioe' },
  sudo: { valued: 'CDghpRrTtUu' },
  time: { valued: 'fo' },
  timeout: { valued: 'ks', operands: 1 },
  xargs: { valued: 'adEeIiLlnPs' },
};

/**
 * Where in `words`, those behind the name of `program`, the name of the program stands that it
 * starts; undefined if it starts none.
 */
export function wrappedAt(
  program: string,
  words: readonly (string | undefined)[],
): number | undefined {
  const wrapper = wrappers[program];
  if (!wrapper) return undefined;
  const places = words.map((_word, at) => at);
  const usage = { valued: Array.from(wrapper.valued) };
  const { operands } = parseOptions(places, (at) => words[at], usage);
  const isAssignment = (at: number): boolean => /^[A-Za-z_]\w*=/.test(words[at] ?? '');
  const rest = operands.slice(wrapper.operands ?? 0);
  return program === 'env' || program === 'sudo' ? rest.find((at) => !isAssignment(at)) : rest[0];
}
