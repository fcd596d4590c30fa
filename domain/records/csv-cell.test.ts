import { describe, expect, test } from '@jest/globals';
import { asWritten, cellText, cellValue, cellWords, csvColumns, harmless } from './csv-cell.js';
import { product } from './definitions/product.js';
import { choices, text } from './fields.js';
import { dish } from './testing/dish.js';

const columns = csvColumns(dish);
const columnOf = (field: string) => columns.find((column) => column.field === field)!;

describe('a cell', () => {
  test.each([
    ['name', 'Gulasch', 'Gulasch'],
    ['price', 12.5, '12,5'],
    ['price', null, ''],
    ['isSpicy', true, 'ja'],
    ['course', 'main', 'Hauptspeise'],
    ['tags', ['Vegan', 'Scharf'], 'Vegan | Scharf'],
  ])('of %s writes %j as %j, and reads it back', (field, value, cell) => {
    expect(cellText(columnOf(field), value)).toBe(cell);
    expect(cellValue(columnOf(field), cell)).toEqual(value);
  });

  test.each([
    ['price', '1.234,5', 1234.5],
    ['price', '1234.5', 1234.5],
    ['price', '1.234', '1.234'],
    ['price', '1.23,4', '1.23,4'],
    ['price', 'viel', 'viel'],
    ['isSpicy', 'X', true],
    ['isSpicy', '', false],
    ['isSpicy', 'vielleicht', 'vielleicht'],
    ['course', 'main', 'main'],
    ['course', 'hauptspeise', 'main'],
    ['course', 'MAIN', 'main'],
    ['course', 'Nachspeise', 'Nachspeise'],
    ['tags', '', []],
  ])('of %s with %j is read as %j', (field, cell, value) => {
    expect(cellValue(columnOf(field), cell)).toEqual(value);
  });

  test('that is neither yes nor no is not read as no', () => {
    expect(cellText(columnOf('isSpicy'), cellValue(columnOf('isSpicy'), 'vielleicht'))).toBe('vielleicht');
  });

  test.each([
    ['price', '3,9', '3,90'],
    ['price', 'viel', 'viel'],
    ['quantityStepSize', '0,5', '0,5'],
    ['type', 'Ohne Auswahl', 'Ohne Auswahl'],
  ])('of a product, %s with %j, is shown as %j', (field, cell, words) => {
    expect(
      cellWords(
        csvColumns(product).find((column) => column.field === field)!,
        cell,
      ),
    ).toBe(words);
  });

  test('is read as null if it has the word for no choice', () => {
    const column = csvColumns(product).find(({ field }) => field === 'calculationModel')!;
    expect(cellValue(column, 'wie die Preisangabe')).toBeNull();
    expect(cellValue(column, 'exakt')).toBe('fixed');
  });

  test.each(['=1+1', '+43 664', '-5', '@SUM(A1)', '\t=1', "'=1", "''-1"])(
    'keeps %j from being a formula',
    (formula) => {
      expect(harmless(formula)).toBe(`'${formula}`);
      expect(asWritten(harmless(formula))).toBe(formula);
    },
  );

  test('keeps other apostrophes', () => {
    expect(harmless('Fleisch')).toBe('Fleisch');
    expect(asWritten("'s Wirtshaus")).toBe("'s Wirtshaus");
  });
});

describe('the columns of a file', () => {
  test('are the fields that fit into a cell, by their labels', () => {
    expect(columns.map(({ heading }) => heading)).toEqual([
      'Kennung',
      'Name',
      'Notiz',
      'Gang',
      'Preis',
      'Scharf',
      'Koch',
      'Telefon des Kochs',
      'Tags',
    ]);
  });

  test('have the names of fields where labels are the same', () => {
    const fields = { one: text('Bar'), two: choices('Bar', { a: 'A' }), three: text('Karte') };
    expect(csvColumns({ fields }).map(({ heading }) => heading)).toEqual(['one', 'two', 'Karte']);
  });
});
