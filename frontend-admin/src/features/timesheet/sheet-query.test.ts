import { expect, test } from '@jest/globals';
import { readSheetQuery, writeSheetQuery } from './sheet-query.js';

const read = (address: string) => readSheetQuery(new URLSearchParams(address), '2026-11-20');
const write = (address: string, changes: Parameters<typeof writeSheetQuery>[1]) =>
  writeSheetQuery(new URLSearchParams(address), changes).toString();

test('an empty or invalid URL shows the last week', () => {
  const week = { from: '2026-11-14', to: '2026-11-20', user: null, page: 1, entry: null };
  expect(read('')).toEqual(week);
  expect(read('from=gestern&page=-1')).toEqual(week);
});

test('changing a filter returns to the first page, opening an entry does not', () => {
  expect(write('page=3', { user: 'u-1' })).toBe('user=u-1');
  expect(write('page=3', { entry: 'a-1' })).toBe('page=3&entry=a-1');
  expect(write('page=3&entry=a-1', { entry: null })).toBe('page=3');
});
