import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anOrder } from '../../testing/an-order.js';
import { useArrivals } from './use-arrivals.js';

function setup() {
  const onArrival = jest.fn<(arrived: StaffOrder[]) => void>();
  const { rerender } = renderHook(
    ({ place, orders }: { place: string; orders: StaffOrder[] | undefined }) =>
      useArrivals(place, orders, onArrival),
    { initialProps: { place: 'a', orders: undefined as StaffOrder[] | undefined } },
  );
  const rung = () => onArrival.mock.calls.map(([arrived]) => arrived.map(({ id }) => id));
  return { show: (place: string, ...orders: StaffOrder[]) => rerender({ place, orders }), rung };
}

const first = anOrder({ id: 'first' });
const second = anOrder({ id: 'second' });

test('only orders that arrive after the first load are reported, each once', () => {
  const { show, rung } = setup();
  show('a', first);
  show('a', first, second);
  show('a', { ...first, status: 'confirmed' }, second);
  expect(rung()).toEqual([['second']]);
});

test('orders already present in another branch are not reported after a switch', () => {
  const { show, rung } = setup();
  show('a');
  show('b', first);
  expect(rung()).toEqual([]);
});

test('an order that is already confirmed is not reported', () => {
  const { show, rung } = setup();
  show('a');
  show('a', { ...first, status: 'confirmed' });
  expect(rung()).toEqual([]);
});
