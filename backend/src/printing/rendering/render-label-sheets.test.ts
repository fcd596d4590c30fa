import { describe, expect, it } from '@jest/globals';
import {
  A4,
  type LabelFormat,
  labelSheets,
  labelsPerSheet,
  placeLabels,
} from '@bestellwerk/domain/print-documents/labels/label-sheets';
import type { OrderLabel } from '@bestellwerk/domain/print-documents/labels/order-labels';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderLabelSheets } from './render-label-sheets.js';

const asIs = { start: 1, offsetX: 0, offsetY: 0 };
const label = {
  ticket: '128',
  item: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenvereinstorte',
  options: 'Dressing: Hausmarinade, ohne Zwiebeln, sehr knusprig, mit extra Saft und einem Löffel Senf dazu',
  customer: 'Änne-Zoë Donaudampfschifffahrtsgesellschaftskapitänswitwenverein',
  mode: 'Lieferung',
  due: 'So bald wie möglich',
  allergens: 'A, C, G',
  branch: 'Linde am Naschmarkt',
};
const labelsOf = (count: number): OrderLabel[] =>
  Array.from({ length: count }, (_, n) => ({ ...label, number: `${n + 1}/${count}` }));

interface Written {
  readonly text: string;
  /** Millimetres from the left and the top edge of the paper; from the text's baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const millimetres = (points: number): number => (points * 25.4) / 72;

/** What pdf.js reads on each page. */
async function pagesOf(format: LabelFormat, labels: readonly OrderLabel[], use = asIs): Promise<Written[][]> {
  const url = 'https://shop.example/backend/orders/1';
  const data = new Uint8Array(await renderLabelSheets({ format, labels, use, url, title: 'Etiketten 128' }));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x, y] = [item.transform[4] as number, item.transform[5] as number];
      const place = { x: millimetres(x), y: A4.height - millimetres(y), width: millimetres(item.width) };
      return [{ text: item.str, ...place }];
    });
  });
  return Promise.all(pages);
}

describe.each<LabelFormat>(['compact', 'detail'])('a PDF of %s labels', (format) => {
  const sheet = labelSheets[format];

  it('has the numbers of all labels, each within its own, and goes on on the next sheet', async () => {
    const labels = labelsOf(labelsPerSheet(sheet) + 1);
    const pages = await pagesOf(format, labels);
    expect(pages).toHaveLength(2);
    for (const { label: one, page, x, y } of placeLabels(sheet, labels, asIs)) {
      const number = pages[page]!.find(({ text }) => text === one.number)!;
      expect(number.x).toBeGreaterThan(x);
      expect(number.x + number.width).toBeLessThan(x + sheet.width);
      expect(number.y).toBeGreaterThan(y);
      expect(number.y).toBeLessThan(y + sheet.height);
    }
  });

  it('keeps the longest texts within a label', async () => {
    const [written] = await pagesOf(format, labelsOf(1));
    const right = sheet.marginLeft + sheet.width;
    for (const { text, x, y, width } of written!) {
      expect({ text, isWithin: x > sheet.marginLeft && x + width < right }).toEqual({ text, isWithin: true });
      expect({ text, isWithin: y < sheet.marginTop + sheet.height }).toEqual({ text, isWithin: true });
    }
    const text = written!.map((one) => one.text).join('');
    expect(text).toContain('…');
    expect(text.includes('Allergene: A, C, G')).toBe(format === 'detail');
  });

  it('ends a wish that is longer than its place with an ellipsis', async () => {
    const wish = { ...labelsOf(1)[0]!, item: 'Suppe', options: 'Bitte sehr heiß und scharf '.repeat(20) };
    const [written] = await pagesOf(format, [wish]);
    const lines = written!.filter(({ text }) => text.includes('scharf'));
    expect(lines).toHaveLength(format === 'compact' ? 2 : 4);
    expect(lines.at(-1)!.text.trim()).toMatch(/…$/);
    expect(lines.at(-1)!.y).toBeLessThan(sheet.marginTop + sheet.height);
  });

  it('begins at the first free label, moved as the printer needs it', async () => {
    const [[first], [moved]] = await Promise.all([
      pagesOf(format, labelsOf(1)),
      pagesOf(format, labelsOf(1), { start: sheet.columns + 1, offsetX: 15, offsetY: -10 }),
    ]);
    expect(moved![0]!.x - first![0]!.x).toBeCloseTo(1.5, 1);
    expect(moved![0]!.y - first![0]!.y).toBeCloseTo(sheet.pitchY - 1, 1);
  });
});
