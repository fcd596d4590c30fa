import type { OrderEvent } from './order-events.js';

/** Which lines are done in the kitchen, after an event. A changed line is to be made again, and later ones move up. */
export function preparedAfter(prepared: readonly boolean[], event: OrderEvent): readonly boolean[] {
  switch (event.type) {
    case 'OrderPlaced':
    case 'QuotationOffered':
      return event.data.items.map(() => false);
    case 'OrderItemAdded':
      return [...prepared, false];
    case 'OrderItemChanged':
    case 'OrderItemUnprepared':
      return prepared.with(event.data.index, false);
    case 'OrderItemPrepared':
      return prepared.with(event.data.index, true);
    case 'OrderItemRemoved':
      return prepared.toSpliced(event.data.index, 1);
    default:
      return prepared;
  }
}
