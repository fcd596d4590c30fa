import { expect, test } from '@jest/globals';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { tag } from '@bestellwerk/domain/records/definitions/tag';
import { resourceAt } from '../../../shared/records/definitions.js';
import { problemsOf } from './check-fields.js';
import { changedFields, copiedFields, ownFields } from './field-changes.js';
import { emptyFields } from '../../../shared/record-fields/field-editor.js';

const tags = resourceAt('tags')!;
const branches = resourceAt('branches')!;
const products = resourceAt('products')!;

test('an empty form reports each missing field in German', () => {
  expect(problemsOf(tags, emptyFields(tag.fields))).toEqual({ name: 'Bitte füllen Sie dieses Feld aus.' });
});

test('a missing reference and a missing identifier are reported at their fields', () => {
  expect(problemsOf(branches, emptyFields(branch.fields))).toEqual({
    identifier: 'Bitte füllen Sie dieses Feld aus.',
    name: 'Bitte füllen Sie dieses Feld aus.',
    division: 'Bitte füllen Sie dieses Feld aus.',
  });
});

test('rules across fields are checked, also in rows', () => {
  const fields = product.schemas.fields.parse(product.example);
  const unit = { unit: 'kilogram' };
  expect(problemsOf(products, { ...fields, alternativeUnits: [{ ...unit, ratio: null }] })).toEqual({
    'alternativeUnits.0.ratio': 'Bitte geben Sie an, wie vielen Einheiten des Produkts sie entspricht.',
  });
});

test('errors across fields are reported together with errors in single fields', () => {
  const fields = product.schemas.fields.parse(product.example);
  const usual = 'Die übliche Menge darf nicht größer sein als die Höchstmenge.';
  const wrong = { name: '', price: 'vier', maximumQuantity: 50, defaultQuantity: 999 };
  const all = {
    name: 'Bitte füllen Sie dieses Feld aus.',
    price: 'Bitte geben Sie eine Zahl an.',
    defaultQuantity: usual,
  };
  expect(problemsOf(products, { ...fields, ...wrong })).toEqual(all);
  expect(problemsOf(products, { ...fields, ...wrong }, wrong)).toEqual(all);
  expect(problemsOf(products, { ...fields, maximumQuantity: 'viel', defaultQuantity: 999 })).toEqual({
    maximumQuantity: 'Bitte geben Sie eine Zahl an.',
  });
});

test('only changed fields are written, and embedded names of references are ignored', () => {
  const read = { ...branches.example, tags: [{ id: 't-1', name: 'Vegan' }], revision: '3' };
  const before = ownFields(branches, read);
  const after = { ...before, tags: [{ id: 't-1', name: 'Rein pflanzlich' }], city: 'Graz' };
  expect(changedFields(branches, before, after)).toEqual({ city: 'Graz' });
});

test('a copy gets new values for unique fields', () => {
  expect(copiedFields(branches, { identifier: 'wien', name: 'Wien' })).toEqual({
    identifier: 'wien-kopie',
    name: 'Wien',
  });
  expect(copiedFields(tags, { name: 'Vegan' })).toEqual({ name: 'Vegan (Kopie)' });
  const user = { username: 'resi', email: 'resi@example.org' };
  expect(copiedFields(resourceAt('users')!, user)).toEqual({ username: 'resi (Kopie)', email: '' });
});
