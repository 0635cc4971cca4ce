import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { visibleJson } from '../src/core/visible.ts';
import { hostileTools } from '../test/hostile.ts';
import { survive } from '../test/survive.ts';

/**
 * Throws hostile tools directories at every reporter and fix until the time is over: `npm run fuzz
 * -- --minutes 10`. What fails is printed with the call that repeats it, and ends in exit 1.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
});

/** In milliseconds, for one call of the program. */
const limit = 1000;
const batch = 100;

const end = performance.now() + Number(values.minutes) * 60_000;
const first = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
const property = fc.asyncProperty(hostileTools, (tools) => survive(tools, limit));

let cases = 0;
let seed = first;
do {
  const details = await fc.check(property, { seed, numRuns: batch });
  cases += details.numRuns;
  if (details.failed) {
    console.error(`Fails: ${shortened(String(details.errorInstance))}`);
    console.error(`Tools: ${shortened(visibleJson(details.counterexample?.[0]))}`);
    console.error(`Repeat it with: npm run fuzz -- --minutes 0 --seed ${seed}`);
    process.exitCode = 1;
  }
  seed++;
} while (performance.now() < end && process.exitCode !== 1);

console.log(`${cases} cases, seeds ${first} to ${seed - 1}${process.exitCode ? ': failed' : ''}`);

function shortened(text: string): string {
  return text.length > 4000 ? `${text.slice(0, 4000)}… (${text.length} characters)` : text;
}
