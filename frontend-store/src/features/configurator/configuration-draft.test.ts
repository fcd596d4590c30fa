import { expect, test } from '@jest/globals';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { schnitzel } from '../../../testing/shop-fixture.js';
import { changeDraft, itemOf, startDraft } from './configuration-draft.js';

const cheese: Product = {
  ...schnitzel,
  unit: 'kilogram',
  minimumQuantity: 0.1,
  quantityStepSize: 0.05,
  alternativeUnits: [
    {
      unit: 'gram',
      ratio: null,
      minimumQuantity: 100,
      maximumQuantity: null,
      quantityStepSize: 50,
      calculationModel: null,
    },
  ],
};

test('a new draft has the default quantity and nothing chosen', () => {
  expect(startDraft(schnitzel, null)).toEqual({ amount: 1, unit: 'piece', parts: [null, null] });
});

test('the draft of an edited line has its values', () => {
  const item = { product: schnitzel.id, amount: 2, unit: 'piece' as const, parts: ['Groß'] };
  expect(startDraft(schnitzel, item)).toEqual({ amount: 2, unit: 'piece', parts: ['Groß', null] });
});

test('changing the unit converts the amount', () => {
  const draft = { amount: 0.25, unit: 'kilogram' as const, parts: [] };
  expect(changeDraft(cheese)(draft, { type: 'unit', unit: 'gram' })).toMatchObject({
    amount: 250,
    unit: 'gram',
  });
});

test('blank texts and empty lists become null', () => {
  const draft = { amount: 1, unit: 'piece' as const, parts: ['Groß', '  ', []] };
  expect(itemOf(schnitzel, draft).parts).toEqual(['Groß', null, null]);
});
