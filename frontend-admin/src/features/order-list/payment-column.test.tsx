import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anOrder } from '../../testing/an-order.js';
import { orderColumns } from './order-columns.js';

afterEach(cleanup);

const cellOf = (column: string, changes: Partial<StaffOrder>): string => {
  const { cell } = orderColumns.find(({ id }) => id === column)!;
  const { container } = render(<MemoryRouter>{cell(anOrder(changes))}</MemoryRouter>);
  return container.textContent.replaceAll('\u00a0', ' ');
};

const partly = { paidAmount: 5, openAmount: 20 };

test.each<[string, Partial<StaffOrder>, string]>([
  ['unpaid', { paidAmount: 0, openAmount: 25 }, 'Barzahlung'],
  ['paid in part', partly, 'Barzahlungnoch 20,00 € offen'],
  ['paid', { isPaid: true, paidAmount: 25, openAmount: 0 }, 'Bezahlt'],
  ['paid above its price', { isPaid: true, paidAmount: 28, owedAmount: 3 }, 'Zurückzugeben 3,00 €'],
  ['canceled before its money went back', { ...partly, status: 'canceled', owedAmount: 5 }, 'Zurückzugeben 5,00 €'], // prettier-ignore
  ['canceled with its refund on the way', { ...partly, status: 'canceled' }, 'Barzahlung'],
  ['refunded', { isRefunded: true }, 'Zurückgezahlt'],
  ['only requested', { ...partly, status: 'requested' }, '–'],
])('the payment column of an order that is %s', (_case, changes, words) => {
  expect(cellOf('paymentMethod', { owedAmount: 0, ...changes })).toBe(words);
});

test('the status says the same where the list has no room for the payment column', () => {
  expect(cellOf('status', { ...partly, status: 'confirmed' })).toBe('Bestätigtnoch 20,00 € offen');
  expect(cellOf('status', { ...partly, status: 'completed' })).toBe('Abgeschlossen20,00 € offen');
});
