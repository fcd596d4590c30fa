import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';

/** Ten euros in cash for the order of `anOrder`, as defaults for tests. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'p-1',
    order: 'o-1',
    uid: 'K7Q105XWPZ',
    ticketNumber: 12,
    branch: 'b-1',
    date: '2026-11-20',
    at: '2026-11-20T17:05:00.000Z',
    method: 'cash',
    amount: 10,
    currency: 'EUR',
    corrects: null,
    correctedBy: null,
    reason: null,
    by: { kind: 'user', id: 'u-1', name: 'Resi Lindner' },
    position: '100',
    ...changes,
  };
}
