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
  it('gives the same items, and asks for the next before one is handled', async () => {
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

  it('asks for the next one only when it is wanted, after one that stands alone', async () => {
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

  it('throws a failure when its turn has come', async () => {
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

  it('stops what it has begun when it is left early', async () => {
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
