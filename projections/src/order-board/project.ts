import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { OrderEvent, OrderPlaced } from '@bestellwerk/domain/ordering/order-events';
import { orderFlags } from '@bestellwerk/domain/ordering/order-flags';
import { isTerminal } from '@bestellwerk/domain/ordering/order-status';
import { boardTopic, orderTopic } from '@bestellwerk/domain/views/live.schema';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { orderIdOf } from '../order/order-id.js';
import { progressAfter, type OrderProgress } from '../order/order-progress.js';
import type { Projection } from '../projection/projection.js';
import { orderBoardTable, type OrderBoardRow } from './table.js';

/** What staff see of every order: the live board, the list and the detail. */
export const orderBoard: Projection<OrderBoardRow, OrderEvent> = {
  name: 'order_board',
  version: 1,
  table: orderBoardTable,
  category: 'order',
  keys: (event) => [{ id: orderIdOf(event) }],
  apply(event, rows) {
    const document = documentAfter(rows.get({ id: orderIdOf(event) })?.document, event);
    rows.put(rowOf(document, event.position));
  },
  topics: (row) => [boardTopic(row.branch), orderTopic(row.id)],
};

function documentAfter(before: StaffOrder | undefined, event: RecordedEvent<OrderEvent>): StaffOrder {
  const progress = progressAfter(before && progressOf(before), event);
  const document = event.type === 'OrderPlaced' ? documentOfPlaced(event, event.data) : before!;
  return {
    ...document,
    ...orderFlags(progress),
    status: progress.status,
    appointment: progress.appointment,
    paidAmount: progress.paidAmount,
    openAmount: toDecimal(Math.max(0, toUnits(progress.totalGross) - toUnits(progress.paidAmount))),
    rejectionMessage: event.type === 'OrderRejected' ? event.data.message : document.rejectionMessage,
    cancelationReason: event.type === 'OrderCanceled' ? event.data.reason : document.cancelationReason,
    changedAt: event.metadata.at,
    revision: event.revision,
  };
}

type Frozen = Omit<StaffOrder, keyof ReturnType<typeof orderFlags> | 'status' | 'paidAmount' | 'openAmount'>;

const documentOfPlaced = (event: RecordedEvent<OrderEvent>, placed: OrderPlaced): Frozen => ({
  id: orderIdOf(event),
  uid: placed.uid,
  ticketNumber: placed.ticketNumber,
  branch: { id: placed.branch, name: placed.branchName },
  businessDate: placed.businessDate,
  mode: placed.mode,
  tableIdentifier: placed.tableIdentifier,
  contact: placed.contact,
  address: placed.address,
  deliveryAddress: placed.deliveryAddress,
  deliveryArea: placed.deliveryArea?.name ?? null,
  comment: placed.comment,
  items: placed.items,
  pricing: placed.pricing,
  currency: placed.currency,
  paymentMethod: placed.paymentMethod,
  appointmentDate: placed.appointmentDate,
  appointment: null,
  rejectionMessage: null,
  cancelationReason: null,
  origin: event.metadata.origin,
  placedAt: placed.placedAt,
  changedAt: event.metadata.at,
  revision: event.revision,
});

const progressOf = (order: StaffOrder): OrderProgress => ({
  status: order.status,
  mode: order.mode,
  currency: order.currency,
  totalGross: order.pricing.totalGross,
  paidAmount: order.paidAmount,
  appointment: order.appointment,
});

const rowOf = (document: StaffOrder, position: string): OrderBoardRow => ({
  id: document.id,
  branch: document.branch.id,
  status: document.status,
  businessDate: document.businessDate,
  placedAt: document.placedAt,
  uid: document.uid,
  ticketNumber: document.ticketNumber,
  isOpen: !isTerminal(document.status),
  search: searchText(document),
  totalGross: document.pricing.totalGross,
  document,
  position,
});

function searchText({ uid, ticketNumber, contact }: StaffOrder): string {
  const { firstName, lastName, companyName, phone, email } = contact;
  return [uid, String(ticketNumber), firstName, lastName, companyName, phone, email]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}
