import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 25;
/** Less than the time limits of long tests, which would not say what they wait for. */
const LONGEST_MS = 100_000;
const ASSERTED_WITHIN_MS = 20_000;

type Empty = undefined | null | false;

/** Asks again until the answer is something. Throws the question when there is none after 100 seconds. */
export async function until<T>(ask: () => T | Promise<T>): Promise<Exclude<T, Empty>> {
  const started = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer as Exclude<T, Empty>;
    if (performance.now() - started > LONGEST_MS) throw new Error(`Still waiting for ${ask.toString()}`);
    await delay(PAUSE_MS);
  }
}

/** Looks again until it no longer throws. Throws the last failure after 20 seconds. */
export async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() - started > ASSERTED_WITHIN_MS) throw error;
      await delay(PAUSE_MS);
    }
  }
}
