import { describe, expect, test } from '@jest/globals';
import { anOrder } from '../../testing/an-order.js';
import { mergeOpenOrders } from './merge-orders.js';

const early = anOrder({ id: 'early', placedAt: '2026-11-20T17:00:00.000Z' });
const late = anOrder({ id: 'late', placedAt: '2026-11-20T18:00:00.000Z' });

function merged(...changed: Parameters<typeof mergeOpenOrders>[1]) {
  const open = [early, late];
  mergeOpenOrders(open, changed);
  return open.map(({ id, status }) => `${id} ${status}`);
}

describe('open orders', () => {
  test('take in a new one by the time it was placed', () => {
    const between = anOrder({ id: 'between', placedAt: '2026-11-20T17:30:00.000Z' });
    expect(merged(between)).toEqual(['early pending', 'between pending', 'late pending']);
  });

  test('show a later state', () => {
    expect(merged({ ...early, status: 'confirmed', revision: '2' })).toEqual([
      'early confirmed',
      'late pending',
    ]);
  });

  test('let go of what has ended', () => {
    expect(merged({ ...early, status: 'completed', revision: '10' })).toEqual(['late pending']);
  });

  test.each(['0', '1'])('do not go back to revision %s', (revision) => {
    expect(merged({ ...early, status: 'canceled', revision })).toEqual(['early pending', 'late pending']);
  });
});
