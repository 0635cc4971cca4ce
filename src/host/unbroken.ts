import { Cancelled } from '../core/questions.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * While somebody listens, a signal no longer ends the process but waits for the event loop, which a
 * synchronous step does not let run. So after each step the loop gets one turn to deliver it.
 */
export async function unbroken(steps: Iterable<() => void>): Promise<void> {
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    for (const step of steps) {
      step();
      await new Promise((resolve) => setImmediate(resolve));
      if (stopped) throw new Cancelled();
    }
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
