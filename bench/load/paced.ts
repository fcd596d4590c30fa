import { setTimeout as delay } from 'node:timers/promises';

/** Begins something so many times a second, whether or not the earlier ones have ended, and waits for all. */
export async function paced(
  perSecond: number,
  milliseconds: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const started = performance.now();
  const count = Math.ceil((milliseconds * perSecond) / 1_000);
  const running: Promise<unknown>[] = [];
  for (let index = 0; index < count; index++) {
    const due = started + (index * 1_000) / perSecond;
    await delay(Math.max(0, due - performance.now()));
    running.push(work());
  }
  await Promise.all(running);
}
