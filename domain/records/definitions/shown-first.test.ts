import { expect, test } from '@jest/globals';
import { formOf } from '../field-form.js';
import { product } from './product.js';
import { user } from './user.js';

test('the list of users shows their roles', () => {
  expect(user.columns).toContain('roles');
});

test('the switch that offers a product is at the top of its form, before any section', () => {
  const names = Object.keys(product.fields);
  expect(names.indexOf('isEnabled')).toBeLessThan(3);
  expect(formOf(product.fields.isEnabled)?.section).toBeUndefined();
});
