import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventsUntil, orderedItem, orderPlaced } from '../../ordering/testing/orders.js';
import { partsOf } from '../markup.js';
import { printContext, printedAfter, printedOrder } from '../testing/printed-order.js';
import { A4, labelSheets, labelsPerSheet, placeLabels, type LabelFormat } from './label-sheets.js';
import { labelStrip } from './label-strip.js';
import { allergensIn, labelsOf } from './order-labels.js';

const formats: LabelFormat[] = ['compact', 'detail'];
const asIs = { start: 1, offsetX: 0, offsetY: 0 };

describe('sheets of labels', () => {
  test('compact has 12 rows of 4, detail 5 rows of 2', () => {
    expect([labelSheets.compact.rows, labelSheets.compact.columns]).toEqual([12, 4]);
    expect([labelSheets.detail.rows, labelSheets.detail.columns]).toEqual([5, 2]);
  });

  test.each(formats)('all labels of %s lie on the paper and none on another', (format) => {
    const sheet = labelSheets[format];
    const placed = placeLabels(
      sheet,
      Array.from({ length: labelsPerSheet(sheet) }, (_, n) => n),
      asIs,
    );
    expect(placed.every(({ page }) => page === 0)).toBe(true);
    for (const { x, y } of placed) {
      expect(x + sheet.width).toBeLessThanOrEqual(A4.width);
      expect(y + sheet.height).toBeLessThanOrEqual(A4.height);
    }
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(placed.length);
    expect(sheet.pitchX).toBeGreaterThanOrEqual(sheet.width);
    expect(sheet.pitchY).toBeGreaterThanOrEqual(sheet.height);
  });

  test('a sheet that was begun goes on at its first free label, line by line', () => {
    const [first, second] = placeLabels(labelSheets.compact, ['a', 'b'], {
      start: 4,
      offsetX: 0,
      offsetY: 0,
    });
    expect(first).toMatchObject({ page: 0, x: 154.6, y: 21.4 });
    expect(second).toMatchObject({ page: 0, x: 9.7, y: 42.6 });
  });

  test('the paper of a printer that feeds askew is made up for in tenths of a millimetre', () => {
    const [label] = placeLabels(labelSheets.detail, ['a'], { start: 1, offsetX: -5, offsetY: 12 });
    expect(label).toMatchObject({ x: 8, y: 22.7 });
  });

  test.each(formats)('labels of %s come in their order and fill sheet after sheet', (format) => {
    const sheet = labelSheets[format];
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: -3, max: 60 }), (count, start) => {
        const labels = Array.from({ length: count }, (_, n) => n);
        const placed = placeLabels(sheet, labels, { ...asIs, start });
        expect(placed.map(({ label }) => label)).toEqual(labels);
        const first = Math.min(Math.max(start, 1), labelsPerSheet(sheet)) - 1;
        expect(placed.at(-1)?.page ?? 0).toBe(
          Math.floor(Math.max(first + count - 1, 0) / labelsPerSheet(sheet)),
        );
      }),
    );
  });
});

describe('labels of an order', () => {
  test('each piece has one, numbered over the order', () => {
    const items = [
      orderedItem,
      { ...orderedItem, name: 'Käse', amount: 250, unit: 'gram' as const, parts: [] },
    ];
    const labels = labelsOf(printedOrder({ items }), printContext());
    expect(labels.map(({ item, number }) => `${number} ${item.replace('\u00a0', ' ')}`)).toEqual([
      '1/3 Wiener Schnitzel',
      '2/3 Wiener Schnitzel',
      '3/3 250 g Käse',
    ]);
    expect(labels[0]).toMatchObject({
      ticket: '7',
      options: 'Erdäpfelsalat',
      customer: 'Anna Huber',
      mode: 'Abholung',
    });
  });

  test('copies are more of each', () => {
    expect(labelsOf(printedOrder(), printContext(), 2)).toHaveLength(4);
  });
});

describe('labels of an order on a roll', () => {
  const milk = { id: orderedItem.product, allergens: ['A', 'G'] };
  const context = (copy = 0) => ({ ...printContext(copy), allergensOf: allergensIn([milk]) });
  const words = (part: string) =>
    part
      .replace(/\\(.)/g, '$1')
      .split('\n')
      .map((line) => line.replace(/["^|]/g, '').trim());

  test('are cut off one by one, each with all that it says', () => {
    const labels = partsOf(labelStrip(printedOrder(), context()));
    expect(labels.map(words)).toEqual(
      ['1/2', '2/2'].map((number) => [
        ...['{width:auto}', `7  ${number}`, 'Wiener Schnitzel', 'Erdäpfelsalat', 'Für Anna Huber'],
        ...['Abholung', 'So bald wie möglich, etwa 18:30', 'Allergene: A, G', 'Gasthof Linde', '', ''],
      ]),
    );
  });

  test('say on each that it is a copy, since they do not stay together', () => {
    const labels = partsOf(labelStrip(printedOrder(), context(2)));
    expect(labels).toHaveLength(2);
    for (const label of labels) expect(words(label)).toEqual(expect.arrayContaining(['KOPIE', '2. Kopie']));
  });

  test('say on each that the order was canceled', () => {
    const { order } = printedAfter([orderPlaced(), ...eventsUntil.canceled.slice(1)]);
    for (const label of partsOf(labelStrip(order, context()))) expect(label).toContain('STORNIERT');
  });

  test('name no allergens of a product that is no longer in the catalogue', () => {
    expect(labelStrip(printedOrder(), { ...context(), allergensOf: allergensIn([]) })).not.toContain(
      'Allergene',
    );
  });

  test('are not cut by what people write', () => {
    const items = [{ ...orderedItem, name: '===', amount: 1 }];
    expect(partsOf(labelStrip(printedOrder({ items }), context()))).toHaveLength(1);
  });
});
