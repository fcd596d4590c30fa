import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { Late } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import { useCurrentOrdersQuery } from '../orders/orders-api.js';
import { LateNotice } from './late-notice.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Orders() {
  useCurrentOrdersQuery({ branches: ['b-1'] });
  return null;
}

test('the notice about stale data triggers new requests and disappears once data is current', async () => {
  let isStale = true;
  let asked = 0;
  const current = () => {
    asked++;
    return isStale ? new Late([]) : [];
  };
  show(
    <>
      <LateNotice />
      <Orders />
    </>,
    { 'GET /api/orders/current': current },
  );
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByRole('status').textContent).toContain('Die Anzeige hinkt nach');
  expect(asked).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  expect(asked).toBe(2);
  expect(screen.getByRole('status').textContent).toContain('Die Anzeige hinkt nach');
  isStale = false;
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  expect(screen.getByRole('status').textContent).toBe('');
});
