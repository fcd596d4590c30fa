import { describe, expect, it, test } from '@jest/globals';
import { nextTry, RestartPause } from './restart-pause.js';

const pausesAfter = (...lives: number[]): number[] => {
  const pause = new RestartPause();
  return lives.map((life) => pause.next(life));
};

describe('the pause before a restart', () => {
  it('doubles while the part keeps failing, up to 30 seconds', () => {
    expect(pausesAfter(...Array<number>(10).fill(0))).toEqual([
      100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000,
    ]);
    expect(pausesAfter(...Array<number>(2000).fill(0)).at(-1)).toBe(30_000);
  });

  it('is short again after the part was ready for two seconds', () => {
    expect(pausesAfter(0, 0, 0, 2000, 1999, 60_000)).toEqual([100, 200, 400, 100, 200, 100]);
  });

  it('of one part is independent of other parts', () => {
    pausesAfter(0, 0, 0);
    expect(pausesAfter(0)).toEqual([100]);
  });
});

test.each([
  ['exit code 1', 100, 'exit code 1. Tried again at once.'],
  ['Port 5 is taken.', 999, 'Port 5 is taken. Tried again at once.'],
  ['is it mounted?\n', 1600, 'is it mounted? Tried again in 2 s.'],
  ['no room', 30_000, 'no room. Tried again in 30 s.'],
])('describes %j with a pause of %d ms as: %s', (wrong, pause, text) => {
  expect(nextTry(wrong, pause)).toBe(text);
});
