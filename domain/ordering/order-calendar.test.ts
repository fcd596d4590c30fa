import { describe, expect, test } from '@jest/globals';
import { calendarEntryOf, isForCalendar } from './order-calendar.js';

const now = new Date('2026-11-20T10:00:00Z');
const waiting = { hours: null, timeZone: 'Europe/Vienna', now };
const branch = {
  ...{ name: 'Linde Wien', street: 'Gasse 1', zipCode: '1050', city: 'Wien', phone: '+43 1 234' },
};
const order = {
  ...{ uid: 'AB12', status: 'confirmed' as const, isDelivery: false, isDineIn: false, tableIdentifier: null },
  ...{ placedAt: '2026-11-20T09:00:00Z', appointment: null, appointmentDate: '2026-11-20T17:30:00Z' },
  timeline: [1, 2],
};
const url = 'https://shop.example/status/AB12/c0ffee';
const isShown = (changes: object) => isForCalendar({ ...order, ...changes }, waiting);
const entryOf = (changes: object) => calendarEntryOf({ ...order, ...changes }, branch, waiting, url);

describe('the entry of an order', () => {
  test('is at the time that holds, at the branch, and links the order', () => {
    expect(isShown({})).toBe(true);
    expect(entryOf({ appointment: '2026-11-20T18:00:00Z' })).toMatchObject({
      uid: 'bestellung-AB12@shop.example',
      sequence: 2,
      at: new Date('2026-11-20T18:00:00Z'),
      title: 'Abholung: Linde Wien',
      location: 'Linde Wien, Gasse 1, 1050 Wien',
      description: `Bestellnummer AB12\nLinde Wien, Gasse 1, 1050 Wien\n+43 1 234\nIhre Bestellung: ${url}`,
      url,
      isCertain: true,
    });
  });

  test('has no place where the order is delivered: that is where the guest is', () => {
    expect(entryOf({ isDelivery: true })).toMatchObject({ title: 'Lieferung: Linde Wien', location: '' });
  });

  test('names the table', () => {
    expect(entryOf({ isDineIn: true, tableIdentifier: '7' }).description).toContain('\nTisch 7\n');
  });

  test('is tentative until the branch has confirmed it', () => {
    expect(isShown({ status: 'pending' })).toBe(true);
    expect(entryOf({ status: 'pending' }).isCertain).toBe(false);
  });

  test('is there for one that waits for the opening tomorrow', () => {
    const beginsAt = '2026-11-21T09:00:00Z';
    expect(isShown({ appointmentDate: null, beginsAt })).toBe(true);
    expect(entryOf({ appointmentDate: null, beginsAt }).at).toEqual(new Date('2026-11-21T09:30:00Z'));
  });
});

test.each([
  ['whose time is over', { appointmentDate: '2026-11-20T09:59:00Z' }],
  ['that is wanted as soon as possible', { appointmentDate: null, beginsAt: null }],
  ['that begins within the hour', { appointmentDate: null, beginsAt: '2026-11-20T10:20:00Z' }],
  ['of which another time is proposed', { status: 'proposed' }],
  ['that is only a request', { status: 'requested' }],
  ['that was not paid yet', { status: 'awaitingPayment' }],
  ['that was canceled', { status: 'canceled' }],
  ['that is completed', { status: 'completed' }],
])('an order %s has no entry', (_which, changes) => expect(isShown(changes)).toBe(false));
