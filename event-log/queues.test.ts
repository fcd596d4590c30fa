import { expect, test } from '@jest/globals';
import { BatchLoader, CallSlots } from './queues.js';

test('calls beyond the limit wait in order and get no slot after their timeout', async () => {
  const slots = new CallSlots(2);
  const [first, second] = [await slots.take(0), await slots.take(0)];
  const order: string[] = [];
  const waiting = (name: string, withinMs: number) =>
    slots.take(withinMs).then((release) => {
      order.push(release ? name : `${name} too late`);
      return release;
    });
  const third = waiting('third', 20_000);
  await waiting('hasty', 1);
  const fourth = waiting('fourth', 20_000);
  first!();
  const releaseThird = await third;
  expect(order).toEqual(['hasty too late', 'third']);
  second!();
  (await fourth)!();
  releaseThird!();
  const again = [await slots.take(0), await slots.take(0)];
  expect(again.every(Boolean)).toBe(true);
  expect(await slots.take(0)).toBeNull();
});

test('loads in one batch what was requested during a load, and a failure rejects only its own batch', async () => {
  const asked: string[][] = [];
  const gathering = new BatchLoader(async (names) => {
    asked.push(names);
    await new Promise(setImmediate);
    if (names.includes('bad')) throw new Error('away');
    return names.length;
  });
  const first = gathering.of(['a', 'b']);
  await new Promise(setImmediate);
  const others = [gathering.of(['c']), gathering.of(['d', 'c'])];
  expect(await Promise.all([first, ...others])).toEqual([2, 2, 2]);
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const bad = gathering.of(['bad']);
  await expect(bad).rejects.toThrow('away');
  expect(await gathering.of(['e'])).toBe(1);
});
