import { describe, expect, it } from '@jest/globals';
import { dailySales } from '../../ordering/daily-sales/project.js';
import { orderBoard } from '../../ordering/order-board/project.js';
import type { Projection } from '../projection.js';
import { publicOrder } from '../../ordering/public-order/project.js';
import { followingGroups } from './following-groups.js';
import { Target } from './target.js';

const at = (projection: Projection, position: string): Target => {
  const { name, version } = projection;
  const checkpoint = { projection: name, generation: 1, version, position, mark: null, isActive: true };
  return new Target(projection, checkpoint, []);
};
const names = (targets: readonly Target[], caughtUp: readonly Target[] = []) =>
  followingGroups(targets, new Set(caughtUp.map(({ id }) => id))).map(({ targets: group, isMain }) => [
    isMain,
    ...group.map(({ name }) => name),
  ]);

describe('followingGroups', () => {
  it('groups projections at the same checkpoint', () => {
    expect(names([at(orderBoard, '9'), at(publicOrder, '9')])).toEqual([
      [true, 'order_board', 'public_order'],
    ]);
  });

  it('puts a lagging projection in a group of its own, and the furthest one in the main group', () => {
    const targets = [at(dailySales, '-1'), at(orderBoard, '10'), at(publicOrder, '9')];
    expect(names(targets)).toEqual([
      [true, 'order_board'],
      [false, 'public_order'],
      [false, 'daily_sales'],
    ]);
  });

  it('groups projections that have caught up, although their positions differ', () => {
    const targets = [at(orderBoard, '10'), at(publicOrder, '9'), at(dailySales, '3')];
    expect(names(targets, targets.slice(0, 2))).toEqual([
      [true, 'order_board', 'public_order'],
      [false, 'daily_sales'],
    ]);
  });
});
