import { expect, test } from '@jest/globals';
import { endsWithin, withTimeout } from './timeout.js';

const never = new Promise<never>(() => undefined);
const tooLate = (): Error => new Error('too late');

test('work that ends in time keeps its result or its failure', async () => {
  expect(await withTimeout(Promise.resolve('made'), 1_000, tooLate)).toBe('made');
  await expect(withTimeout(Promise.reject(new Error('no')), 1_000, tooLate)).rejects.toThrow('no');
});

test('work that does not end in time fails with the given error', async () => {
  await expect(withTimeout(never, 1, tooLate)).rejects.toThrow('too late');
});

test('it is known whether work ended in time, also when it failed', async () => {
  expect(await endsWithin(Promise.resolve(), 1_000)).toBe(true);
  expect(await endsWithin(Promise.reject(new Error('no')), 1_000)).toBe(true);
  expect(await endsWithin(never, 1)).toBe(false);
});
