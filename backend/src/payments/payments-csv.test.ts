import { expect, test } from '@jest/globals';
import { paymentsCsv } from './payments-csv.js';

test('a file says by its first character that it is UTF-8, also without payments', () => {
  const file = paymentsCsv([], (name) => ({ name, timeZone: 'Europe/Vienna' }));
  expect(file.startsWith('\uFEFFGeschäftstag;')).toBe(true);
  expect(file.split('\r\n')).toHaveLength(2);
});
