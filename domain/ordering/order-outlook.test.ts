import { describe, expect, test } from '@jest/globals';
import { open } from '../opening-hours/testing/hours-entries.js';
import { branchHours, night } from '../opening-hours/testing/branch-hours.js';
import { confirmedFrom, type DueOrder, expectedText, likelyText, plannedFor, wantedFor } from './due-time.js';

const VIENNA = 'Europe/Vienna';

const order = (differences: Partial<DueOrder> = {}): DueOrder => ({
  status: 'confirmed',
  isDelivery: false,
  isDineIn: false,
  placedAt: '2026-11-22T04:46:00Z',
  appointment: null,
  appointmentDate: null,
  ...differences,
});
const at = (now: string, hours: Parameters<typeof plannedFor>[1]['hours'] = branchHours()) => ({
  hours,
  timeZone: VIENNA,
  now: new Date(now),
});

test('an order for tomorrow is shown as planned until an hour before', () => {
  const tomorrow = order({ appointment: '2026-11-23T10:05:00Z' });
  expect(plannedFor(tomorrow, at('2026-11-22T04:46:00Z'))).toBe('Eingeplant für morgen, 23.11., 11:05 Uhr');
  expect(plannedFor(tomorrow, at('2026-11-23T09:00:00Z'))).toBe('Eingeplant für heute, 11:05 Uhr');
  expect(plannedFor(tomorrow, at('2026-11-23T09:05:00Z'))).toBeNull();
});

test('an order without a time, placed while the branch is closed, is planned for its opening', () => {
  expect(plannedFor(order(), at('2026-11-22T04:46:00Z'))).toBe(
    'Eingeplant, sobald wir öffnen: heute, 10:00 Uhr',
  );
  const evening = order({ placedAt: '2026-11-22T21:30:00Z' });
  expect(plannedFor(evening, at('2026-11-22T21:30:00Z'))).toBe(
    'Eingeplant, sobald wir öffnen: morgen, 23.11., 10:00 Uhr',
  );
});

const sundayAfternoon = '2026-11-22T13:28:00Z';
const mondaysDeliveries = branchHours({
  isDeliveryHoursEnabled: true,
  deliveryHours: [open('monday', '11:30', '21:00')],
});

test('a delivery as soon as possible is planned for the next delivery hours, even if the branch is open', () => {
  const delivered = order({ isDelivery: true, placedAt: sundayAfternoon });
  expect(plannedFor(delivered, at(sundayAfternoon, mondaysDeliveries))).toBe(
    'Eingeplant, sobald wir liefern: morgen, 23.11., 11:30 Uhr',
  );
});

test.each([
  [
    'a delivery that waits for the hours of deliveries',
    { isDelivery: true },
    'So schnell wie möglich, ab morgen, 23.11., 11:30 Uhr',
  ],
  [
    'an order that came today before the opening',
    { placedAt: '2026-11-22T04:46:00Z' },
    'So schnell wie möglich, ab heute, 10:00 Uhr',
  ],
  ['a wish for tomorrow', { appointmentDate: '2026-11-23T10:05:00Z' }, 'Morgen, 23.11., 11:05 Uhr'],
  ['a wish for today', { appointmentDate: '2026-11-22T17:05:00Z' }, 'Heute, 18:05 Uhr'],
  ['an order that can be prepared at once', {}, null],
])('the guest sees for when the order is wanted: %s', (_, differences, text) => {
  const placed = order({ placedAt: sundayAfternoon, ...differences });
  expect(wantedFor(placed, at(sundayAfternoon, mondaysDeliveries))).toBe(text);
});

test('an order as soon as possible at an open branch is not planned for later', () => {
  const placed = order({ placedAt: '2026-11-22T12:00:00Z' });
  expect(plannedFor(placed, at('2026-11-22T12:00:00Z'))).toBeNull();
});

test.each([
  ['2026-11-22T04:46:00Z', branchHours(), 'Wir bestätigen ab 10:00 Uhr'],
  ['2026-11-22T21:30:00Z', branchHours(), 'Wir bestätigen morgen, 23.11., ab 10:00 Uhr'],
  [
    '2026-11-22T21:30:00Z',
    branchHours({ openingHours: [] }),
    'Wir bestätigen, sobald wir wieder geöffnet haben',
  ],
  ['2026-11-22T12:00:00Z', branchHours(), null],
  ['2026-11-23T00:30:00Z', branchHours(night), null],
  ['2026-11-22T21:30:00Z', null, null],
])('the time from which orders can be confirmed, at %s', (now, hours, text) => {
  expect(confirmedFrom(order(), at(now, hours))).toBe(text);
});

test('an order that was taken just before closing time is not put off to the next day until it is due', () => {
  const taken = order({ placedAt: '2026-11-22T20:55:00Z', beginsAt: null });
  expect(confirmedFrom(taken, at('2026-11-22T21:10:00Z'))).toBeNull();
  expect(confirmedFrom(taken, at('2026-11-22T21:30:00Z'))).toBe(
    'Wir bestätigen morgen, 23.11., ab 10:00 Uhr',
  );
});

describe('the time at which an order as soon as possible is expected', () => {
  const noon = order({ placedAt: '2026-11-22T11:00:00Z' });

  test.each<[string, Partial<DueOrder>, string]>([
    ['half an hour after it was placed', {}, 'etwa 12:30 Uhr'],
    ['later where it is brought', { isDelivery: true, status: 'dispatched' }, 'etwa 12:45 Uhr'],
  ])('is %s', (_case, differences, text) => {
    expect(expectedText({ ...noon, ...differences }, at('2026-11-22T11:05:00Z'))).toBe(text);
  });

  test.each<[string, Partial<DueOrder>, string]>([
    ['before it is confirmed', { status: 'pending' }, '2026-11-22T11:05:00Z'],
    ['once it is ready', { status: 'ready' }, '2026-11-22T11:05:00Z'],
    ['once that time is over', {}, '2026-11-22T11:31:00Z'],
    ['where the guest chose a time', { appointmentDate: '2026-11-22T17:05:00Z' }, '2026-11-22T11:05:00Z'],
    ['where it waits for the opening', { placedAt: '2026-11-22T04:46:00Z' }, '2026-11-22T05:00:00Z'],
  ])('is not shown %s', (_case, differences, now) => {
    expect(expectedText({ ...noon, ...differences }, at(now))).toBeNull();
  });

  test('is only likely until the branch has confirmed', () => {
    const now = at('2026-11-22T11:05:00Z');
    expect(likelyText({ ...noon, status: 'pending' }, now)).toBe('voraussichtlich etwa 12:30 Uhr');
    expect(likelyText(noon, now)).toBeNull();
  });

  test('is shown during its minute', () => {
    expect(expectedText(noon, at('2026-11-22T11:30:59Z'))).toBe('etwa 12:30 Uhr');
  });
});
