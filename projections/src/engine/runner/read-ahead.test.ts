import { describe, expect, it } from '@jest/globals';
import { readAhead } from './read-ahead.js';

async function* counting(asked: number[], end = 3): AsyncGenerator<number> {
  for (let item = 1; item <= end; item++) {
    asked.push(item);
    await Promise.resolve();
    yield item;
  }
}

describe('reading ahead', () => {
  it('yields the same items, and fetches the next one while one is handled', async () => {
    const asked: number[] = [];
    const seen: number[][] = [];
    for await (const item of readAhead(
      counting(asked),
      () => true,
      () => undefined,
    )) {
      await Promise.resolve();
      seen.push([item, asked.length]);
    }
    expect(seen).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  it('fetches ahead only after items for which the predicate is true', async () => {
    const asked: number[] = [];
    const seen: number[][] = [];
    for await (const item of readAhead(
      counting(asked),
      (each) => each === 2,
      () => undefined,
    )) {
      await Promise.resolve();
      seen.push([item, asked.length]);
    }
    expect(seen).toEqual([
      [1, 1],
      [2, 3],
      [3, 3],
    ]);
  });

  it('throws an error only after the items before it', async () => {
    async function* failing() {
      yield 1;
      throw new Error('gone');
    }
    const seen: number[] = [];
    const reading = (async () => {
      for await (const item of readAhead(
        failing(),
        () => true,
        () => undefined,
      ))
        seen.push(item);
    })();
    await expect(reading).rejects.toThrow('gone');
    expect(seen).toEqual([1]);
  });

  it('cancels the pending fetch when the iteration ends early', async () => {
    const end = new AbortController();
    async function* endless() {
      yield 1;
      await new Promise((resolve) => end.signal.addEventListener('abort', resolve));
    }
    for await (const item of readAhead(
      endless(),
      () => true,
      () => end.abort(),
    )) {
      if (item === 1) break;
    }
    expect(end.signal.aborted).toBe(true);
  });
});
