import { Cancelled } from '../core/questions.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * While somebody listens, a signal no longer ends the process but waits for the event loop, which
 * synchronous work does not let run. So afterwards it gets one turn to deliver what has arrived.
 */
export async function unbroken(action: () => void): Promise<void> {
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    action();
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
  if (stopped) throw new Cancelled();
}
