import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { OrderHead } from './order-head.js';

afterEach(cleanup);

const soon = { placedAt: '2026-11-20T17:00:00.000Z', beginsAt: null };

test.each<[StaffOrder['status'], string]>([
  ['pending', 'fällig 18:30'],
  ['confirmed', 'fällig 18:30'],
])('an order as soon as possible that is %s shows when it is due', (status, text) => {
  show(<OrderHead order={anOrder({ ...soon, status })} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test.each<[string, Partial<StaffOrder>]>([
  ['is completed', { status: 'completed' }],
  ['asks for a quotation', { status: 'requested' }],
  ['has a time of its own', { status: 'confirmed', appointmentDate: '2026-11-20T18:00:00.000Z' }],
])('an order that %s shows no usual time', (_case, changes) => {
  show(<OrderHead order={anOrder({ ...soon, ...changes })} />);
  expect(screen.queryByText(/^fällig/)).toBeNull();
});
