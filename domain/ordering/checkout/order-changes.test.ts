import { describe, expect, test } from '@jest/globals';
import { changesSince, type ShownOrder, withdrawnModeText } from './order-changes.js';

const almdudler = { name: 'Almdudler', gross: 7.8, isPriceHidden: false };

const shownIn = { currency: 'EUR', at: new Date('2026-11-21T18:00:00Z'), timeZone: 'Europe/Vienna' };

const shown = (differences: Partial<ShownOrder> = {}): ShownOrder => ({
  total: 7.8,
  deliveryGross: 0,
  mode: 'takeaway',
  area: null,
  isQuotation: false,
  paymentMethod: 'cash',
  beginsAt: null,
  delay: null,
  lines: [almdudler],
  ...differences,
});
const changes = (before: Partial<ShownOrder>, now: Partial<ShownOrder>) => {
  const found = changesSince(shown(before), shown(now), shownIn);
  return found && JSON.parse(JSON.stringify({ ...found, lines: [...found.lines] }).replaceAll('\u00a0', ' '));
};
const elsewise = 'Ihre Bestellung hat sich geändert.';

test('an unchanged order reports no changes', () => {
  expect(changes({}, {})).toBeNull();
});

test('a kitchen that takes longer is named with the time that is promised now, one that is faster or unknown is not', () => {
  const delay = (minutes: number) => ({ delay: { minutes, promised: `Abholbereit in ${minutes}` } });
  expect(changes(delay(0), delay(20))).toEqual({
    heading: 'Es dauert gerade länger.',
    notes: ['Die Küche braucht 20 Minuten länger als sonst. Abholbereit in 20.'],
    lines: [],
  });
  expect(changes(delay(0), { ...delay(20), total: 8 })?.heading).toBe(
    'Der Preis hat sich geändert: 8,00 € statt 7,80 €.',
  );
  expect(changes(delay(20), delay(10))).toBeNull();
  expect(changes({}, delay(20))).toBeNull();
  expect(changes(delay(20), {})).toBeNull();
});

test.each([
  ['the chosen mode is gone', 'takeaway', 'delivery', ['delivery'], 'Abholung ist gerade nicht möglich.'],
  ['the preselected mode is gone', null, 'takeaway', ['delivery'], 'Abholung ist gerade nicht möglich.'],
  ['the delivery is gone', 'delivery', 'delivery', ['takeaway'], 'Lieferung ist gerade nicht möglich.'],
  ['the last mode is gone', 'dineIn', 'dineIn', [], 'Konsum vor Ort ist gerade nicht möglich.'],
  ['another one was chosen since', 'delivery', 'takeaway', ['delivery'], null],
  ['only another one is gone', null, 'takeaway', ['takeaway'], null],
] as const)('a withdrawn mode is named: %s', (_, chosen, mode, offered, text) => {
  expect(withdrawnModeText(chosen, { mode }, offered)).toBe(text);
});

test('a changed price is reported for the order and at its line', () => {
  expect(changes({}, { total: 19.8, lines: [{ ...almdudler, gross: 19.8 }] })).toEqual({
    heading: 'Der Preis hat sich geändert: 19,80 € statt 7,80 €.',
    notes: [],
    lines: [[0, 'Preis geändert: 19,80 € statt 7,80 €.']],
  });
});

test('price changes that cancel each other out are reported although the total is the same', () => {
  const [dearer, cheaper] = [
    { ...almdudler, gross: 8.8 },
    { ...almdudler, gross: 6.8 },
  ];
  expect(
    changes({ total: 15.6, lines: [almdudler, almdudler] }, { total: 15.6, lines: [dearer, cheaper] }),
  ).toEqual({
    heading: elsewise,
    notes: [],
    lines: [
      [0, 'Preis geändert: 8,80 € statt 7,80 €.'],
      [1, 'Preis geändert: 6,80 € statt 7,80 €.'],
    ],
  });
});

test('a changed price that is hidden is reported without amounts', () => {
  const hidden = { ...almdudler, isPriceHidden: true };
  expect(changes({ lines: [hidden] }, { lines: [{ ...hidden, gross: 9 }] })?.lines).toEqual([
    [0, 'Preis geändert.'],
  ]);
});

test('a changed total with a hidden price in it is reported without amounts', () => {
  const hidden = { ...almdudler, isPriceHidden: true };
  const found = changes({ lines: [hidden] }, { total: 9, lines: [{ ...hidden, gross: 9 }] });
  expect(found?.heading).toBe(elsewise);
});

test('an order that became a request for a quotation is reported, and one that is none any more', () => {
  expect(changes({}, { isQuotation: true, paymentMethod: null })?.notes).toEqual([
    'Sie senden jetzt eine unverbindliche Anfrage, auf die wir mit einem Angebot antworten.',
  ]);
  expect(changes({ isQuotation: true, paymentMethod: null }, {})?.notes).toEqual([
    'Sie bestellen jetzt verbindlich statt ein Angebot anzufragen.',
  ]);
});

test('a renamed product is reported although the price is the same', () => {
  expect(changes({}, { lines: [{ ...almdudler, name: 'Limonade' }] })).toMatchObject({
    heading: elsewise,
    lines: [[0, 'Heißt jetzt „Limonade“ statt „Almdudler“.']],
  });
});

test('a line whose product was removed changes the total and has no note of its own', () => {
  expect(changes({}, { total: 0, lines: [null] })).toMatchObject({
    heading: 'Der Preis hat sich geändert: 0,00 € statt 7,80 €.',
    lines: [],
  });
});

test('a difference of less than a cent is not reported', () => {
  expect(changes({ total: 7.801 }, { total: 7.8 })).toBeNull();
});

test.each([
  ['mode', { mode: 'delivery' }, { mode: 'takeaway' }, 'Art der Lieferung: jetzt Abholung statt Lieferung.'],
  [
    'area',
    { mode: 'delivery', area: 'Nord' },
    { mode: 'delivery', area: 'Süd' },
    'Liefergebiet: jetzt „Süd“ statt „Nord“.',
  ],
  [
    'area, none left',
    { mode: 'delivery', area: 'Nord' },
    { mode: 'delivery' },
    'Das Liefergebiet „Nord“ gibt es nicht mehr.',
  ],
  [
    'fee',
    { mode: 'delivery', area: 'Nord', deliveryGross: 3 },
    { mode: 'delivery', area: 'Nord', deliveryGross: 4.9 },
    'Lieferkosten: 4,90 € statt 3,00 €.',
  ],
  ['payment', {}, { paymentMethod: 'atm-card' }, 'Zahlungsart: jetzt Bankomatkarte statt Barzahlung.'],
  ['payment, none left', {}, { paymentMethod: null }, 'Barzahlung gibt es hier nicht mehr.'],
] as const)('a change of the whole order is reported as a note: %s', (_, before, now, note) => {
  expect(changes(before, now)).toEqual({ heading: elsewise, notes: [note], lines: [] });
});

describe('an order as soon as possible', () => {
  const tomorrow = new Date('2026-11-22T09:00:00Z');
  const later = 'so bald wie möglich ab morgen, 22.11., 10:00 Uhr';

  test('reports day and time if it now waits until the branch opens', () => {
    expect(changes({}, { beginsAt: tomorrow })).toEqual({
      heading: elsewise,
      notes: [`Zeitpunkt: jetzt ${later} statt so schnell wie möglich.`],
      lines: [],
    });
  });

  test('reports that it is prepared at once if the guest expects it tomorrow', () => {
    expect(changes({ beginsAt: tomorrow }, {})?.notes).toEqual([
      `Zeitpunkt: jetzt so schnell wie möglich statt ${later}.`,
    ]);
  });

  test('reports nothing once the branch has opened at the expected time', () => {
    expect(changes({ beginsAt: shownIn.at }, {})).toBeNull();
  });
});
