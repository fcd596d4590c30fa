import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { cartWith, catalogue, filledDetails, itemOfSoup } from '../../../testing/shop-fixture.js';
import { createStore } from '../../app/store.js';
import { api } from '../../shared/api.js';
import { saveCarts } from '../../shared/cart/cart-storage.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { detailsChanged } from '../../shared/order-details/details-slice.js';
import { useAppointmentTimes } from './appointment/use-appointment-times.js';
import { useCheckout } from './use-checkout.js';

beforeEach(() => sessionStorage.clear());

test('what somebody types does not make the times of 180 days be found again', async () => {
  saveCarts({}, { wien: cartWith(itemOfSoup()) });
  const store = createStore();
  await store.dispatch(api.util.upsertQueryData('catalogue', undefined, catalogue));
  const { result } = renderHook(
    () => {
      const branch = useShop().branchOf('wien')!;
      const { form, check } = useCheckout(branch);
      return { form, times: useAppointmentTimes(branch, check.mode, form.items) };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    },
  );
  const before = result.current;
  act(() => void store.dispatch(detailsChanged({ ...filledDetails, firstName: 'Ann' })));
  expect(result.current.form.firstName).toBe('Ann');
  expect(result.current.times).toBe(before.times);
});
