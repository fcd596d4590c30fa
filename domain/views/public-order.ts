import type { RecordedEvent } from '../kernel/event.js';
import { type OrderEvent, orderIdOf, type OrderPlaced } from '../ordering/order/order-events.js';
import { orderFlags } from '../ordering/order-flags.js';
import { timelineEntry } from '../ordering/order-texts.js';
import type { PublicOrder } from '../contracts/order.schema.js';
import { progressAfter, type OrderProgress } from './order-progress.js';

/** The order as its customer sees it; the hash that opens it is never stored. */
export type StoredPublicOrder = Omit<PublicOrder, 'hash'>;

export interface PublicOrderState {
  readonly document: StoredPublicOrder;
  readonly progress: OrderProgress;
}

/** What the customer sees after an event of the order. Throws if the order was not placed before. */
export function publicOrderAfter(
  before: PublicOrderState | undefined,
  event: RecordedEvent<OrderEvent>,
): PublicOrderState {
  const progress = progressAfter(before?.progress, event);
  const frozen = event.type === 'OrderPlaced' ? documentOfPlaced(event, event.data) : before!.document;
  const step = timelineEntry(event, progress.mode);
  const document: StoredPublicOrder = {
    ...frozen,
    ...orderFlags(progress),
    status: progress.status,
    appointment: progress.appointment,
    rejectionMessage: event.type === 'OrderRejected' ? event.data.message : frozen.rejectionMessage,
    timeline: step ? [...frozen.timeline, step] : frozen.timeline,
    revision: event.revision,
  };
  return { document, progress };
}

type Frozen = Omit<StoredPublicOrder, keyof ReturnType<typeof orderFlags> | 'status'>;

const documentOfPlaced = (event: RecordedEvent<OrderEvent>, placed: OrderPlaced): Frozen => ({
  id: orderIdOf(event),
  uid: placed.uid,
  ticketNumber: placed.ticketNumber,
  tableIdentifier: placed.tableIdentifier,
  rejectionMessage: null,
  appointment: null,
  appointmentDate: placed.appointmentDate,
  counterAppointment: null,
  paymentMethod: placed.paymentMethod,
  questionnaireRating: null,
  comment: placed.comment,
  branch: { id: placed.branch, name: placed.branchName },
  currency: placed.currency,
  items: placed.items,
  pricing: placed.pricing,
  timeline: [],
  placedAt: placed.placedAt,
  revision: event.revision,
});
