import { describe, expect, test } from '@jest/globals';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anOrder } from '../../testing/an-order.js';
import { openOrdersAfter } from './orders-api.js';

const early = anOrder({ id: 'early', placedAt: '2026-11-20T17:00:00.000Z' });
const late = anOrder({ id: 'late', placedAt: '2026-11-20T18:00:00.000Z' });

const merged = (...changed: StaffOrder[]) =>
  openOrdersAfter([early, late], changed).map(({ id, status }) => `${id} ${status}`);

describe('open orders', () => {
  test('insert a new order by its time of placing', () => {
    const between = anOrder({ id: 'between', placedAt: '2026-11-20T17:30:00.000Z' });
    expect(merged(between)).toEqual(['early pending', 'between pending', 'late pending']);
  });

  test('take over a newer revision', () => {
    expect(merged({ ...early, status: 'confirmed', revision: '2' })).toEqual([
      'early confirmed',
      'late pending',
    ]);
  });

  test('drop completed orders', () => {
    expect(merged({ ...early, status: 'completed', revision: '10' })).toEqual(['late pending']);
  });

  test.each(['0', '1'])('ignore the outdated revision %s', (revision) => {
    expect(merged({ ...early, status: 'canceled', revision })).toEqual(['early pending', 'late pending']);
  });
});
