import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { cartWith, catalogue, filledDetails, itemOfSoup } from '../../../testing/shop-fixture.js';
import { createStore } from '../../app/store.js';
import { api } from '../../shared/api.js';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { saveCarts } from '../../shared/cart/cart-storage.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { detailsChanged, type OrderDetails } from '../../shared/order-details/details-slice.js';
import { useAppointmentTimes } from './appointment/use-appointment-times.js';
import { useCheckout } from './use-checkout.js';

beforeEach(() => sessionStorage.clear());

async function checkoutOf() {
  saveCarts({}, { wien: cartWith(itemOfSoup()) });
  const store = createStore();
  await store.dispatch(api.util.upsertQueryData('catalogue', undefined, catalogue));
  const { result } = renderHook(
    () => {
      const branch = useShop().branchOf('wien')!;
      const details = useSelector((state: { details: OrderDetails }) => state.details);
      const { form, check, priced, view } = useCheckout(branch, details);
      return { form, priced, view, times: useAppointmentTimes(branch, check.mode, form.items) };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    },
  );
  return { store, result };
}

test('typing does not recalculate prices, blocks and the times of 180 days', async () => {
  const { store, result } = await checkoutOf();
  const before = result.current;
  act(() => void store.dispatch(detailsChanged({ ...filledDetails, firstName: 'Ann' })));
  act(() => void store.dispatch(termsChosen({ branch: 'wien', terms: { comment: 'Bitte läuten' } })));
  expect(result.current.form).toMatchObject({ firstName: 'Ann', comment: 'Bitte läuten' });
  expect(result.current.priced).toBe(before.priced);
  expect(result.current.view).toBe(before.view);
  expect(result.current.times).toBe(before.times);
});

test('the company name becomes required once the guest orders as a company', async () => {
  const { store, result } = await checkoutOf();
  expect(result.current.view.requiredFields).not.toContain('companyName');
  act(() => void store.dispatch(detailsChanged({ isCompany: true })));
  expect(result.current.view.requiredFields).toContain('companyName');
});
