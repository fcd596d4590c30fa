import { expect, test } from '@jest/globals';
import { paymentsCsv } from './payments-csv.js';

test('a file starts with a byte order mark, even without payments', () => {
  const file = paymentsCsv([], (name) => ({ name, timeZone: 'Europe/Vienna' }));
  expect(file.startsWith('\uFEFFGeschäftstag;')).toBe(true);
  expect(file.split('\r\n')).toHaveLength(2);
});
