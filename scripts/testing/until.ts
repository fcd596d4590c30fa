import { setTimeout as delay } from 'node:timers/promises';

/** Asks again until the answer is something; the test's own time limit ends it otherwise. */
export async function until<T>(
  ask: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await delay(50);
  }
}
