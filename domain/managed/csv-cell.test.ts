import { describe, expect, test } from '@jest/globals';
import { asWritten, cellText, cellValue, csvColumns, harmless } from './csv-cell.js';
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
  ])('of %s says %j as %j, and back', (field, value, cell) => {
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
    ['course', 'Nachspeise', 'Nachspeise'],
    ['tags', '', []],
  ])('of %s with %j means %j', (field, cell, value) => {
    expect(cellValue(columnOf(field), cell)).toEqual(value);
  });

  test.each(['=1+1', '+43 664', '-5', '@SUM(A1)', '\t=1', "'=1", "''-1"])(
    'keeps %j from being a formula',
    (formula) => {
      expect(harmless(formula)).toBe(`'${formula}`);
      expect(asWritten(harmless(formula))).toBe(formula);
    },
  );

  test('leaves other apostrophes alone', () => {
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
