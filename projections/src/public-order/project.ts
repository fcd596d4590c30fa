import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { OrderEvent, OrderPlaced } from '@bestellwerk/domain/ordering/order-events';
import { orderFlags } from '@bestellwerk/domain/ordering/order-flags';
import { timelineEntry } from '@bestellwerk/domain/ordering/order-texts';
import { orderIdOf } from '../order/order-id.js';
import { progressAfter } from '../order/order-progress.js';
import type { Projection } from '../projection/projection.js';
import {
  publicOrderChanges,
  publicOrderTable,
  type PublicOrderRow,
  type StoredPublicOrder,
} from './table.js';

/** What a customer sees of an order on the status page, with its timeline. */
export const publicOrder: Projection<PublicOrderRow, OrderEvent> = {
  name: 'public_order',
  version: 1,
  table: publicOrderTable,
  category: 'order',
  keys: (event) => [{ id: orderIdOf(event) }],
  apply(event, rows) {
    const before = rows.get({ id: orderIdOf(event) });
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
    rows.put({ id: document.id, uid: document.uid, branch: document.branch.id, document, progress });
  },
  topics: (row) => [publicOrderChanges(row.uid)],
};

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
  branch: { id: placed.branch, name: placed.branchName },
  currency: placed.currency,
  items: placed.items,
  pricing: placed.pricing,
  timeline: [],
  placedAt: placed.placedAt,
  revision: event.revision,
});
