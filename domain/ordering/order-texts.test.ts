import { describe, expect, test } from '@jest/globals';
import { orderFlags } from './order-flags.js';
import type { OrderEvent } from './order-events.js';
import { customerStatusText, historyText, timelineEntry } from './order-texts.js';
import { orderPlaced } from './testing/orders.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the history', () => {
  test.each<[OrderEvent, string]>([
    [orderPlaced(), 'Bestellung mit Ticket 7 aufgegeben: 1 Position, 33,00 €, Abholung, Barzahlung.'],
    [
      { type: 'OrderRejected', data: { message: 'Leider aus.' } },
      'Bestellung abgelehnt. Nachricht: „Leider aus.“',
    ],
    [{ type: 'OrderRejected', data: { message: '' } }, 'Bestellung abgelehnt.'],
    [{ type: 'OrderCanceled', data: { reason: null } }, 'Bestellung storniert (Grund gelöscht).'],
    [
      { type: 'PaymentRecorded', data: { payment: 'p', method: 'cash', amount: 12.5 } },
      'Zahlung über 12,50 € erfasst (Barzahlung).',
    ],
  ])('%#', (event, text) => {
    expect(plain(historyText(event, 'EUR'))).toBe(text);
  });
});

describe('the timeline', () => {
  const at = '2026-11-20T17:00:00.000Z';

  test('tells what happened and when', () => {
    const event = { type: 'OrderDispatched', data: {}, metadata: { at } } as const;
    expect(timelineEntry(event, 'delivery')).toEqual({ type: 'OrderDispatched', at, text: 'In Zustellung' });
  });

  test('ends with the delivery for a delivery only', () => {
    expect(customerStatusText('completed', 'delivery')).toBe('Zugestellt');
    expect(customerStatusText('completed', 'takeaway')).toBe('Abgeschlossen');
  });
});

describe('the flags', () => {
  const facts = { mode: 'delivery', totalGross: 33, paidAmount: 0 } as const;

  test('of a dispatched delivery', () => {
    expect(orderFlags({ ...facts, status: 'dispatched' })).toMatchObject({
      isConfirmed: true,
      isInDelivery: true,
      isDelivered: false,
      isDelivery: true,
      isPaid: false,
    });
  });

  test('of a completed and paid delivery', () => {
    expect(orderFlags({ ...facts, status: 'completed', paidAmount: 33 })).toMatchObject({
      isCompleted: true,
      isDelivered: true,
      isInDelivery: false,
      isPaid: true,
    });
  });

  test('of a rejected order', () => {
    expect(orderFlags({ ...facts, status: 'rejected' })).toMatchObject({
      isRejected: true,
      isConfirmed: false,
    });
  });
});
