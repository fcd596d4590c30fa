import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { isRefusal } from '../../kernel/refusal.js';
import { toUnits } from '../../kernel/money.js';
import { normalizeSpaces } from '../../text/testing/normalize-spaces.js';
import { eventsUntil, orderedItem, orderPlaced, refusedAs } from '../testing/orders.js';
import { addItem } from './item-decisions.js';
import { cancelOrder, confirmOrder } from './order-decisions.js';
import { orderDecider } from './order.js';
import type { OrderEvent } from './order-events.js';
import { recordPayment } from './payment-decisions.js';
import {
  acceptQuotation,
  declineQuotation,
  expireQuotation,
  offerQuotation,
  type OfferQuotation,
  withdrawRequest,
} from './quotation-decisions.js';

const { given, outcome } = givenWhenThen(orderDecider);
type Status = keyof typeof eventsUntil;
const statuses = Object.keys(eventsUntil) as Status[];

const at = '2026-11-20T17:00:00.000Z';
const validUntil = '2026-11-22T17:00:00.000Z';
const hidden = { ...orderedItem, name: 'Spanferkel', isPriceHidden: true };
const request = orderPlaced({
  isQuotation: true,
  items: [hidden, orderedItem],
  handling: { missedAfterMinutes: 15, isConfirmedByRule: false },
});
const offer = (differences: Partial<OfferQuotation> = {}): OfferQuotation => ({
  items: [{ index: 0, unitGross: 150 }],
  message: ' Mit Beilagen. ',
  validUntil,
  at,
  ...differences,
});

function offerOf(decision: ReturnType<typeof offerQuotation>) {
  if (isRefusal(decision)) throw new Error(decision.code);
  const [event] = decision;
  if (event?.type !== 'QuotationOffered') throw new Error('Nothing was offered');
  return event;
}

const offered = offerOf(offerQuotation(given(request), offer()));
const accepted: OrderEvent[] = [
  { type: 'QuotationAccepted', data: { offer: 1 } },
  { type: 'OrderSubmitted', data: { confirmBy: '2026-11-20T17:15:00.000Z' } },
];
const declined: OrderEvent[] = [
  { type: 'QuotationDeclined', data: { offer: 1 } },
  { type: 'OrderCanceled', data: { reason: 'Der Gast hat das Angebot abgelehnt.' } },
];

describe('offering a quotation', () => {
  test('names every price, with totals and explanation', () => {
    const { data } = offered;
    expect(data).toMatchObject({ offer: 1, message: 'Mit Beilagen.', validUntil });
    expect(data.items).toMatchObject([
      { isPriceHidden: false, unitGross: 150, gross: 300, net: 272.7273, tax: 27.2727, model: 'fixed' },
      orderedItem,
    ]);
    expect(data.pricing).toMatchObject({ totalGross: 333, taxes: { '10': 30.2727 } });
    expect(data.items[0]!.explanation.map(({ label }) => normalizeSpaces(label))).toEqual([
      'Angebotspreis je Stück: 150,00 €',
      '2 Stück × 150,00 €',
      'Darin 10 % Mehrwertsteuer: 27,27 €',
    ]);
  });

  test('adds up whatever is asked for: the total is the sum of lines in whole cents, net and tax', () => {
    const line = fc.record({
      amount: fc.integer({ min: 1, max: 50_000 }).map((thousandths) => thousandths / 1_000),
      unitGross: fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000),
      taxRate: fc.constantFrom(0, 4.9, 10, 13, 20),
    });
    const area = { name: 'Zentrum', price: 2.9, taxRate: 20, free: false, freeFromOrderValue: 50 };
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.boolean(), (lines, isDelivered) => {
        const items = lines.map(({ amount, taxRate }) => ({ ...hidden, amount, taxRate }));
        const placed = orderPlaced({ isQuotation: true, items, deliveryArea: isDelivered ? area : null });
        const prices = lines.map(({ unitGross }, index) => ({ index, unitGross }));
        const { data } = offerOf(offerQuotation(given(placed), offer({ items: prices })));
        const sum = (of: (item: (typeof data.items)[number]) => number) =>
          data.items.reduce((total, item) => total + toUnits(of(item)), 0);
        const { gross, net, tax, totalGross, totalNet, totalTax, deliveryGross, taxes } = data.pricing;
        expect(data.items.every((item) => toUnits(item.gross) % 100 === 0)).toBe(true);
        expect([toUnits(gross), toUnits(net), toUnits(tax)]).toEqual([
          sum((item) => item.gross),
          sum((item) => item.net),
          sum((item) => item.tax),
        ]);
        expect(toUnits(totalGross)).toBe(toUnits(gross) + toUnits(deliveryGross));
        expect(toUnits(totalGross)).toBe(toUnits(totalNet) + toUnits(totalTax));
        expect(Object.values(taxes).reduce((all, one) => all + toUnits(one), 0)).toBe(toUnits(totalTax));
        expect(deliveryGross).toBe(isDelivered && gross < 50 ? 2.9 : 0);
      }),
    );
  });

  test('is possible for a request only, and again until the guest answers', () => {
    const isRequest: readonly Status[] = ['requested', 'offered'];
    for (const status of statuses) {
      const expected = status === 'none' ? 'order-unknown' : 'no-quotation-request';
      const decision = offerQuotation(given(...eventsUntil[status]), offer());
      expect(outcome(decision)).toBe(isRequest.includes(status) ? 'QuotationOffered' : expected);
    }
    expect(outcome(offerQuotation(given(request, offered, ...accepted), offer()))).toBe('order-is-pending');
    expect(outcome(offerQuotation(given(request, offered, ...declined), offer()))).toBe('order-is-canceled');
  });

  test('writes nothing for the same offer; another one replaces it', () => {
    const order = given(request, offered);
    expect(offerQuotation(order, offer())).toEqual([]);
    const cheaper = offerOf(offerQuotation(order, offer({ items: [{ index: 0, unitGross: 140 }] })));
    expect(cheaper.data).toMatchObject({ offer: 2, pricing: { totalGross: 313 } });
    expect(outcome(offerQuotation(order, offer({ message: '' })))).toBe('QuotationOffered');
    // The prices of the first offer are known by now, so those that are not given stay.
    const longer = offerOf(
      offerQuotation(order, offer({ items: [], validUntil: '2026-11-23T17:00:00.000Z' })),
    );
    expect(longer.data.pricing.totalGross).toBe(333);
  });

  test('makes a request that was missed an answered one', () => {
    const missed: OrderEvent = { type: 'OrderMissed', data: { dueAt: at } };
    expect(given(request, missed)).toMatchObject({ isMissed: true });
    expect(given(request, missed, offered)).toMatchObject({ isMissed: false });
  });

  const expected = { product: orderedItem.product, amount: 2 };
  test.each<[string, Partial<OfferQuotation>, string]>([
    ['without a price that was hidden', { items: [{ index: 1, unitGross: 12 }] }, 'price-missing'],
    ['with a price below 0', { items: [{ index: 0, unitGross: -0.01 }] }, 'price-invalid'],
    ['with a price beyond all limits', { items: [{ index: 0, unitGross: 100_000.01 }] }, 'price-invalid'],
    ['with a price that is no number', { items: [{ index: 0, unitGross: Number.NaN }] }, 'price-invalid'],
    ['of a line that is not there', { items: [{ index: 2, unitGross: 1 }] }, 'item-unknown'],
    ['of a line that was changed', { items: [{ index: 0, unitGross: 1, expected: { ...expected, amount: 3 } }] }, 'item-changed'], // prettier-ignore
    ['that is over', { validUntil: at }, 'valid-until-invalid'],
    ['for more than 180 days', { validUntil: '2027-06-01T00:00:00.000Z' }, 'valid-until-invalid'],
  ])('%s is refused', (_case, differences, code) => {
    expect(outcome(offerQuotation(given(request), offer(differences)))).toBe(code);
  });

  test('for longer than until the time that is asked for is refused, unless that has passed', () => {
    const placed = orderPlaced({ isQuotation: true, appointmentDate: '2026-11-21T17:00:00.000Z' });
    expect(outcome(offerQuotation(given(placed), offer()))).toBe('valid-until-invalid');
    const late = offer({ at: '2026-11-21T18:00:00.000Z' });
    expect(outcome(offerQuotation(given(placed), late))).toBe('QuotationOffered');
  });
});

describe('the answer of the guest', () => {
  const order = given(request, offered);

  test('makes an order of an accepted offer, which the branch is to confirm', () => {
    expect(acceptQuotation(order, { offer: 1, at })).toEqual(accepted);
    expect(given(request, offered, ...accepted)).toMatchObject({ status: 'pending', total: 3_330_000 });
    expect(outcome(confirmOrder(given(request, offered, ...accepted)))).toBe('OrderConfirmed');
  });

  test('leaves the confirmation to the rule of a branch that has one', () => {
    const handling = { missedAfterMinutes: 15, isConfirmedByRule: true };
    const placed = orderPlaced({ isQuotation: true, handling });
    expect(acceptQuotation(given(placed, offered), { offer: 1, at })).toMatchObject([
      {},
      { data: { isConfirmedByRule: true } },
    ]);
  });

  test('keeps the chosen method of payment, among those that the branch offers, and nothing else changes', () => {
    const choice = { offer: 1, at, paymentMethod: 'mollie' } as const;
    const decision = acceptQuotation(order, choice, (method, branch) => method === 'mollie' && branch !== '');
    expect(decision).toMatchObject([{ data: { offer: 1, paymentMethod: 'mollie' } }, {}]);
    const { items, pricing } = offered.data;
    const taken = given(request, offered, ...(decision as OrderEvent[]));
    expect(taken).toMatchObject({ paymentMethod: 'mollie', items, pricing, status: 'pending' });
    const none = () => false;
    expect(outcome(acceptQuotation(order, choice, none))).toBe('payment-method-not-offered');
    expect(acceptQuotation(order, { ...choice, paymentMethod: 'cash' }, none)).toEqual(accepted);
  });

  test('cancels a declined one', () => {
    expect(declineQuotation(order, { offer: 1 })).toEqual(declined);
  });

  test('writes nothing the second time', () => {
    expect(acceptQuotation(given(request, offered, ...accepted), { offer: 1, at })).toEqual([]);
    expect(declineQuotation(given(request, offered, ...declined), { offer: 1 })).toEqual([]);
  });

  test('cannot be changed afterwards', () => {
    const taken = given(request, offered, ...accepted);
    expect(outcome(declineQuotation(taken, { offer: 1 }))).toBe('order-is-pending');
    const refused = given(request, offered, ...declined);
    expect(outcome(acceptQuotation(refused, { offer: 1, at }))).toBe('order-is-canceled');
    const canceled: OrderEvent = { type: 'OrderCanceled', data: { reason: 'Storno' } };
    const called = given(request, offered, ...accepted, canceled);
    expect(outcome(acceptQuotation(called, { offer: 1, at }))).toBe('order-is-canceled');
    expect(outcome(declineQuotation(called, { offer: 1 }))).toBe('order-is-canceled');
  });

  test('to an offer that was replaced is refused', () => {
    const second: OrderEvent = { ...offered, data: { ...offered.data, offer: 2 } };
    const replaced = given(request, offered, second);
    expect(outcome(acceptQuotation(replaced, { offer: 1, at }))).toBe('quotation-replaced');
    expect(outcome(declineQuotation(replaced, { offer: 1 }))).toBe('quotation-replaced');
    expect(outcome(acceptQuotation(replaced, { offer: 2, at }))).toBe('QuotationAccepted,OrderSubmitted');
  });

  test('is possible until the date of the offer', () => {
    expect(outcome(acceptQuotation(order, { offer: 1, at: validUntil }))).toBe(
      'QuotationAccepted,OrderSubmitted',
    );
    const late = '2026-11-22T17:00:00.001Z';
    expect(outcome(acceptQuotation(order, { offer: 1, at: late }))).toBe('quotation-over');
  });

  test.each(statuses.filter((status) => status !== 'offered'))(
    'is refused for an order that is %s',
    (status) => {
      const expected = { none: 'order-unknown', requested: 'no-quotation' }[status as string];
      const events = eventsUntil[status];
      expect(outcome(acceptQuotation(given(...events), { offer: 1, at }))).toBe(
        expected ?? 'no-quotation-request',
      );
      expect(outcome(declineQuotation(given(...events), { offer: 1 }))).toBe(
        expected ?? 'no-quotation-request',
      );
    },
  );
});

describe('without an answer', () => {
  test('the request is canceled at the date of the offer', () => {
    expect(expireQuotation(given(request, offered), validUntil)).toEqual([
      { type: 'QuotationExpired', data: { offer: 1 } },
      { type: 'OrderCanceled', data: { reason: 'Der Gast hat das Angebot nicht rechtzeitig angenommen.' } },
    ]);
  });

  test('nothing happens at the date of a replaced offer, nor after an answer', () => {
    expect(expireQuotation(given(request, offered), at)).toEqual([]);
    expect(expireQuotation(given(request, offered, ...accepted), validUntil)).toEqual([]);
    expect(expireQuotation(given(request, offered, ...declined), validUntil)).toEqual([]);
    expect(outcome(expireQuotation(given(), validUntil))).toBe('order-unknown');
  });
});

describe('while nothing is agreed', () => {
  const payment = { payment: '33333333-3333-4333-8333-333333333333', method: 'cash', amount: 1 } as const;

  test.each(['requested', 'offered'] as const)('a request that is %s takes no payment', (status) => {
    expect(outcome(recordPayment(given(...eventsUntil[status]), payment))).toBe(refusedAs(status));
  });

  test('staff may change the lines before there is an offer, and cancel at any time', () => {
    expect(outcome(addItem(given(request), () => orderedItem))).toBe('OrderItemAdded');
    expect(outcome(addItem(given(request, offered), () => orderedItem))).toBe('order-is-offered');
    const cancel = { reason: 'Kein Platz', mayCancelDispatched: false };
    expect(outcome(cancelOrder(given(request, offered), cancel))).toBe('OrderCanceled');
  });
});

describe('withdrawing a request', () => {
  test('cancels it as long as there is no offer, once', () => {
    const decision = withdrawRequest(given(request));
    expect(decision).toEqual([
      { type: 'QuotationRequestWithdrawn', data: {} },
      { type: 'OrderCanceled', data: { reason: 'Der Gast hat die Anfrage zurückgezogen.' } },
    ]);
    const withdrawn = given(request, ...(decision as OrderEvent[]));
    expect(withdrawn.status).toBe('canceled');
    expect(withdrawRequest(withdrawn)).toEqual([]);
    expect(outcome(offerQuotation(withdrawn, offer()))).toBe('order-is-canceled');
  });

  test('is refused once there is an offer, of an order that is no request, and of one that has ended', () => {
    expect(outcome(withdrawRequest(given(request, offered)))).toBe('quotation-offered');
    expect(outcome(withdrawRequest(given(...eventsUntil.pending)))).toBe('no-quotation-request');
    expect(outcome(withdrawRequest(given(request, offered, ...accepted)))).toBe('order-is-pending');
    expect(outcome(withdrawRequest(given(request, offered, ...declined)))).toBe('order-is-canceled');
    expect(outcome(withdrawRequest(given()))).toBe('order-unknown');
  });
});
