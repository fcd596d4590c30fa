import { describe, expect, test } from '@jest/globals';
import { toUnits } from '../../kernel/money.js';
import { newRefundWaitsUntil, refundWaitsUntil } from './equal-refunds.js';
import type { Attempt, Refund } from './online-payments.js';

const attempt = (id: string, changes: Partial<Attempt> = {}): Attempt => ({
  id,
  method: 'mollie',
  amount: toUnits(33),
  capture: 'automatic',
  initiatedAt: at('17:00'),
  status: 'captured',
  reference: `tr_${id}`,
  checkoutUrl: null,
  authorized: 0,
  captured: toUnits(33),
  captureRequested: 0,
  isVoidRequested: false,
  chargebacks: [],
  reversals: [],
  chargedBack: 0,
  ...changes,
});
const refund = (id: string, time: string, changes: Partial<Refund> = {}): Refund => ({
  id,
  attempt: 'a',
  amount: toUnits(5),
  status: 'requested',
  reference: null,
  requestedAt: at(time),
  ...changes,
});
function at(time: string): string {
  return `2026-11-20T${time}:00.000Z`;
}
const online = (...refunds: Refund[]) => ({ attempts: [attempt('a'), attempt('b')], refunds });
const first = refund('r-1', '18:42', { status: 'succeeded' });
const second = refund('r-2', '18:50');

describe('a refund over the same amount of the same payment', () => {
  test('is refused when it is requested, and tried again after the whole pause', () => {
    expect(refundWaitsUntil(online(first, second), 'r-2', at('18:51'))).toBe(at('19:50'));
  });

  test('waits also for one that is still on its way, and each further one for those before it', () => {
    const sent = { ...first, status: 'requested' as const };
    const refunds = online(sent, second, refund('r-3', '19:10'));
    expect(refundWaitsUntil(refunds, 'r-1', at('19:11'))).toBeNull();
    expect(refundWaitsUntil(refunds, 'r-2', at('19:11'))).toBe(at('19:50'));
    expect(refundWaitsUntil(refunds, 'r-3', at('19:11'))).toBe(at('21:10'));
  });

  test.each<[string, Refund[], string]>([
    ['once its time has come', [first, second], '19:50'],
    ['an hour after the other one', [first, refund('r-2', '19:42')], '19:43'],
    ['over another amount', [first, { ...second, amount: toUnits(5.01) }], '18:51'],
    ['of another payment', [first, { ...second, attempt: 'b' }], '18:51'],
    ['after one that failed', [{ ...first, status: 'failed' }, second], '18:51'],
    ['that has succeeded', [first, { ...second, status: 'succeeded' }], '18:51'],
    [
      'of which nobody knows when it was requested',
      [first, refund('r-2', '', { requestedAt: undefined as never })],
      '18:51',
    ],
  ])('does not wait %s', (_case, refunds, now) => {
    expect(refundWaitsUntil(online(...refunds), 'r-2', at(now))).toBeNull();
  });

  test('does not wait at a provider without this rule', () => {
    const there = { attempts: [attempt('a', { method: 'datatrans' })], refunds: [first, second] };
    expect(refundWaitsUntil(there, 'r-2', at('18:51'))).toBeNull();
  });
});

describe('a refund that nobody has requested yet', () => {
  test('would wait where it is equal to one of less than an hour ago', () => {
    expect(newRefundWaitsUntil(online(first), toUnits(5), at('19:41'))).toBe(at('20:41'));
    expect(newRefundWaitsUntil(online(first), toUnits(5), at('19:42'))).toBeNull();
    expect(newRefundWaitsUntil(online(first), toUnits(4), at('18:43'))).toBeNull();
  });

  test('is compared by each part that is taken from a payment', () => {
    const nearlyEmpty = {
      ...online(first, refund('r-2', '17:30', { amount: toUnits(23), status: 'succeeded' })),
    };
    expect(newRefundWaitsUntil(nearlyEmpty, toUnits(6), at('18:50'))).toBe(at('19:50'));
    expect(newRefundWaitsUntil(nearlyEmpty, toUnits(5), at('18:50'))).toBe(at('19:50'));
    expect(newRefundWaitsUntil(nearlyEmpty, toUnits(4), at('18:50'))).toBeNull();
  });
});
