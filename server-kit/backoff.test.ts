import { expect, test } from '@jest/globals';
import { Backoff } from './backoff.js';

test('pauses double up to a second, and begin at the shortest again after a reset', async () => {
  const backoff = new Backoff();
  const ended = AbortSignal.abort();
  const limits: number[] = [];
  for (let n = 0; n < 6; n++) {
    limits.push(backoff.upToMs);
    await backoff.wait(ended);
  }
  expect(limits).toEqual([50, 100, 200, 400, 800, 1_000]);
  backoff.reset();
  expect(backoff.upToMs).toBe(50);
});
