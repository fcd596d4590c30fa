import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { facts } from '@bestellwerk/domain/ordering/testing/shop';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { EnteredOrder } from './entered-order.js';

afterEach(cleanup);

const shown = (changes: Partial<StaffOrder>): string => {
  const { now } = facts();
  show(<EnteredOrder order={anOrder({ placedAt: now.toISOString(), ...changes })} facts={facts()} />);
  const words = screen.getByRole('status').textContent;
  cleanup();
  return words;
};

test('an order that was taken on the telephone did not repeat the time agreed with the guest', () => {
  const at = (hours: number) => new Date(facts().now.getTime() + hours * 3_600_000).toISOString();
  expect(shown({})).toContain('Abholung, so bald wie möglich, etwa 18:30 Uhr.');
  expect(shown({ appointmentDate: at(1) })).toContain('Abholung, für heute, 19:00 Uhr.');
  expect(shown({ appointmentDate: at(1), appointment: at(25) })).toContain('für morgen, 24.11., 19:00 Uhr.');
});
