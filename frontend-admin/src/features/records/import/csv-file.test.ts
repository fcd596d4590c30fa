import { expect, test } from '@jest/globals';
import { cellValue, csvColumns } from '@bestellwerk/domain/records/csv-cell';
import { csvSlices, csvTemplate, csvText, lineInFile, recordsIn } from './csv-file.js';
import { resourceAt } from '../../../shared/records/definitions.js';

const TEXT = 'uid;name;price\nrotkraut;Apfelrotkraut süß;4,20\n';
const utf8 = new TextEncoder().encode(TEXT);
/** As German Excel saves 'CSV (Trennzeichen-getrennt)'; without '€', which the decoder of Node, unlike a browser's, takes for Latin 1. */
const windows1252 = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0));

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2));
  [...`\uFEFF${text}`].forEach((letter, index) => bytes.setUint16(index * 2, letter.charCodeAt(0), isLittle));
  return new Uint8Array(bytes.buffer);
};

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
  ['Windows-1252', windows1252],
  ['UTF-16 with the low byte first', utf16(TEXT, true)],
  ['UTF-16 with the high byte first', utf16(TEXT, false)],
])('a file in %s is decoded with its umlauts', (_, bytes) => expect(csvText(bytes)).toBe(TEXT));

test('replacement characters in a file are kept for the server to reject', () =>
  expect(csvText(new TextEncoder().encode('s\uFFFD'))).toBe('s\uFFFD'));

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

const key = expect.any(String);

test('each slice repeats the header and keeps its line numbers', () => {
  const slices = csvSlices('\uFEFFname;note\r\na;1\r\nb;2\r\nc;3\r\n', 2);
  expect(slices).toEqual([
    { csv: 'name;note\na;1\nb;2', lines: [2, 3], key },
    { csv: 'name;note\nc;3', lines: [4], key },
  ]);
  expect(recordsIn(slices)).toBe(3);
  expect(lineInFile(slices[1]!, 2)).toBe(4);
});

test('filtered lines are left out and the others keep their line numbers', () => {
  expect(csvSlices('name\na\nb\nc\nd\n', 2, (line) => line !== 3)).toEqual([
    { csv: 'name\na\nc', lines: [2, 4], key },
    { csv: 'name\nd', lines: [5], key },
  ]);
});

test('a quoted field may contain line breaks', () => {
  expect(csvSlices('name;note\na;"erste\nzweite ""Zeile"""\nb;2', 1)).toEqual([
    { csv: 'name;note\na;"erste\nzweite ""Zeile"""', lines: [2], key },
    { csv: 'name;note\nb;2', lines: [3], key },
  ]);
});

test('a file with only a header has no slices', () => expect(csvSlices('name;note\n\n', 10)).toEqual([]));
