import { describe, expect, test } from '@jest/globals';
import type { PaymentNews } from '../order/payment-news.js';
import { differencesOf, type LedgerAttempt, type LedgerOrder, unsettled } from './ledger.js';

const ours: LedgerAttempt = {
  order: 'order',
  uid: 'ABCDEFGHJK',
  branch: 'branch',
  method: 'mollie',
  reference: 'tr_1',
  status: 'captured',
  currency: 'EUR',
  amount: 33,
  captured: 33,
  refunded: 5,
  refunding: 0,
  chargedBack: 0,
};
const theirs: PaymentNews = {
  reference: 'tr_1',
  status: 'captured',
  amount: 33,
  currency: 'EUR',
  captured: 33,
  captureBefore: null,
  refunds: [
    { reference: 're_1', refund: null, amount: 5, status: 'succeeded' },
    { reference: 're_2', refund: null, amount: 7, status: 'pending' },
  ],
  chargebacks: [{ reference: 'chb_1', amount: 33, isReversed: true }],
  failureReason: null,
};
const kindsOf = (here: Partial<LedgerAttempt>, there: Partial<PaymentNews> = {}) =>
  differencesOf({ ...ours, ...here }, { ...theirs, ...there }).map((difference) => [
    difference.kind,
    difference.ours,
    difference.theirs,
  ]);

describe('a payment', () => {
  test('that both sides know alike has no differences', () => {
    expect(kindsOf({})).toEqual([]);
    const open = { status: 'open', captured: 0, amount: null, refunds: [], chargebacks: [] } as const;
    expect(kindsOf({ status: 'opened', captured: 0, refunded: 0 }, open)).toEqual([]);
  });

  test('whose refund is on its way on both sides has none', () => {
    expect(kindsOf({ refunding: 7 })).toEqual([]);
  });

  test('that the provider does not know is one', () => {
    expect(differencesOf(ours, null)).toMatchObject([{ kind: 'unknownAtProvider', ours: 33, theirs: null }]);
  });

  test('of a difference is named with its branch, its amount and its currency', () => {
    const named = { branch: 'branch', amount: 33, currency: 'EUR' };
    expect(differencesOf(ours, null)).toMatchObject([named]);
    expect(differencesOf({ ...ours, status: 'opened' }, theirs)).toMatchObject([
      { kind: 'status', ours: null, theirs: null, ...named },
    ]);
  });

  test.each<[Partial<LedgerAttempt>, Partial<PaymentNews>, unknown[]]>([
    [{ amount: 32.99 }, {}, ['amount', 32.99, 33]],
    [{ captured: 0, status: 'opened' }, {}, ['captured', 0, 33]],
    [{ refunded: 0 }, {}, ['refunded', 0, 5]],
    [{ refunding: 14 }, {}, ['refundWaiting', 19, 12]],
    [{ chargedBack: 33 }, {}, ['chargedBack', 33, 0]],
    [{}, { currency: 'CHF' }, ['amount', 33, 33]],
  ])('with %j here and %j there differs', (here, there, difference) => {
    expect(kindsOf(here, there)).toEqual([difference]);
  });

  test('that is over on one side only is named', () => {
    const none = { captured: 0, refunded: 0 };
    const nothing = { captured: 0, refunds: [], chargebacks: [] };
    expect(kindsOf({ ...none, status: 'expired' }, { ...nothing, status: 'open' })).toEqual([
      ['status', null, null],
    ]);
    expect(kindsOf({ ...none, status: 'opened' }, { ...nothing, status: 'failed' })).toEqual([
      ['status', null, null],
    ]);
  });
});

describe('money that is to be given back', () => {
  const order: LedgerOrder = {
    order: 'order',
    uid: 'ABCDEFGHJK',
    branch: 'branch',
    currency: 'EUR',
    method: 'mollie',
    isUnfulfilled: true,
    total: 33,
    paid: 33,
    refunding: 0,
  };

  test('is a difference unless it is on its way', () => {
    expect(unsettled(order)).toMatchObject([
      { kind: 'notGivenBack', ours: 33, branch: 'branch', currency: 'EUR' },
    ]);
    expect(unsettled({ ...order, refunding: 33 })).toEqual([]);
    expect(unsettled({ ...order, isUnfulfilled: false })).toEqual([]);
    expect(unsettled({ ...order, isUnfulfilled: false, paid: 43 })).toMatchObject([{ ours: 10 }]);
  });
});
