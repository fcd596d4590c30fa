import { expect, test } from '@jest/globals';
import { resourceAt } from '../../../shared/records/definitions.js';
import { problemsAbove } from './problem-places.js';

const products = resourceAt('products')!;
const order = ['name', 'price', 'tax', 'alternativeUnits'];
const wrong = 'Bitte füllen Sie dieses Feld aus.';

test('fields with errors are listed once each in the order of the form', () => {
  const fields = {
    'alternativeUnits.1.ratio': wrong,
    'alternativeUnits.1.unit': wrong,
    tax: wrong,
    name: wrong,
  };
  expect(problemsAbove(products, { fields, general: null }, order)).toEqual({
    text: null,
    places: [
      { label: 'Name', path: 'name' },
      { label: 'Mehrwertsteuer bei Lieferung', path: 'tax' },
      { label: 'Weitere Einheiten', path: 'alternativeUnits.1.ratio' },
    ],
  });
});

test('an error without a field is shown as text', () => {
  const errors = { fields: { name: wrong, '': 'Das passt nicht zusammen.' }, general: null };
  expect(problemsAbove(products, errors, order)).toEqual({
    text: 'Das passt nicht zusammen.',
    places: [{ label: 'Name', path: 'name' }],
  });
});
