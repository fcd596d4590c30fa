import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isFound, nationalNumber, orderSearchTexts, orderTerms, ticketAskedFor } from './order-search.js';
import { finds, searchable, type SearchedFields } from './testing/searched-order.js';
import { placedOrder } from './testing/orders.js';

const { contact, items } = placedOrder();

describe('a search for orders', () => {
  test.each<[string, SearchedFields, boolean]>([
    ['4', { ticketNumber: 4 }, true],
    [' 4 ', { ticketNumber: 4 }, true],
    ['4', { ticketNumber: 14 }, false],
    ['4', { ticketNumber: 7, phone: '0664 4444444', table: '4', street: 'Taborstraße 4' }, false],
    ['#4', { ticketNumber: 4 }, true],
    ['# 4', { ticketNumber: 4 }, true],
    ['Nr. 4', { ticketNumber: 4 }, true],
    ['Nr.4', { ticketNumber: 4 }, true],
    ['Ticket 4', { ticketNumber: 4 }, true],
    ['Bestellung 4', { ticketNumber: 4 }, true],
    ['Nr. 4', { ticketNumber: 14 }, false],
    ['Ticket 4 Steiner', { ticketNumber: 4 }, true],
    ['Steiner 4', { ticketNumber: 4 }, true],
    ['Steiner 4', { ticketNumber: 5 }, false],
    ['#664', { ticketNumber: 7, phone: '0664 1234567' }, false],
    ['664', { ticketNumber: 7, phone: '0664 1234567' }, true],
    ['4567', { phone: '0664 1234567' }, true],
    ['12', { ticketNumber: 7, phone: '0664 1234567' }, false],
  ])('%j finds %j: %s', (search, order, isExpected) => {
    expect(finds(search, order)).toBe(isExpected);
  });

  test.each(['+43 664 1234567', '0664 1234567', '0664/123 45 67', '0043 664 1234567', '+43 (0)664 1234567'])(
    'finds a guest with the phone number %s in any notation',
    (phone) => {
      for (const typed of [
        '0664 1234567',
        '664 1234567',
        '+43 664 1234567',
        '06641234567',
        '0043 664 123 45 67',
        '1234567',
        '0664',
        'Steiner 0664 1234567',
      ])
        expect([typed, finds(typed, { phone })]).toEqual([typed, true]);
      for (const other of ['0664 1234568', '0676 1234567']) expect(finds(other, { phone })).toBe(false);
    },
  );

  test.each([
    ['lukasiewicz', 'Łukasiewicz'],
    ['Łukasiewicz', 'Lukasiewicz'],
    ['sorensen', 'Sørensen'],
    ['dordevic', 'Đorđević'],
    ['grosse', 'Große'],
    ['thorsson', 'Þorsson'],
    ['aegir', 'Ægir'],
    ['yilmaz', 'Yılmaz'],
  ])('%j finds a guest called %s', (search, last) => {
    expect(finds(search, { names: ['Jan', last] })).toBe(true);
  });

  test.each([
    ['Steiner Anna', true],
    ['anna steiner', true],
    ['Stein', true],
    ['an st', true],
    ['ei na', false],
    ['Steiner Berta', false],
    ['k7q105', true],
    ['anna@example.org', true],
    ['example.org', true],
    ['or', false],
    ["' OR 1=1 --", false],
    ['Steiner, Anna', true],
  ])('the name %j in any order finds Anna Steiner: %s', (search, isExpected) => {
    expect(finds(search, {})).toBe(isExpected);
  });

  test.each([
    ['Tisch 1', '1', true],
    ['tisch1', '1', true],
    ['Tisch 1', '12', false],
    ['Tisch 12', '12', true],
    ['Tisch Terrasse', 'Terrasse 2', true],
    ['Tisch Terrasse 2', 'Terrasse 2', true],
    ['Tisch a3', 'A 3', true],
    ['Tisch 1', null, false],
  ])('%j finds who sits at table %j: %s', (search, table, isExpected) => {
    expect(finds(search, { table })).toBe(isExpected);
  });

  test.each(['Taborstraße', 'taborstrasse 24', 'Tabor', '1020 Taborstraße', 'Wien Taborstr'])(
    '%j finds a delivery to Taborstraße 24',
    (search) => expect(finds(search, { street: 'Taborstraße 24/3' })).toBe(true),
  );

  test.each(['Käsekrainer', 'kaesekrainer', 'Kasekrainer', 'krainer'])(
    '%j finds who ordered Käsekrainer',
    (search) => {
      expect(finds(search, { dish: 'Käsekrainer mit Senf' })).toBe(true);
    },
  );

  test.each(['Müller', 'Mueller', 'Muller', 'MÜLLER'])('%j finds Müller and Mueller', (search) => {
    for (const last of ['Müller', 'Mueller', 'Müller-Lüdenscheid'])
      expect(finds(search, { names: ['Jörg', last] })).toBe(true);
  });

  test.each<[string, SearchedFields, 'guest' | 'dish' | null]>([
    ['Salami', { names: ['Anna', 'Salami'] }, 'guest'],
    ['Salami', { names: ['Anna', 'Salami'], dish: 'Pizza Salami' }, 'guest'],
    ['Salami', { dish: 'Pizza Salami' }, 'dish'],
    ['Anna Salami', { names: ['Anna', 'Salami'] }, 'guest'],
    ['Anna Salami', { names: ['Anna', 'Steiner'], dish: 'Salami' }, 'dish'],
    ['12', { ticketNumber: 12 }, 'guest'],
    ['Nr. 12 Salami', { ticketNumber: 12, dish: 'Salami' }, 'dish'],
    ['0664 1234567', { phone: '+43 664 1234567' }, 'guest'],
    ['Tisch 4', { table: '4', dish: 'Tisch 4' }, 'guest'],
    ['Tabor', { street: 'Taborstraße 24' }, 'guest'],
    ['Salami', { dish: 'Gulasch' }, null],
  ])('%j finds %j by guest, ticket or place before dishes: %s', (search, order, expected) => {
    const { guest, ...whole } = searchable(order);
    const terms = orderTerms(search);
    const by = isFound({ ...whole, search: guest }, terms) ? 'guest' : isFound(whole, terms) ? 'dish' : null;
    expect(by).toBe(expected);
  });

  test.each<[string, SearchedFields, boolean]>([
    ['🍕 Anna', {}, true],
    ['Anna 🍕', {}, true],
    ['🍕Anna🍕Steiner', {}, true],
    ['🍕 Berta', {}, false],
    ['🍕', {}, false],
    ['🍕', { dish: 'Pizza 🍕 Salami' }, true],
    ['🍕', { dish: 'Pizza🍕' }, true],
    ['🍕🌶️', { dish: 'Diavola 🌶 🍕' }, true],
    ['🍕🍺', { dish: 'Pizza 🍕' }, false],
    ['Pizza', { dish: '🍕Pizza🍕' }, true],
    ['Anna', { names: ['🌸Anna🌸', 'Steiner'] }, true],
    ['Anna Steiner', { names: ['Anna👨‍👩‍👧', '🇦🇹 Steiner'] }, true],
    ['👨‍👩‍👧', { names: ['Anna👨‍👩‍👧', 'Steiner'] }, true],
    ['👨', { names: ['Anna👨‍👩‍👧', 'Steiner'] }, false],
    ['👍', { names: ['Anna 👍🏽', 'Steiner'] }, false],
    ['👍🏽', { names: ['Anna 👍🏽', 'Steiner'] }, true],
    ['🇪🇦', { names: ['Anna', '🇩🇪🇦🇹'] }, false],
    ['🇦🇹', { names: ['Anna', '🇩🇪🇦🇹'] }, true],
    ['1️⃣', { ticketNumber: 1 }, false],
    ['#️⃣ 4', { ticketNumber: 4 }, true],
    ['❤️', { names: ['Anna ❤', 'Steiner'] }, true],
  ])('%j with emoji finds %j: %s', (search, order, isExpected) => {
    expect(finds(search, order)).toBe(isExpected);
  });

  test.each<[string, SearchedFields, boolean]>([
    ['23,40', { total: 23.4 }, true],
    ['23,40 €', { total: 23.4 }, true],
    ['23,40', { total: 23.41 }, false],
    ['23,40', { ticketNumber: 23, total: 18 }, false],
    ['1.234,50', { total: 1234.5 }, true],
    ['Steiner 23,40', { total: 23.4 }, true],
    ['Berta 23,40', { total: 23.4 }, false],
    ['23', { ticketNumber: 7, total: 23 }, false],
  ])('%j finds an order by what it costs, %j: %s', (search, order, isExpected) => {
    expect(finds(search, order)).toBe(isExpected);
  });

  test('of only punctuation or a country code has no terms', () => {
    for (const search of ['', '  ', '%%', '__', '+43', ' - ']) expect(orderTerms(search)).toEqual([]);
  });

  test('for a number alone asks for that ticket, a number among words does not', () => {
    expect(ticketAskedFor(orderTerms('123'))).toBe(123);
    expect(ticketAskedFor(orderTerms('Nr. 4'))).toBe(4);
    expect(ticketAskedFor(orderTerms('Steiner 4'))).toBeNull();
    expect(ticketAskedFor(orderTerms('0664 1234567'))).toBeNull();
    expect(ticketAskedFor(orderTerms('99999999999999999999'))).toBeNull();
  });
});

test('a phone number of an unknown country keeps its country code', () => {
  expect(nationalNumber('+33 1 2345678')).toBe('3312345678');
});

test('an order whose personal data was erased is found by its number and its dishes', () => {
  const nobody = Object.fromEntries(Object.keys(contact).map((name) => [name, null])) as typeof contact;
  const order = {
    uid: 'K7Q105XWPZ',
    contact: nobody,
    tableIdentifier: null,
    address: null,
    deliveryAddress: null,
  };
  expect(orderSearchTexts({ ...order, items: [{ ...items[0]!, name: 'Gulasch' }] })).toEqual({
    search: ' k7q105xwpz gulasch ',
    guest: ' k7q105xwpz ',
    sounds: '',
  });
});

test('a guest is found by first and last name in any order, with any letters', () => {
  const name = fc.stringMatching(/^[A-Za-zÄÖÜäöüßéšž]{2,20}$/);
  fc.assert(
    fc.property(name, name, (first, last) => {
      expect(finds(`${last} ${first}`, { names: [first, last] })).toBe(true);
    }),
  );
});

test('a phone number is found in any notation', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8,10}$/);
  const ways = [
    (number: string) => `0${number}`,
    (number: string) => `+43${number}`,
    (number: string) => `0043 ${number}`,
    (number: string) => `+43 (0)${number.slice(0, 3)} ${number.slice(3)}`,
  ];
  fc.assert(
    fc.property(digits, fc.constantFrom(...ways), fc.constantFrom(...ways), (number, written, typed) => {
      expect(finds(typed(number), { phone: written(number) })).toBe(true);
    }),
  );
});
