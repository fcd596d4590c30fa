import type { StaffOrder } from '../contracts/order.schema.js';
import { messageKindLabels, type MessageKind } from '../messages/message-kinds.schema.js';
import { statusLabels } from '../ordering/order-labels.js';
import { holdsStill } from './messages-for.js';

type Facts = Pick<StaffOrder, 'status' | 'review'>;

/**
 * Whether a message tells the order's present state, so that it may be sent once more without a question. Stricter than
 * `holdsStill`, by which a delayed message leaves: that an order came in stays true once it is confirmed, but is old news.
 */
export function fitsOrder(kind: MessageKind, order: Facts): boolean {
  const { status } = order;
  switch (kind) {
    case 'newOrder':
      return status === 'pending';
    case 'confirmation':
      return status === 'confirmed' || status === 'ready' || status === 'dispatched';
    case 'inDelivery':
      return status === 'ready' || status === 'dispatched';
    case 'rejection':
      return status === 'rejected';
    case 'canceled':
      return status === 'canceled';
    default:
      return holdsStill(kind, order);
  }
}

/** What is to be asked before a message that does not fit is sent; null if it fits. */
export const unfittingText = (kind: MessageKind, order: Facts): string | null =>
  fitsOrder(kind, order)
    ? null
    : `Die Bestellung hat jetzt den Status „${statusLabels[order.status]}“. Die Nachricht „${messageKindLabels[kind]}“ passt nicht dazu und kann den Gast verwirren.`;
