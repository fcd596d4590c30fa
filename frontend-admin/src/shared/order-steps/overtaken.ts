import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';

const words: Record<OrderStatus, string> = {
  requested: 'wieder angefragt',
  offered: 'mit einem Angebot beantwortet',
  awaitingPayment: 'noch nicht bezahlt',
  pending: 'wieder neu',
  proposed: 'mit einem anderen Termin beantwortet',
  confirmed: 'bestätigt',
  ready: 'fertig',
  dispatched: 'in Zustellung',
  completed: 'abgeschlossen',
  rejected: 'abgelehnt',
  canceled: 'storniert',
  failed: 'fehlgeschlagen',
};

/**
 * 'Bestellung 14 ist inzwischen bestätigt.', for a form that was opened when the order was another one; null while its
 * status is the same.
 */
export function useOvertaken({ status, ticketNumber }: StaffOrder): string | null {
  const [before] = useState(status);
  return status === before ? null : `Bestellung ${ticketNumber} ist inzwischen ${words[status]}.`;
}
