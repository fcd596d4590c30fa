import { expect, test } from '@jest/globals';
import type { StaffOrder } from '../contracts/order.schema.js';
import type { RecordedEvent } from '../kernel/event.js';
import type { OrderEvent } from '../ordering/order/order-events.js';
import { ids } from '../ordering/testing/ids.js';
import { first, initiated, placed } from '../ordering/testing/online-payments.js';
import { publicOrderAfter, type PublicOrderState, staffOrderAfter } from './order-documents.js';
import { waitingNotice, waitingText, waitingWarning } from './waiting-refunds.js';

const [one, two] = [ids.schnitzel, ids.cheese];
const recorded = ([time, event]: readonly [time: string, event: OrderEvent], revision: number) =>
  ({
    ...event,
    ...{ id: '', stream: 'order-1', position: '1', revision: String(revision) },
    metadata: { at: at(time), actor: { kind: 'system', id: null }, origin: 'system' },
  }) as unknown as RecordedEvent<OrderEvent>;
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const place = (time: string) => ({ now: Date.parse(at(time)), timeZone: 'Europe/Vienna' });
const wanted = (refund: string): OrderEvent => ({
  type: 'RefundRequested',
  data: { refund, attempt: first, amount: 5, reason: '', cause: 'goodwill' },
});

const events = (
  [
    ['17:00', placed],
    ['17:00', initiated()],
    ['17:01', { type: 'PaymentCaptured', data: { attempt: first, amount: 33 } }],
    ['17:42', wanted(one)],
    [
      '17:43',
      { type: 'RefundSucceeded', data: { refund: one, attempt: first, amount: 5, reference: 're_1' } },
    ],
    ['17:50', wanted(two)],
  ] as const
).map(recorded);
const order = events.reduce<StaffOrder | undefined>(staffOrderAfter, undefined)!;

test('the guest reads until when a refund waits, and how much of what goes back that is', () => {
  const seen = events.reduce<PublicOrderState | undefined>(publicOrderAfter, undefined)!;
  expect(seen.document).toMatchObject({
    ...{ refundedAmount: 5, refundingAmount: 5 },
    waitingRefunds: [{ amount: 5, until: at('18:50') }],
  });
});

test('the message about a refund that waits says when it goes on', () => {
  expect(waitingNotice(order.onlinePayments, 5, place('18:00'))).toBe(
    'Rückzahlung vorgemerkt: Sie geht um 21:00 Uhr von selbst weiter.',
  );
  expect(waitingNotice(order.onlinePayments, 5.5, place('18:00'))).toBe('');
});

test('the document of an order keeps since when each refund is wanted', () => {
  expect(order.onlinePayments.refunds).toMatchObject([
    { id: one, status: 'succeeded', cause: 'goodwill', requestedAt: at('17:42') },
    { id: two, status: 'requested', requestedAt: at('17:50') },
  ]);
});

test('a refund that waits for Mollie says until when and why, as long as it does', () => {
  expect(waitingText(order.onlinePayments, two, place('17:51'))).toBe(
    'Wartet bis 19:50 Uhr: Mollie nimmt eine zweite Rückzahlung über denselben Betrag erst nach einer Stunde an.',
  );
  expect(waitingText(order.onlinePayments, two, place('18:50'))).toBe('');
  expect(waitingText(order.onlinePayments, one, place('17:51'))).toBe('');
});

test('staff who enter the same amount again are warned that it waits', () => {
  expect(waitingWarning(order.onlinePayments, 5, place('18:00'))).toBe(
    'Über diesen Betrag wurde vor Kurzem schon eine Rückzahlung veranlasst. Mollie nimmt eine zweite Rückzahlung über denselben Betrag erst nach einer Stunde an: Diese wartet bis 21:00 Uhr und geht dann von selbst weiter.',
  );
  expect(waitingWarning(order.onlinePayments, 5.5, place('18:00'))).toBe('');
});
