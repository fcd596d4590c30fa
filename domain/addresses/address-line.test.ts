import { expect, test } from '@jest/globals';
import { addressLine } from './address-line.js';

test.each([
  [{ street: 'Hauptplatz 1', zipCode: '4020', city: 'Linz' }, 'Hauptplatz 1, 4020 Linz'],
  [{ street: '', zipCode: '', city: 'Linz' }, 'Linz'],
  [{ street: 'Hauptplatz 1', zipCode: '', city: '' }, 'Hauptplatz 1'],
  [{ street: '', zipCode: '', city: '' }, ''],
])('an address line omits missing parts: %j', (address, line) => {
  expect(addressLine(address)).toBe(line);
});
