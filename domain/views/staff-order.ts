import type { RecordedEvent } from '../kernel/event.js';
import { toDecimal, toUnits } from '../kernel/money.js';
import { type OrderEvent, orderIdOf, type OrderPlaced } from '../ordering/order/order-events.js';
import { orderFlags } from '../ordering/order-flags.js';
import type { StaffOrder } from '../contracts/order.schema.js';
import { progressAfter, type OrderProgress } from './order-progress.js';

/** What staff see of an order after an event of it. Throws if the order was not placed before. */
export function staffOrderAfter(
  before: StaffOrder | undefined,
  event: RecordedEvent<OrderEvent>,
): StaffOrder {
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
    isMissed: document.isMissed || event.type === 'OrderMissed',
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
  isMissed: false,
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
