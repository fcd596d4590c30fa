import { describe, expect, test } from '@jest/globals';
import { product } from './definitions/product.js';
import { cellAdvice } from './cell-advice.js';
import { csvColumns } from './csv-cell.js';

const columnOf = (field: string) => csvColumns(product).find((column) => column.field === field)!;

describe('the advice for an invalid cell', () => {
  test.each([
    ['type', 'Kuchen', '„Kuchen“ gibt es hier nicht. Möglich: Mit Auswahl, Paket, Ohne Auswahl.'],
    ['type', '', 'Bitte füllen Sie dieses Feld aus. Möglich: Mit Auswahl, Paket, Ohne Auswahl.'],
    ['tax', '', 'Bitte füllen Sie dieses Feld aus. Möglich: eine Zahl von 0 bis 100\u00a0%.'],
    ['tax', 'zehn', 'Bitte geben Sie eine Zahl wie 1234,50 an.'],
    ['isEnabled', 'vielleicht', '„vielleicht“ gibt es hier nicht. Möglich: ja, nein.'],
    ['name', '', null],
  ])('of %s with %j lists the possible values', (field, cell, message) => {
    expect(cellAdvice(columnOf(field), cell)).toBe(message);
  });

  test('names only the invalid ones of several words', () => {
    expect(cellAdvice(columnOf('allergens'), 'A Gluten | Q | g')).toMatch(
      /^„Q“ gibt es hier nicht\. Möglich: A Gluten, B/,
    );
  });
});
