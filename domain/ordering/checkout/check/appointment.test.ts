import { describe, expect, test } from '@jest/globals';
import type { Product } from '../../../records/definitions/product.js';
import { monday } from '../../../calendar/testing/instants.js';
import { ids } from '../../testing/ids.js';
import { branch } from '../../testing/inn.js';
import { products } from '../../testing/menu.js';
import { deliveryForm, facts, form } from '../../testing/shop.js';
import { appointmentProblems, possibleTimesOf } from './appointment.js';
import { contextOf } from './check-context.js';

const wanted = (at: Date | string) => form({ appointmentDate: new Date(at).toISOString() });
const at = (clock: string, differences = {}) => facts({ now: monday(clock), branch: branch(differences) });
const withLeadTime = (
  product: string,
  leadTimeType: Product['leadTimeType'],
  leadTimeValue: number,
  clock = '18:00',
) =>
  facts({
    now: monday(clock),
    products: products.map((one) =>
      one.id === product ? { ...one, isLeadTimeEnabled: true, leadTimeType, leadTimeValue } : one,
    ),
  });
const saidOf = (order: ReturnType<typeof form>, shop = at('18:00')) =>
  appointmentProblems(contextOf(order, shop)).map(({ message }) => message);

describe('a chosen time', () => {
  test('must be a multiple of five minutes', () => {
    expect(saidOf(wanted(monday('18:05')))).toEqual([]);
    expect(saidOf(wanted(monday('18:03')))).toEqual([
      'Termine gibt es alle fünf Minuten. Bitte wählen Sie einen davon aus.',
    ]);
  });

  test('can be 180 days ahead, to the same time of day', () => {
    expect(saidOf(wanted('2027-05-22T18:00+02:00'))).toEqual([]);
    expect(saidOf(wanted('2027-05-22T18:05+02:00'))).toEqual([
      'Termine gibt es höchstens 180 Tage im Voraus. Bitte wählen Sie einen früheren.',
    ]);
  });

  test('can be just after midnight if the slot of the evening before lasts', () => {
    const evening = at('18:00', { openingHours: [{ ...branch().openingHours[0]!, to: '02:00' }] });
    expect(saidOf(wanted('2026-11-24T01:55+01:00'), evening)).toEqual([]);
  });
});

describe('the lead time', () => {
  test.each([
    ['later today', 2, '19:55', '23.11.2026 um 20:00'],
    ['after the next opening', 5, '21:00', '24.11.2026 um 10:00'],
  ])('reports the earliest possible time: %s', (_, hours, clock, earliest) => {
    expect(saidOf(wanted(monday(clock)), withLeadTime(ids.schnitzel, 'hours', hours))).toEqual([
      `Ihre Bestellung braucht mehr Vorlaufzeit. Der früheste mögliche Termin ist am ${earliest} Uhr.`,
    ]);
  });

  test('allows the earliest time', () => {
    expect(saidOf(wanted(monday('20:00')), withLeadTime(ids.schnitzel, 'hours', 2))).toEqual([]);
  });

  test('can leave no possible time', () => {
    expect(saidOf(wanted(monday('20:00')), withLeadTime(ids.schnitzel, 'weeks', 26))).toEqual([
      'Für Ihren Warenkorb sind leider keine Termine verfügbar.',
    ]);
  });

  test('of products outside the cart is ignored', () => {
    expect(saidOf(wanted(monday('18:05')), withLeadTime(ids.cheese, 'days', 2))).toEqual([]);
  });

  test('does not prevent an order as soon as possible', () => {
    expect(saidOf(form(), withLeadTime(ids.schnitzel, 'days', 2))).toEqual([]);
  });
});

describe('the possible times', () => {
  const firstOf = (order: ReturnType<typeof form>, shop: ReturnType<typeof facts>) =>
    possibleTimesOf(contextOf(order, shop))[0];

  test('are those of the mode', () => {
    expect(firstOf(form(), at('18:00'))).toEqual({
      date: '2026-11-23',
      windows: [{ from: monday('18:00'), to: monday('21:55') }],
    });
    expect(firstOf(deliveryForm(), at('18:00'))).toEqual({
      date: '2026-11-23',
      windows: [{ from: monday('18:00'), to: monday('20:55') }],
    });
  });

  test('begin after the lead time of the cart', () => {
    expect(firstOf(form(), withLeadTime(ids.schnitzel, 'hours', 3))?.windows).toEqual([
      { from: monday('21:00'), to: monday('21:55') },
    ]);
  });

  test('are none while closed without pre-orders', () => {
    expect(possibleTimesOf(contextOf(form(), at('09:00')))).toEqual([]);
    expect(possibleTimesOf(contextOf(deliveryForm(), at('12:00')))).toEqual([]);
    expect(firstOf(form(), at('09:00', { isPreorderEnabled: true }))?.windows).toEqual([
      { from: monday('10:00'), to: monday('21:55') },
    ]);
  });

  test('ignore unknown products', () => {
    const order = form({ items: [{ product: ids.branch, amount: 1, unit: 'piece' }] });
    expect(firstOf(order, at('18:00'))?.windows).toHaveLength(1);
  });
});
