import { addDays } from '../../../calendar/zoned-time.js';
import type { Actor, RecordedEvent } from '../../../kernel/event.js';
import { type OrderEvent, orderStream } from '../../order/order-events.js';
import { countedOrderAfter, countedOrderOf, type CountedOrder } from '../counted-order.js';

/** Where and when orders of the tests count. */
export const at = { branch: '22222222-2222-4222-8222-222222222222', date: '2026-11-20' };
const staff: Actor = { kind: 'user', id: 'u' };

export interface EventOnDay {
  readonly event: OrderEvent;
  readonly day?: number;
  readonly actor?: Actor;
}

/** The order after these events, each so many days after its placing. */
export function counted(
  events: readonly (OrderEvent | EventOnDay)[],
  origin: 'storefront' | 'back office' = 'storefront',
): CountedOrder {
  const all = events.map((one, index): RecordedEvent<OrderEvent> => {
    const { event, day = 0, actor = staff } = 'event' in one ? one : { event: one };
    const id = `event-${index}`;
    const metadata = {
      ...{ v: 1, commandId: id, correlationId: id, causationId: id, actor, origin },
      at: `${addDays(at.date, day)}T18:00:00.000Z`,
    };
    return {
      ...event,
      ...{ id, stream: orderStream('o'), revision: String(index), position: String(index), metadata },
    };
  });
  const [placed, ...rest] = all;
  if (placed?.type !== 'OrderPlaced') throw new Error('An order begins with its placing');
  return rest.reduce(countedOrderAfter, countedOrderOf(placed));
}
