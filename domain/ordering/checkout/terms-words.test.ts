import { describe, expect, test } from '@jest/globals';
import { monday, VIENNA } from '../../calendar/testing/instants.js';
import { closed, open } from '../../opening-hours/testing/hours-entries.js';
import { type Branch, branch as branchResource } from '../../records/definitions/branch.js';
import { product as productResource } from '../../records/definitions/product.js';
import { formatTime } from '../../text/formats.js';
import { destinationOf, earliestTime, type OrderTerms, termsText, zipCodeIn } from './terms-words.js';

const innerCity = {
  ...{ area: 'Innenstadt', zipCodes: '1010, 1040–1060', price: 2.9, tax: 20, free: false },
  ...{ freeFromOrderValue: 40, minimumOrderValue: 20 },
};
const branchWith = (changes: Partial<Branch> = {}): Branch =>
  branchResource.schemas.entity.parse({
    ...branchResource.example,
    id: '00000000-0000-4000-8000-000000000001',
    ...{ zipCode: '1050', isDeliveryEnabled: true, isDineInEnabled: true, deliveryAreas: [innerCity] },
    openingHours: [open('daily', '10:00', '22:00')],
    preparationTakeaway: 20,
    ...changes,
  });

const takeaway: OrderTerms = {
  ...{ mode: 'takeaway', area: null, deliveryGross: 0, zipCode: null, table: null },
  ...{ appointmentDate: null, earliest: monday('12:25') },
};
const delivery: OrderTerms = { ...takeaway, mode: 'delivery', area: innerCity, deliveryGross: 2.9 };
const dineIn: OrderTerms = { ...takeaway, mode: 'dineIn' };
const tomorrow = new Date(monday('12:25').getTime() + 24 * 60 * 60_000);

describe('the line that says how one orders', () => {
  test.each<[OrderTerms, string, string]>([
    [takeaway, '12:02', 'Abholung · heute ab 12:25'],
    [{ ...takeaway, earliest: tomorrow }, '12:02', 'Abholung · morgen ab 12:25'],
    [{ ...takeaway, appointmentDate: monday('18:05').toISOString() }, '12:02', 'Abholung · heute, 18:05 Uhr'],
    [{ ...takeaway, earliest: monday('10:20') }, '08:00', 'Abholung · Vorbestellung'],
    [{ ...takeaway, earliest: null }, '23:00', 'Abholung · derzeit nicht möglich'],
    [{ ...delivery, zipCode: '1040' }, '12:02', 'Lieferung nach 1040 · ab 20,00 € · 2,90 €'],
    [delivery, '12:02', 'Lieferung nach Innenstadt · ab 20,00 € · 2,90 €'],
    [{ ...delivery, deliveryGross: 0 }, '12:02', 'Lieferung nach Innenstadt · ab 20,00 € · kostenlos'],
    [
      { ...delivery, earliest: tomorrow },
      '12:02',
      'Lieferung nach Innenstadt · ab 20,00 € · 2,90 € · morgen ab 12:25',
    ],
    [{ ...delivery, area: null }, '12:02', 'Lieferung'],
    [{ ...dineIn, table: '4' }, '12:02', 'Vor Ort · Tisch 4'],
    [dineIn, '12:02', 'Vor Ort'],
    [dineIn, '08:00', 'Vor Ort · Vorbestellung'],
  ])('with %j at %s is %s', (terms, clock, text) => {
    const at = { branch: branchWith(), now: monday(clock), timeZone: VIENNA, currency: 'EUR' };
    expect(termsText(terms, at).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('the earliest time', () => {
  const slow = productResource.schemas.entity.parse({
    ...productResource.example,
    id: '00000000-0000-4000-8000-000000000010',
    ...{ isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 2 },
  });
  const at = (clock: string, changes: Partial<Branch> = {}, more: object = {}) =>
    earliestTime({
      ...{ form: { items: [] }, mode: 'takeaway', branch: branchWith(changes), products: [slow] },
      ...{ now: monday(clock), timeZone: VIENNA },
      ...more,
    });
  const delayed = (until: string) => ({
    ...{ date: '2026-11-23', pausedUntil: null, soldOut: [], windowMinutes: 30 },
    ...{ delay: { minutes: 20, until: monday(until).toISOString() } },
    full: { takeaway: [], delivery: [], dineIn: [] },
  });
  const clockOf = (time: Date | null) => time && formatTime(time, VIENNA);
  const cart = { items: [{ product: slow.id, amount: 1, unit: 'piece' as const, parts: [] }] };

  test.each<[string, string, Partial<Branch>, object, string | null]>([
    ['comes after the time that the branch needs', '12:02', {}, {}, '12:25'],
    [
      'comes later while the kitchen is under load',
      '12:02',
      {},
      { limitedDays: [delayed('13:00')] },
      '12:45',
    ],
    ['comes as usual after a delay', '12:02', {}, { limitedDays: [delayed('12:02')] }, '12:25'],
    ['is that of the cart where that is later', '12:02', {}, { form: cart }, '14:05'],
    ['is the opening and what the branch needs then', '08:00', { isPreorderEnabled: true }, {}, '10:20'],
    ['is none while the branch is closed and takes no pre-orders', '08:00', {}, {}, null],
    [
      'is none where no time is left',
      '12:02',
      { openingHours: [closed('daily')], isPreorderEnabled: true },
      {},
      null,
    ],
  ])('%s', (_, clock, changes, more, expected) => {
    expect(clockOf(at(clock, changes, more))).toBe(expected);
  });

  test('is found although it is weeks away', () => {
    const openingHours = [{ ...open('daily', '10:00', '11:00'), type: 'once' as const, date: '2026-12-24' }];
    expect(at('12:00', { openingHours, isPreorderEnabled: true })?.toISOString()).toBe(
      '2026-12-24T09:20:00.000Z',
    );
  });
});

describe('the postal code of a delivery', () => {
  const details = {
    ...{ isDeliveryAddressDifferent: false, zipCode: 'A-1040', country: 'AT' },
    ...{ deliveryZipCode: '1180', deliveryCountry: 'AT' },
  } as const;

  test('is that of the address it goes to', () => {
    expect(destinationOf(details)).toEqual({ field: 'zipCode', zipCode: '1040', country: 'AT' });
    expect(destinationOf({ ...details, isDeliveryAddressDifferent: true })).toMatchObject({
      field: 'deliveryZipCode',
      zipCode: '1180',
    });
  });

  test.each([
    ['whole and in the area', details, '1040'],
    ['outside of the area', { ...details, isDeliveryAddressDifferent: true }, null],
    ['not whole yet', { ...details, zipCode: '104' }, null],
  ])('is named only if it is known: %s', (_, given, expected) => {
    expect(zipCodeIn(innerCity, given, branchWith())).toBe(expected);
    expect(zipCodeIn(null, given, branchWith())).toBeNull();
  });
});
