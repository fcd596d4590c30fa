import { expect, it } from '@jest/globals';
import { ConcurrencyLimit } from './concurrency-limit.js';

it('never runs more tasks at once than its limit, and continues after a failed one', async () => {
  const turns = new ConcurrencyLimit(2);
  let running = 0;
  let most = 0;
  const work = async (fails: boolean): Promise<void> => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    if (fails) throw new Error('failed');
  };
  const all = Array.from({ length: 9 }, (_, index) => turns.take(() => work(index % 3 === 0)));
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    Array.from({ length: 9 }, (_, index) => index % 3 !== 0),
  );
  expect(most).toBe(2);
});
