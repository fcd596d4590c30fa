import { setTimeout as delay } from 'node:timers/promises';
import { WRONG_SETTINGS_CODE, exitCodeFor } from '@bestellwerk/server-kit/wrong-settings';
import { nextTry, RestartPause } from '@bestellwerk/embedded/supervision/restart-pause';

export interface Waiting {
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
  readonly longestPauseMs?: number;
  readonly printEveryMs?: number;
}

/**
 * Does something until it succeeds, with growing pauses, and prints every few seconds what is wrong and when it is tried
 * again. Rejects when the settings are wrong, which trying again does not mend, and at once when it is called off.
 */
export async function untilDone<Result>(
  attempt: () => Promise<Result>,
  { signal, print, longestPauseMs = 5_000, printEveryMs = 5_000 }: Waiting,
): Promise<Result> {
  const pauses = new RestartPause(longestPauseMs);
  let printedAt = -Infinity;
  for (;;) {
    try {
      return await unlessAborted(attempt(), signal);
    } catch (error) {
      signal.throwIfAborted();
      if (exitCodeFor(error) === WRONG_SETTINGS_CODE) throw error;
      const pause = pauses.next(0);
      if (performance.now() - printedAt >= printEveryMs) {
        printedAt = performance.now();
        print(`waiting: ${nextTry(messageOf(error), pause)}`);
      }
      await delay(pause, undefined, { signal });
    }
  }
}

/** The same for something that is asked about: null, or what is wrong in words. */
export async function untilNothingIsWrong(
  ask: () => Promise<string | null>,
  waiting: Waiting,
): Promise<void> {
  await untilDone(async () => {
    const wrong = await ask();
    if (wrong !== null) throw new Error(wrong);
  }, waiting);
}

async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const done = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: done.signal });
  });
  return Promise.race([work, aborted]).finally(() => done.abort());
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
