import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { branchHours } from '@bestellwerk/domain/opening-hours/testing/branch-hours';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { confirmedOrder } from '../../../testing/order-fixture.js';
import { OrderFacts } from './order-facts.js';

afterEach(cleanup);

const placed: PublicOrder = { ...confirmedOrder, placedAt: '2026-11-20T17:30:00.000Z', beginsAt: null };

function timeOf(order: PublicOrder, now: string): string | null | undefined {
  const waiting = { hours: branchHours(), timeZone: 'Europe/Vienna', now: new Date(now) };
  render(<OrderFacts order={order} mode="takeaway" waiting={waiting} />);
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
