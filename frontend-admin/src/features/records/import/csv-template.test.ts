import { expect, test } from '@jest/globals';
import { cellValue, csvColumns } from '@bestellwerk/domain/records/csv-cell';
import { resourceAt } from '../../../shared/records/definitions.js';
import { csvTemplate } from './csv-template.js';

test('the product template has all columns and a valid example product', () => {
  const products = resourceAt('products')!;
  const template = csvTemplate(products);
  expect(template.startsWith('\uFEFFArtikelnummer;Name;')).toBe(true);
  const [head, first, ...rest] = template.slice(1).split('\r\n');
  expect(rest).toEqual(['']);
  const texts = first!.split(';');
  const columns = csvColumns(products);
  expect(head!.split(';')).toHaveLength(columns.length);
  const cells = columns.map((column, index) => [column.field, cellValue(column, texts[index]!)] as const);
  const fields = Object.fromEntries(cells.filter((_, index) => texts[index] !== ''));
  expect(fields).toMatchObject({
    uid: 'bohnensuppe',
    name: 'Bohnensuppe',
    type: 'others',
    tax: 10,
    unit: 'piece',
  });
  expect(products.schemas.fields.safeParse(fields).error).toBeUndefined();
});
