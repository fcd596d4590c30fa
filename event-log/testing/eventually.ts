import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 10;

/** Asks until the answer is not undefined, null or false. The test's own time limit ends it. */
export async function eventually<Fact>(
  fact: () => Fact | Promise<Fact>,
): Promise<Exclude<Fact, false | null | undefined>> {
  for (;;) {
    const answer = await fact();
    if (answer !== undefined && answer !== null && answer !== false) {
      return answer as Exclude<Fact, false | null | undefined>;
    }
    await delay(PAUSE_MS);
  }
}
