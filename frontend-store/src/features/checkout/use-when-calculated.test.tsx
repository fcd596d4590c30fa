import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { FormEvent, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store.js';
import { detailsChanged } from '../../shared/order-details/details-slice.js';
import { useWhenCalculated } from './use-when-calculated.js';

test('an order submitted before the last input is processed waits for it', () => {
  const store = createStore();
  const submit = jest.fn(() => Promise.resolve());
  const event = { preventDefault: jest.fn() } as unknown as FormEvent;
  const { result, rerender } = renderHook(({ details }) => useWhenCalculated(details, submit), {
    initialProps: { details: store.getState().details },
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  store.dispatch(detailsChanged({ firstName: 'Anna' }));
  result.current(event);
  expect(event.preventDefault).toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();

  rerender({ details: store.getState().details });
  expect(submit).toHaveBeenCalledTimes(1);
  rerender({ details: store.getState().details });
  expect(submit).toHaveBeenCalledTimes(1);

  result.current(event);
  expect(submit).toHaveBeenCalledTimes(2);
});
