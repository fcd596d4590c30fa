import type { Decision } from '../../kernel/decider.js';
import { isRefusal } from '../../kernel/refusal.js';
import { type ExpectedItem, isAnother, refuseChangedItem, refuseUnknownItem } from './item-decisions.js';
import { markInDelivery, takeStep } from './order-decisions.js';
import type { Order } from './order.js';
import type { OrderEvent } from './order-events.js';

/** A line, and what the sender believes to be there. */
export interface PreparedLine extends ExpectedItem {
  readonly index: number;
}

/** Lines are done in the kitchen, or to be made after all. */
export const markLines = (
  order: Order,
  lines: readonly PreparedLine[],
  isPrepared: boolean,
): Decision<OrderEvent> =>
  takeStep(order, isPrepared ? 'sendOut' : 'change', ({ items, prepared }) => {
    if (lines.some(({ index }) => !items[index])) return refuseUnknownItem();
    if (lines.some((line) => isAnother(items[line.index]!, line))) return refuseChangedItem();
    const indexes = new Set(lines.map(({ index }) => index));
    return [...indexes]
      .filter((index) => prepared[index] !== isPrepared)
      .map((index) => lineEvent(index, items[index]!, isPrepared));
  });

/** Everything of the order is done in the kitchen. A delivery waits for its courier, all others are ready. */
export const finishPreparing = (order: Order): Decision<OrderEvent> =>
  takeStep(order, 'sendOut', (existing) => {
    const { items, prepared, mode } = existing;
    const marks = items.flatMap((item, index) => (prepared[index] ? [] : [lineEvent(index, item, true)]));
    const step = mode === 'delivery' ? [] : markInDelivery(existing);
    return isRefusal(step) ? step : [...marks, ...step];
  });

const lineEvent = (
  index: number,
  { product, name }: { readonly product: string; readonly name: string },
  isPrepared: boolean,
): OrderEvent => ({
  type: isPrepared ? 'OrderItemPrepared' : 'OrderItemUnprepared',
  data: { index, product, name },
});
