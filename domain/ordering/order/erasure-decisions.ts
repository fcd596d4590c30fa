import type { Decision } from '../../kernel/decider.js';
import { refuse } from '../../kernel/refusal.js';
import { type ExistingOrder, isTerminal, isUnfulfilled, type Order } from './order.js';
import { refuseUnknownOrder } from './order-decisions.js';
import type { ErasureReason, OrderEvent } from './order-events.js';
import { isLiving } from './online-payments.js';

/** Why the personal data of an order is still needed. */
export type ErasureObstacle = 'open' | 'payment' | 'owed';

export const obstacleTexts: Record<ErasureObstacle, string> = {
  open: 'Die Bestellung ist noch nicht abgeschlossen.',
  payment: 'Eine Zahlung der Bestellung ist noch unterwegs.',
  owed: 'Dem Gast ist noch Geld zurückzugeben.',
};

/** Null for an order that ended and whose money has come to rest. */
export function erasureObstacle(order: ExistingOrder): ErasureObstacle | null {
  if (!isTerminal(order.status)) return 'open';
  const isMoving =
    order.attempts.some(isLiving) || order.refunds.some(({ status }) => status === 'requested');
  if (isMoving) return 'payment';
  const due = isUnfulfilled(order.status) ? 0 : order.total;
  return order.paid > due ? 'owed' : null;
}

/** Nothing of the guest is known from then on. Items, amounts, taxes and times stay. */
export function erasePersonalData(
  order: Order,
  { reason }: { readonly reason: ErasureReason },
): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (order.isErased) return [];
  const obstacle = erasureObstacle(order);
  if (obstacle) return refuse('conflict', `personal-data-needed-${obstacle}`, needed(obstacle));
  const { uploads, counterEntries, handRefunds } = order;
  const data = {
    ...{ reason, uploads: [...new Set(uploads)] },
    counterEntries: [...counterEntries, ...handRefunds],
  };
  return [{ type: 'PersonalDataErased', data }];
}

const needed = (obstacle: ErasureObstacle): string =>
  `${obstacleTexts[obstacle]} Die personenbezogenen Daten werden dafür noch gebraucht.`;
