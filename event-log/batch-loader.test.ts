import { expect, test } from '@jest/globals';
import { BatchLoader } from './batch-loader.js';

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
