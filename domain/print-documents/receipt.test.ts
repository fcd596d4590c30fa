import { describe, expect, test } from '@jest/globals';
import type { RefundCause } from '../ordering/order/online-payment-events.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { eventsUntil, orderedItem, orderPlaced, placedOrder } from '../ordering/testing/orders.js';
import type { PaymentMethod } from '../ordering/order/order-terms.schema.js';
import { normalizeSpaces } from '../text/testing/normalize-spaces.js';
import { receipt } from './receipt.js';
import { printContext, printedAfter } from './testing/printed-order.js';

const attempt = '55555555-5555-4555-8555-555555555555';
const paid = (payment: string, method: PaymentMethod, amount: number, corrects?: string): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment, method, amount, ...(corrects && { corrects, reason: 'Vertippt' }) },
});
const online = (amount: number): OrderEvent[] => [
  {
    type: 'PaymentInitiated',
    data: {
      ...{ attempt, method: 'datatrans', amount, capture: 'automatic' },
      initiatedAt: '2026-11-20T17:00:00.000Z',
    },
  },
  { type: 'PaymentCaptured', data: { attempt, amount } },
];
const refunded = (amount: number, cause?: RefundCause, refund = 'r', index?: number): OrderEvent[] => [
  {
    type: 'RefundRequested',
    data: {
      refund,
      attempt,
      amount,
      reason: '',
      ...(cause && { cause }),
      ...(index !== undefined && { index }),
    },
  },
  { type: 'RefundSucceeded', data: { refund, attempt, amount, reference: 're_1' } },
];

/** 'Bezahlt 52,20 €': the lines of the receipt of an order after these events, without markup. */
function linesOf(...events: OrderEvent[]): string[] {
  const { order, settlement } = printedAfter(events);
  return normalizeSpaces(receipt(order, printContext(), settlement))
    .split('\n')
    .filter((line) => !line.startsWith('{width:'))
    .map((line) =>
      line
        .replace(/\\(.)/g, '$1')
        .replace(/["^~]/g, '')
        .replace(/\s*\|\s*/g, ' ')
        .trim(),
    );
}

/** From the first line that begins so to the one before the next that is `end`. */
function between(lines: string[], begin: string, end: string): string[] {
  const rest = lines.slice(lines.findIndex((line) => line.startsWith(begin)));
  return rest.slice(0, rest.indexOf(end));
}

describe('the receipt', () => {
  test('names every method by which the order was paid, with its amount', () => {
    const lines = linesOf(
      ...eventsUntil.confirmed,
      ...[paid('a', 'atm-card', 10), paid('b', 'hydro-ag-voucher', 12.2), paid('c', 'cash', 10.8)],
    );
    expect(between(lines, 'Bezahlt', '')).toEqual([
      ...['Bezahlt 33,00 €', 'Bankomatkarte 10,00 €', 'Hydro-AG-Gutschein 12,20 €', 'Barzahlung 10,80 €'],
    ]);
    expect(lines.join('\n')).not.toMatch(/Zahlungsart|Offen/);
  });

  test('leaves out a payment that was recorded by mistake, and says what is open', () => {
    const lines = linesOf(
      ...eventsUntil.confirmed,
      ...[paid('a', 'atm-card', 20), paid('b', 'atm-card', -20, 'a'), paid('c', 'cash', 3)],
    );
    expect(between(lines, 'Bezahlt', '')).toEqual(['Bezahlt 3,00 €', 'Barzahlung 3,00 €', 'Offen 30,00 €']);
  });

  test('of an order that is not paid says how it will be', () => {
    const lines = linesOf(...eventsUntil.confirmed);
    expect(between(lines, 'Zahlungsart', '')).toEqual(['Zahlungsart Barzahlung', 'Offen 33,00 €']);
  });

  test('says what was given back out of goodwill, so that it does not read as if it were still owed', () => {
    const lines = linesOf(...eventsUntil.confirmed, ...online(33), ...refunded(4, 'goodwill'));
    expect(between(lines, 'Bezahlt', '')).toEqual([
      ...['Bezahlt 33,00 €', 'Kreditkarte 33,00 €'],
      ...['Rückerstattet 4,00 €', 'Kreditkarte 4,00 €', 'Kulanz'],
    ]);
    expect(lines.join('\n')).not.toMatch(/Nachgelassen|Offen/);
  });

  test('shows by what a missing item lowered the sum and the tax of its rate, and what is left', () => {
    const drink = { ...orderedItem, name: 'Bier', taxRate: 20, net: 10, tax: 2, gross: 12 };
    const pricing = {
      ...placedOrder().pricing,
      ...{ totalGross: 45, totalNet: 40, totalTax: 5, taxes: { '10': 3, '20': 2 } },
    };
    const lines = linesOf(
      orderPlaced({ items: [orderedItem, drink], pricing, paymentMethod: 'datatrans' }),
      ...online(45),
      ...eventsUntil.confirmed.slice(1),
      ...refunded(6, 'missing', 'r', 1),
    );
    expect(between(lines, 'Satz', 'Bezahlt 45,00 €')).toEqual([
      ...['Satz Netto Steuer Brutto', '10 % 30,00 3,00 33,00', '20 % 10,00 2,00 12,00'],
      ...['Nachgelassen 6,00 €', '20 % 5,00 1,00 6,00'],
      ...['Verbleibt 39,00 €', '10 % 30,00 3,00 33,00', '20 % 5,00 1,00 6,00', '---'],
    ]);
    expect(between(lines, 'Rückerstattet', '')).toEqual([
      ...['Rückerstattet 6,00 €', 'Kreditkarte 6,00 €', 'Position fehlte'],
    ]);
  });

  test('of an order that was refunded as a whole because it was missing has no turnover and no tax left', () => {
    const lines = linesOf(...eventsUntil.confirmed, ...online(33), ...refunded(33, 'missing'));
    const left = between(lines, 'Nachgelassen', 'Bezahlt 33,00 €');
    expect(left).toEqual([
      ...['Nachgelassen 33,00 €', '10 % 30,00 3,00 33,00'],
      ...['Verbleibt 0,00 €', '10 % 0,00 0,00 0,00', '---'],
    ]);
    expect(lines).toContain('Rückerstattet 33,00 €');
  });

  test('says what was given back over the counter and what for, until that was recorded by mistake', () => {
    const back: OrderEvent = {
      type: 'PaymentRecorded',
      data: { payment: 'b', method: 'cash', amount: -5, refunds: 'a', cause: 'goodwill', reason: '' },
    };
    const events = [...eventsUntil.confirmed, paid('a', 'atm-card', 33), back];
    expect(between(linesOf(...events), 'Bezahlt', '')).toEqual([
      ...['Bezahlt 33,00 €', 'Bankomatkarte 33,00 €'],
      ...['Rückerstattet 5,00 €', 'Barzahlung 5,00 €', 'Kulanz'],
    ]);
    const takenBack = linesOf(...events, paid('c', 'cash', 5, 'b'));
    expect(between(takenBack, 'Bezahlt', '')).toEqual(['Bezahlt 33,00 €', 'Bankomatkarte 33,00 €']);
  });

  test('of a canceled order says what was given back over the counter', () => {
    const lines = linesOf(
      ...[
        ...eventsUntil.pending,
        paid('a', 'cash', 33),
        eventsUntil.canceled[2]!,
        paid('b', 'cash', -33, 'a'),
      ],
    );
    expect(between(lines, 'Bezahlt', '')).toEqual([
      ...['Bezahlt 33,00 €', 'Barzahlung 33,00 €', 'Rückerstattet 33,00 €', 'Barzahlung 33,00 €'],
    ]);
  });

  test('says what the bank of the guest took back', () => {
    const taken: OrderEvent = { type: 'ChargebackReceived', data: { attempt, amount: 33, reference: 'c' } };
    const lines = linesOf(...eventsUntil.confirmed, ...online(33), taken);
    expect(lines).toContain('Rückbuchung 33,00 €');
  });

  test('does not mention a refund that has not succeeded', () => {
    const [asked] = refunded(4, 'missing');
    const lines = linesOf(...eventsUntil.confirmed, ...online(33), asked!);
    expect(lines.join('\n')).not.toMatch(/Rückerstattet|Nachgelassen/);
  });
});

test('what the guest donates is a line of the sum, apart from the taxes', () => {
  const { pricing } = placedOrder();
  const donation = { donatee: attempt, name: 'Gruft Wien', amount: 0.07 };
  const own = { ...pricing, donation: 2, totalGross: pricing.totalGross + 2 };
  const lines = linesOf({ type: 'OrderPlaced', data: placedOrder({ donation, pricing: own }) });
  const plain = linesOf({ type: 'OrderPlaced', data: placedOrder() });
  const added = lines.filter((line) => !plain.includes(line)).map((line) => line.replace(/\s+/g, ' '));
  expect(added).toEqual([
    'Ihre Spende an Gruft Wien 2,00 €',
    expect.stringMatching(/^Summe /),
    'Spende, ohne Steuer 2,00 €',
    'Spende an Gruft Wien 0,07 €',
    'Übernimmt unser Anbieter.',
    expect.stringMatching(/^Offen /),
  ]);
});
