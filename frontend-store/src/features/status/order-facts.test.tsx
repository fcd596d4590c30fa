import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { branchHours } from '@bestellwerk/domain/opening-hours/testing/branch-hours';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { confirmedOrder } from '../../../testing/order-fixture.js';
import { OrderFacts } from './order-facts.js';

afterEach(cleanup);

const placed: PublicOrder = { ...confirmedOrder, placedAt: '2026-11-20T17:30:00.000Z', beginsAt: null };

const waitingAt = (now: string) => ({
  hours: branchHours(),
  timeZone: 'Europe/Vienna',
  now: new Date(now),
});

function timeOf(order: PublicOrder, now: string): string | null | undefined {
  render(<OrderFacts order={order} mode="takeaway" waiting={waitingAt(now)} />);
  return screen.getByText('Zeitpunkt').nextElementSibling?.textContent;
}

test('a confirmed order as soon as possible shows about when it is expected', () => {
  expect(timeOf(placed, '2026-11-20T17:40:00Z')).toBe('So schnell wie möglich, etwa 19:00 Uhr');
});

test('an order that nobody has confirmed shows a time that is only likely', () => {
  const pending: PublicOrder = { ...placed, status: 'pending' };
  expect(timeOf(pending, '2026-11-20T17:40:00Z')).toBe(
    'So schnell wie möglich, voraussichtlich etwa 19:00 Uhr',
  );
});

test('a time that is over is no longer shown', () => {
  expect(timeOf(placed, '2026-11-20T18:05:00Z')).toBe('So schnell wie möglich');
});

test('a delivery shows where it goes, until its guest is erased', () => {
  const to = {
    ...{ name: 'Maria Muster', companyName: '', street: 'Gasse 1', floor: '3', stairway: '', door: '12' },
    ...{ zipCode: '1050', city: 'Wien', country: 'AT' },
  };
  const lines = () => screen.queryByText('Lieferung an')?.nextElementSibling?.textContent;
  const show = (order: PublicOrder) =>
    render(<OrderFacts order={order} mode="delivery" waiting={waitingAt('2026-11-20T17:40:00Z')} />);
  show({ ...placed, deliveryAddress: to });
  expect(lines()).toBe('Maria MusterGasse 1Stock 3, Tür 121050 Wien');
  cleanup();
  const nothing = Object.fromEntries(Object.keys(to).map((name) => [name, null]));
  show({ ...placed, deliveryAddress: nothing as PublicOrder['deliveryAddress'] });
  expect(lines()).toBeUndefined();
});
