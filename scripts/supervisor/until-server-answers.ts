import { setTimeout as delay } from 'node:timers/promises';

export interface Waiting {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly askEveryMs?: number;
  readonly sayEveryMs?: number;
}

/**
 * Asks a server until nothing is wrong with it, and says every few seconds what is.
 *
 * @param ask null, or what is wrong in words
 */
export async function untilServerAnswers(
  ask: () => Promise<string | null>,
  { signal, say, askEveryMs = 1_000, sayEveryMs = 5_000 }: Waiting,
): Promise<void> {
  let saidAt = -Infinity;
  for (;;) {
    const wrong = await ask();
    signal.throwIfAborted();
    if (wrong === null) return;
    if (performance.now() - saidAt >= sayEveryMs) {
      saidAt = performance.now();
      say(`waiting: ${wrong}`);
    }
    await delay(askEveryMs, undefined, { signal });
  }
}
