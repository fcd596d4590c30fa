import { resolve } from 'node:path';

/** Relative to where npm was called. */
export const pathOf = (argument: string): string => resolve(process.env.INIT_CWD ?? '.', argument);

/** Aborts on a signal to stop this process. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort(new Error(`Stopped by ${signal}; nothing was changed.`)));
  }
  return stop.signal;
}
