import { expect, test } from '@jest/globals';
import { CallSlots } from './call-slots.js';

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
