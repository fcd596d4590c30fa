import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the fact holds; a check that throws counts as not yet. Rejects after the time limit. */
export async function until(fact: () => Promise<boolean>, timeoutMs: number, what: string): Promise<void> {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      if (await fact()) return;
    } catch (error) {
      last = error;
    }
    await pause(50);
  }
  throw new Error(`Not within ${timeoutMs} ms: ${what}`, { cause: last });
}
