import { describe, expect, test } from '@jest/globals';
import type { OnlinePaymentsDocument } from '../contracts/payments.schema.js';
import { openAmount, orderFlags } from '../ordering/order-flags.js';
import {
  balanceOf,
  isPayableOnline,
  type PaymentFacts,
  paymentStatusOf,
  paymentTroubleOf,
} from './online-payments.js';

const attempt = '00000000-0000-4000-8000-000000000001';
type Refund = OnlinePaymentsDocument['refunds'][number];
const refund = (amount: number, status: Refund['status']): Refund => ({
  id: '00000000-0000-4000-8000-000000000002',
  attempt,
  amount,
  status,
  reference: null,
});
const online = (...refunds: Refund[]): OnlinePaymentsDocument => ({
  attempts: [
    {
      id: attempt,
      method: 'mollie',
      amount: 33,
      capture: 'automatic',
      initiatedAt: '2026-11-20T17:00:00.000Z',
      status: 'captured',
      reference: 'tr_1',
      authorized: 0,
      captured: 33,
      chargedBack: 0,
      captureRequested: 0,
      isVoidRequested: false,
    },
  ],
  refunds,
});
const facts = (changes: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status: 'completed',
  paymentMethod: 'mollie',
  totalGross: 33,
  paidAmount: 33,
  refundedAmount: 0,
  waivedAmount: 0,
  online: online(),
  ...changes,
});

describe('an order of which a part was given back', () => {
  const part = facts({
    paidAmount: 28,
    refundedAmount: 5,
    waivedAmount: 5,
    online: online(refund(5, 'succeeded')),
  });

  test('stays paid: nobody asks for that part again', () => {
    expect([openAmount(part), isPayableOnline(part), paymentStatusOf(part)]).toEqual([0, false, 'paid']);
    expect(orderFlags({ ...part, mode: 'takeaway' })).toMatchObject({ isPaid: true, isRefunded: false });
  });

  test('is refunded, and not paid, once all of it was given back', () => {
    const all = facts({
      paidAmount: 0,
      refundedAmount: 33,
      waivedAmount: 33,
      online: online(refund(33, 'succeeded')),
    });
    expect([openAmount(all), isPayableOnline(all), paymentStatusOf(all)]).toEqual([0, false, 'refunded']);
    expect(orderFlags({ ...all, mode: 'takeaway' })).toMatchObject({ isPaid: false, isRefunded: true });
  });

  test('is asked for what was added to it after it was paid', () => {
    expect(openAmount({ ...facts(), totalGross: 40 })).toBe(7);
    expect(isPayableOnline(facts({ totalGross: 40 }))).toBe(true);
  });
});

describe('staff who have to give money back for a canceled order', () => {
  const canceled = (...refunds: Refund[]) =>
    balanceOf(facts({ status: 'canceled', online: online(...refunds) })).owedAmount;

  test.each<[string, Refund[], number]>([
    ['have nothing to do while a refund is on its way', [refund(33, 'requested')], 0],
    ['have to give back what no refund was asked for', [refund(30, 'requested')], 3],
    ['have to give back what the provider does not', [refund(33, 'failed')], 33],
  ])('%s', (_case, refunds, expected) => {
    expect(canceled(...refunds)).toBe(expected);
  });
});

describe('staff are alarmed by a refund that failed', () => {
  const after = (...refunds: Refund[]) => paymentTroubleOf(facts({ online: online(...refunds) }));

  test('although nothing is owed to the guest, until it is asked for again', () => {
    expect(after(refund(5, 'succeeded'))).toBeNull();
    expect(after(refund(5, 'failed'))).toBe('refundFailed');
    expect(after(refund(5, 'succeeded'), refund(3, 'failed'))).toBe('refundFailed');
    expect(after(refund(5, 'failed'), refund(5, 'requested'))).toBeNull();
    expect(after(refund(5, 'failed'), refund(5, 'failed'))).toBe('refundFailed');
  });

  test('of a canceled order, as long as money is left to give back', () => {
    const canceled = facts({
      status: 'canceled',
      online: online(refund(33, 'failed'), refund(3, 'succeeded')),
    });
    expect(paymentTroubleOf({ ...canceled, paidAmount: 30 })).toBe('refundFailed');
    expect(paymentTroubleOf({ ...canceled, paidAmount: 0 })).toBeNull();
  });
});
