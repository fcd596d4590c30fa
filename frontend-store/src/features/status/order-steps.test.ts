import { expect, test } from '@jest/globals';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { branchHours } from '@bestellwerk/domain/opening-hours/testing/branch-hours';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { confirmedOrder, pendingOrder } from '../../../testing/order-fixture.js';
import { isChangedByBranch, orderSteps, statusHint } from './order-steps.js';

const at = (now: string) => ({ hours: branchHours(), timeZone: 'Europe/Vienna', now: new Date(now) });
const evening = at('2026-11-20T17:40:00Z');
const tomorrow: PublicOrder = { ...confirmedOrder, appointment: '2026-11-21T10:05:00Z' };
const states = (...given: Parameters<typeof orderSteps>) =>
  orderSteps(...given)
    .map(({ state }) => state)
    .join(' ');

test.each<[OrderStatus, string]>([
  ['pending', 'current ahead ahead ahead ahead'],
  ['confirmed', 'done done current ahead ahead'],
  ['ready', 'done done done current ahead'],
  ['completed', 'done done done done done'],
])('the steps of an order that is %s are %s', (status, expected) => {
  expect(states({ ...confirmedOrder, status }, 'takeaway', evening)).toBe(expected);
});

test.each<[OrderStatus, string]>([
  ['requested', 'current ahead ahead ahead ahead ahead ahead'],
  ['offered', 'done current ahead ahead ahead ahead ahead'],
  ['pending', 'done done current ahead ahead ahead ahead'],
  ['confirmed', 'done done done done current ahead ahead'],
  ['completed', 'done done done done done done done'],
])('the steps of a request for a quotation that is %s are %s', (status, expected) => {
  expect(states({ ...confirmedOrder, isQuotation: true, status }, 'takeaway', evening)).toBe(expected);
});

test('what was paid stays paid when the branch adds something, and is not awaited again', () => {
  const more: PublicOrder = {
    ...{ ...confirmedOrder, paymentMethod: 'mollie', isPaid: false, isPayable: true },
    ...{ paidAmount: 23, openAmount: 5 },
  };
  expect(orderSteps(more, 'takeaway', evening)[1]).toMatchObject({
    label: 'Teilweise bezahlt',
    state: 'done',
  });
  expect(orderSteps({ ...more, paidAmount: 0 }, 'takeaway', evening)[1]).toMatchObject({ state: 'ahead' });
});

test('an order paid in two parts was paid at its last payment, and not when something was given back', () => {
  const step = (type: string, time: string, text: string) => ({ type, at: `2026-11-20T${time}:00Z`, text });
  const { timeline } = confirmedOrder;
  const paid: PublicOrder = {
    ...{ ...confirmedOrder, paymentMethod: 'mollie', isPaid: true },
    timeline: [
      ...timeline,
      step('PaymentCaptured', '17:36', 'Bezahlt'),
      step('PaymentRecorded', '17:40', 'Zahlung erhalten'),
      step('PaymentRecorded', '17:45', '2,00\u00a0€ zurückgegeben'),
    ],
  };
  expect(orderSteps(paid, 'takeaway', evening)[1]).toMatchObject({
    label: 'Bezahlt',
    at: '2026-11-20T17:40:00Z',
  });
});

test('an unpaid order has come in, and does not claim to come in later', () => {
  const unpaid: PublicOrder = { ...pendingOrder, paymentMethod: 'mollie', status: 'awaitingPayment' };
  expect(orderSteps(unpaid, 'takeaway', evening)[0]).toMatchObject({
    label: 'Bestellung eingegangen',
    state: 'done',
  });
  expect(statusHint(unpaid, 'takeaway', evening)).toBe(
    'Sobald Sie bezahlt haben, sehen wir uns Ihre Bestellung an.',
  );
});

test.each([
  ['2026-11-20T18:30:00Z', 'Zum gewünschten Zeitpunkt schaffen wir es leider nicht.'],
  [null, 'So schnell geht es leider nicht.'],
])('an order for %s whose branch proposes another time shows the hint: %s', (appointmentDate, hint) => {
  const proposed: PublicOrder = { ...pendingOrder, status: 'proposed', appointmentDate };
  expect(statusHint(proposed, 'takeaway', evening)).toBe(hint);
});

test.each([
  ['sooner than usual', 29, 'Wir schlagen Ihnen eine bestimmte Zeit vor.'],
  ['at the usual time', 30, 'Wir schlagen Ihnen eine bestimmte Zeit vor.'],
  ['later than usual', 31, 'So schnell geht es leider nicht.'],
])('an order as soon as possible that its branch proposes to have %s shows so', (_case, minutes, hint) => {
  const placedAt = Date.parse(pendingOrder.placedAt);
  const counterAppointment = new Date(placedAt + minutes * 60_000).toISOString();
  const proposed: PublicOrder = { ...pendingOrder, status: 'proposed', beginsAt: null, counterAppointment };
  expect(statusHint(proposed, 'takeaway', evening)).toBe(hint);
});

test('an order from before the opening was not wanted at once, and its hint says so', () => {
  const early: PublicOrder = { ...pendingOrder, status: 'proposed', placedAt: '2026-11-20T06:00:00.000Z' };
  expect(statusHint(early, 'takeaway', evening)).toBe('Gleich nach dem Öffnen schaffen wir es leider nicht.');
});

test('only reached steps have times, taken from the timeline', () => {
  const steps = orderSteps(confirmedOrder, 'delivery', evening);
  expect(steps.map(({ label, at }) => [label, at?.slice(11, 16) ?? null])).toEqual([
    ['Bestellung eingegangen', '17:30'],
    ['Bestellung bestätigt', '17:34'],
    ['Wird zubereitet', '17:34'],
    ['In Zustellung', null],
    ['Zugestellt', null],
  ]);
});

test('an order for tomorrow is planned and not being prepared', () => {
  const steps = orderSteps(tomorrow, 'takeaway', evening);
  expect(steps.map(({ label, state, at }) => [label, state, at?.slice(11, 16) ?? null])).toEqual([
    ['Bestellung eingegangen', 'done', '17:30'],
    ['Bestellung bestätigt', 'done', '17:34'],
    ['Eingeplant für morgen, 21.11., 11:05 Uhr', 'current', null],
    ['Wird zubereitet', 'ahead', null],
    ['Bereit zur Abholung', 'ahead', null],
    ['Abgeschlossen', 'ahead', null],
  ]);
  expect(statusHint(tomorrow, 'takeaway', evening)).toBe('Eingeplant für morgen, 21.11., 11:05 Uhr.');
});

test('a pre-order whose time has come is being prepared, without a time for this step', () => {
  const soon = at('2026-11-21T09:30:00Z');
  const steps = orderSteps(tomorrow, 'takeaway', soon);
  expect(steps[2]).toEqual({ label: 'Wird zubereitet', state: 'current', at: null });
  expect(statusHint(tomorrow, 'takeaway', soon)).toBe('Die Küche bereitet Ihre Bestellung zu.');
});

test('an order for tomorrow that is ready today is shown as ready', () => {
  expect(states({ ...tomorrow, status: 'ready' }, 'takeaway', evening)).toBe('done done done current ahead');
});

test.each<[Partial<PublicOrder>, string, later: string]>([
  [{ status: 'awaitingPayment' }, 'Warten auf Zahlungseingang', 'done ahead done current ahead ahead'],
  [{ paymentStatus: 'authorized' }, 'Zahlung freigegeben', 'done done done current ahead ahead'],
  [{ paymentStatus: 'paid', isPaid: true }, 'Bezahlt', 'done done done current ahead ahead'],
  [{ paymentStatus: 'refunded', isRefunded: true }, 'Rückerstattet', 'done done done current ahead ahead'],
])('an order that is paid online with %j is at the step %s, and later at: %s', (changes, label, later) => {
  const order: PublicOrder = { ...pendingOrder, paymentMethod: 'mollie', ...changes };
  const [, payment] = orderSteps(order, 'takeaway', evening);
  expect(payment).toMatchObject({ label, state: 'current' });
  expect(states({ ...order, status: 'confirmed' }, 'takeaway', evening)).toBe(later);
});

test('a request for a quotation has no step of payment before its guest has accepted an offer', () => {
  const request: PublicOrder = { ...confirmedOrder, isQuotation: true, paymentMethod: 'mollie' };
  const labels = (status: OrderStatus) =>
    orderSteps({ ...request, status }, 'takeaway', evening).map(({ label }) => label);
  expect(labels('offered')).not.toContain('Warten auf Zahlungseingang');
  expect(labels('pending')).toContain('Warten auf Zahlungseingang');
});

test.each([
  ['2026-11-20T17:40:00Z', 'Wir sehen uns Ihre Bestellung gerade an.'],
  ['2026-11-20T04:46:00Z', 'Wir bestätigen ab 10:00 Uhr.'],
  ['2026-11-20T21:30:00Z', 'Wir bestätigen morgen, 21.11., ab 10:00 Uhr.'],
])('a new order at %s shows the hint: %s', (now, hint) => {
  expect(statusHint({ ...pendingOrder, placedAt: now }, 'takeaway', at(now))).toBe(hint);
});

test('an order that was taken before the branch closed is still looked at, and not put off to the next day', () => {
  const late: PublicOrder = { ...pendingOrder, placedAt: '2026-11-20T20:55:00Z', beginsAt: null };
  expect(statusHint(late, 'takeaway', at('2026-11-20T21:10:00Z'))).toBe(
    'Wir sehen uns Ihre Bestellung gerade an.',
  );
});

test('the guest reads that a proposed time was taken back, until the branch has decided again', () => {
  const withdrawn = { type: 'CounterAppointmentWithdrawn', at: pendingOrder.placedAt, text: '' };
  const timeline = [...pendingOrder.timeline, withdrawn];
  const hint = (status: PublicOrder['status']) =>
    statusHint({ ...pendingOrder, status, timeline }, 'takeaway', at('2026-11-20T18:00:00+01:00'));
  expect(hint('pending')).toMatch(/^Wir haben den Terminvorschlag zurückgezogen/);
  expect(hint('confirmed')).not.toMatch(/zurückgezogen/);
  const unpaid = { paymentMethod: 'mollie', isPayable: true, timeline } as const;
  expect(statusHint({ ...pendingOrder, ...unpaid }, 'takeaway', evening)).toMatch(/zurückgezogen/);
});

test.each<[string, string[], boolean]>([
  ['an order whose lines stay', ['OrderPlaced', 'OrderConfirmed'], false],
  ['an order with another line', ['OrderPlaced', 'OrderItemAdded', 'OrderConfirmed'], true],
  ['an offer that was agreed on', ['OrderPlaced', 'OrderItemChanged', 'QuotationAccepted'], false],
  ['an offer changed after that', ['OrderPlaced', 'QuotationAccepted', 'OrderItemRemoved'], true],
])('whether the branch has changed what its guest wanted of %s follows from %j: %s', (_, types, expected) => {
  const timeline = types.map((type) => ({ type, at: pendingOrder.placedAt, text: '' }));
  expect(isChangedByBranch({ status: 'confirmed', timeline })).toBe(expected);
  expect(isChangedByBranch({ status: 'requested', timeline })).toBe(false);
});
