import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { show } from '../../../testing/show.js';
import ProductPreview from './product-preview.js';

afterEach(cleanup);

const cheese = product.schemas.fields.parse({
  ...product.example,
  type: 'configurable',
  unit: 'kilogram',
  price: 20,
  takeawayTax: 10,
  tax: 20,
  minimumQuantity: 0.1,
  maximumQuantity: 2,
  quantityStepSize: 0.05,
  alternativeUnits: [
    { unit: 'gram', minimumQuantity: 100, quantityStepSize: 50, calculationModel: 'approximate' },
    { unit: 'piece', ratio: 0.25, minimumQuantity: 1, quantityStepSize: 1 },
  ],
  config: {
    parts: [
      {
        name: 'Reife',
        type: 'select',
        options: [{ name: 'jung' }, { name: 'alt', modifier: 'add', value: 4 }],
      },
    ],
  },
}) as Fields;

const preview = (changes: Fields = {}) => show(<ProductPreview record={{ ...cheese, ...changes }} />);
const price = () => screen.getByRole('status', { name: 'Preis' }).textContent?.replaceAll('\u00a0', ' ');

test('the preview starts with the defaults of the shop and shows the orderable quantities', () => {
  preview();
  expect(price()).toBe('2,00 €');
  expect(screen.getByText(/ab 0,1.kg bis 2.kg in Schritten von 0,05.kg/)).toBeTruthy();
  expect(screen.getByText('Es fehlt noch eine Auswahl, die nötig ist.')).toBeTruthy();
});

test('option, unit and mode change the previewed price as in the shop', async () => {
  preview();
  await userEvent.click(screen.getByRole('radio', { name: /alt/ }));
  expect(price()).toBe('2,40 €');
  expect(screen.queryByText(/Es fehlt noch/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Einheit'), 'g');
  expect(price()).toBe('ca. 2,40 €');
  await userEvent.selectOptions(screen.getByLabelText('Einheit'), 'Stück');
  expect(price()).toBe('6,00 €');
  expect(screen.getByText(/Darin 10.% Mehrwertsteuer/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Lieferung' }));
  expect(screen.getByText(/Darin 20.% Mehrwertsteuer/)).toBeTruthy();
});

test('an amount between two steps is rounded to the nearest step', async () => {
  preview();
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge in kg' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '0,27');
  await userEvent.tab();
  expect(amount.value).toBe('0,25');
});

test('the preview shows no price until all fields it needs are filled', () => {
  preview({ price: null });
  expect(screen.getByText(/Sobald Art, Preis/)).toBeTruthy();
});

test('an incomplete row is ignored without hiding the preview', () => {
  preview({
    alternativeUnits: [{ unit: null }],
    config: { parts: [{ name: '', type: 'select', optional: true, options: [{ name: '' }] }] },
  });
  expect(price()).toBe('2,00 €');
});
