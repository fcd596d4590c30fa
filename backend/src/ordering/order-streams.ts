import { withView } from '@bestellwerk/domain/kernel/decider';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { orderDecider } from '@bestellwerk/domain/ordering/order/order';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import {
  publicOrderAfter,
  type PublicOrderState,
  staffOrderAfter,
} from '@bestellwerk/domain/views/order-documents';

/** An order as staff see it, and as its guest does. */
export interface OrderViews {
  readonly staff: StaffOrder;
  readonly guest: PublicOrderState;
}

const viewsAfter = (before: OrderViews | undefined, event: RecordedEvent<OrderEvent>): OrderViews => ({
  staff: staffOrderAfter(before?.staff, event),
  guest: publicOrderAfter(before?.guest, event),
});

/** Orders, with the answers folded beside the state. All commands on orders use it. */
export const orderStreams = { stream: orderStream, decider: withView(orderDecider, viewsAfter) };
