import { describe, expect, it } from '@jest/globals';
import { dailySales } from '../../ordering/daily-sales/project.js';
import { orderBoard } from '../../ordering/order-board/project.js';
import type { Projection } from '../projection.js';
import { closing } from '../../payments/closing/project.js';
import { publicOrder } from '../../ordering/public-order/project.js';
import { followingGroups, readAhead } from './follower.js';
import { Target } from './target.js';

const at = (projection: Projection, position: string): Target => {
  const { name, version } = projection;
  const checkpoint = { projection: name, generation: 1, version, position, mark: null, isActive: true };
  return new Target(projection, checkpoint, []);
};
const names = (targets: readonly Target[], caughtUp: readonly Target[] = []) =>
  followingGroups(targets, new Set(caughtUp.map(({ id }) => id))).map(
    ({ targets: group, rest, endsWhenLive }) => [
      endsWhenLive ? 'to catch up' : rest,
      ...group.map(({ name }) => name),
    ],
  );

describe('followingGroups', () => {
  it('groups projections at the same checkpoint until they have caught up', () => {
    expect(names([at(orderBoard, '9'), at(dailySales, '9')])).toEqual([
      ['to catch up', 'order_board', 'daily_sales'],
    ]);
  });

  it('puts each projection that lags in a group of its own, the furthest first', () => {
    const targets = [at(dailySales, '-1'), at(orderBoard, '10'), at(publicOrder, '9')];
    expect(names(targets)).toEqual([
      ['to catch up', 'order_board'],
      ['to catch up', 'public_order'],
      ['to catch up', 'daily_sales'],
    ]);
  });

  it('parts projections that have caught up into urgent ones and others, although their positions differ', () => {
    const targets = [at(orderBoard, '10'), at(publicOrder, '9'), at(closing, '9'), at(dailySales, '3')];
    expect(names(targets, targets.slice(0, 3))).toEqual([
      ['urgent', 'order_board', 'public_order'],
      ['others', 'closing'],
      ['to catch up', 'daily_sales'],
    ]);
  });
});

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
