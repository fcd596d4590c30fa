import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { ExistingOrder } from './order.js';
import type { OrderStatus } from './order-terms.js';

const sentences: Record<OrderStatus, string> = {
  awaitingPayment: 'Die Bestellung wartet noch auf den Zahlungseingang.',
  pending: 'Die Bestellung ist noch nicht bestätigt.',
  confirmed: 'Die Bestellung ist bereits bestätigt.',
  ready: 'Die Bestellung ist bereits vorbereitet.',
  dispatched: 'Die Bestellung ist bereits in Zustellung.',
  completed: 'Die Bestellung ist bereits abgeschlossen.',
  rejected: 'Die Bestellung wurde abgelehnt.',
  canceled: 'Die Bestellung wurde storniert.',
  failed: 'Die Bestellung ist fehlgeschlagen.',
};

/** The step is not possible in the current status; `hint` may suggest what to do instead. */
export function refuseFromStatus(order: ExistingOrder, hint = ''): Refusal {
  return refuse('conflict', `order-is-${kebab(order.status)}`, `${sentences[order.status]} ${hint}`.trim());
}

export const refuseUnknownOrder = (): Refusal =>
  refuse('unknown', 'order-unknown', 'Diese Bestellung gibt es nicht.');

export const refuseMissingReason = (): Refusal =>
  refuse('invalid', 'reason-missing', 'Bitte geben Sie einen Grund an.', 'reason');

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
