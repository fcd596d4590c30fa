import { expect, test } from '@jest/globals';
import { csvText } from './csv-file.js';

test('a German spreadsheet reads the file in columns, with its numbers', () => {
  const text = csvText(
    ['Artikel', 'Umsatz'],
    [
      ['Gulasch', 1234.5],
      ['Suppe; klein', null],
    ],
  );
  expect(text).toBe('\ufeffArtikel;Umsatz\r\nGulasch;1234,5\r\n"Suppe; klein";\r\n');
});

test('a spreadsheet does not calculate what somebody called an article', () => {
  expect(csvText(['Artikel', 'Umsatz'], [['=1+1', -5]])).toContain("\r\n'=1+1;-5\r\n");
});
