import { NO_DONATION } from '@bestellwerk/domain/ordering/checkout/donation';
import { expect, test } from '@jest/globals';
import { branch, cartWith, catalogue, itemOfSoup } from '../../../testing/shop-fixture.js';
import { shopOf } from '../../shared/catalogue/use-shop.js';
import { shownOrder } from './shown-order.js';

test('hours that ended under a guest’s hands went unnoticed while the branch still delivered', () => {
  const entry = (from: string) =>
    ({ type: 'daily', date: null, isClosed: false, from, to: '22:00' }) as const;
  const beginsAt = (opens: string) => {
    const hours = {
      openingHours: [entry(opens)],
      isDeliveryHoursEnabled: true,
      deliveryHours: [entry('07:00')],
    };
    const shop = shopOf({ ...catalogue, branches: [{ ...branch, ...hours }] });
    const seen = { shop, at: new Date('2026-11-30T08:35:00+01:00'), delay: 0 };
    return shownOrder(
      { cart: cartWith(itemOfSoup()), paymentMethod: 'cash', donation: NO_DONATION },
      branch,
      seen,
    )!.beginsAt;
  };
  expect(beginsAt('07:00')).toBeNull();
  expect(beginsAt('16:00')).toEqual(new Date('2026-11-30T16:00:00+01:00'));
});
