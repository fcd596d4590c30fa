import { expect, test } from '@jest/globals';
import { csvText, type FileColumn } from './csv-file.js';

const columns: FileColumn[] = [
  { heading: 'Artikel', digits: 'plain' },
  { heading: 'Umsatz', digits: 'money' },
  { heading: 'Menge', digits: 'plain' },
  { heading: 'Anteil', digits: 'share' },
];

test('a German spreadsheet reads the file in columns, with no more digits than its numbers have', () => {
  const text = csvText(columns, [
    ['Gulasch', 1234.5, 2, 1 / 3],
    ['Suppe; klein', 0.1 + 0.2, 4.250_000_1, 1],
    ['Brot', null, null, null],
    ['Storno', -0.001, -0.000_1, 0],
  ]);
  expect(text).toBe(
    [
      '\ufeffArtikel;Umsatz;Menge;Anteil',
      'Gulasch;1234,50;2;0,3333',
      '"Suppe; klein";0,30;4,25;1,0000',
      'Brot;;;',
      'Storno;0,00;0;0,0000',
      '',
    ].join('\r\n'),
  );
});

test('a spreadsheet does not calculate what somebody called an article', () => {
  expect(csvText(columns.slice(0, 2), [['=1+1', -5]])).toContain("\r\n'=1+1;-5,00\r\n");
});
