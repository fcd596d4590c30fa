import { expect, test } from '@jest/globals';
import { cartWith, itemOfSoup } from '../../../testing/shop-fixture.js';
import { cartCleared, cartsReducer } from './cart-slice.js';

test('an accepted order clears the cart except mode and delivery area', () => {
  const terms = { mode: 'delivery', deliveryArea: 'Innenstadt' } as const;
  const wien = {
    ...cartWith(itemOfSoup()),
    ...terms,
    table: '4',
    appointmentDate: '2026-11-24T11:00:00.000Z',
    comment: 'Bitte läuten.',
  };
  expect(cartsReducer({ wien }, cartCleared({ branch: 'wien' }))).toEqual({
    wien: { ...cartWith(), ...terms },
  });
});
