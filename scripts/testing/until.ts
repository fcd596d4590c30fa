import { setTimeout as delay } from 'node:timers/promises';

/** Less than the time limits of the tests that wait, which would not say what for. */
const LONGEST_MS = 100_000;

/** Asks again until the answer is something. Throws what it asked when there is none after 100 seconds. */
export async function until<T>(
  ask: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const started = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() - started > LONGEST_MS) throw new Error(`Still waiting for ${ask.toString()}`);
    await delay(50);
  }
}
