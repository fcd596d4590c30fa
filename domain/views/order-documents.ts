import type { RecordedEvent } from '../kernel/event.js';
import { publicNumber } from '../kernel/identifiers.js';
import { type OrderEvent, orderIdOf, type OrderPlaced } from '../ordering/order/order-events.js';
import { deliveredTo } from '../ordering/delivery-address.js';
import { openAmount, orderFlags } from '../ordering/order-flags.js';
import type { PublicOrder, StaffOrder } from '../contracts/order.schema.js';
import { linesAfter, quotationAfter } from './agreed-lines.js';
import { withoutHiddenPrices } from './hidden-prices.js';
import { publicOrderWithoutPerson, staffOrderWithoutPerson } from './orders-without-person.js';
import { preparedAfter } from '../ordering/order/prepared-lines.js';
import { timelineEntry } from '../ordering/order-texts.js';
import { isUnfulfilled } from '../ordering/order/order.js';
import {
  balanceOf,
  heldIn,
  isPayableOnline,
  paymentStatusOf,
  paymentTroubleOf,
  refundableAmount,
  refundedIn,
  refundingIn,
  withRequestTime,
} from './online-payments.js';
import { type OrderProgress, progressAfter, staffProgressAfter } from './order-progress.js';
import { refundsAfter } from './order-sums.js';
import { printedRevisionsAfter } from './printed-revisions.js';
import { waitingRefunds } from './waiting-refunds.js';

/** Messages to the guest stand in the history: what staff and guests see of the order itself stays as it was. */
export const changesOrder = ({ type }: OrderEvent): boolean =>
  type !== 'MessageSent' && type !== 'MessageFailed';

/** What staff see of an order after an event of it. Throws if the order was not placed before. */
export function staffOrderAfter(
  before: StaffOrder | undefined,
  event: RecordedEvent<OrderEvent>,
): StaffOrder {
  if (before && !changesOrder(event)) return before;
  const progress = staffProgressAfter(before && progressOf(before), event);
  const document = staffDocumentBefore(before, event);
  return {
    ...{ ...document, ...orderFlags(progress) },
    status: progress.status,
    appointment: progress.appointment,
    paymentMethod: progress.paymentMethod,
    paidAmount: progress.paidAmount,
    ...balanceOf(progress),
    waivedAmount: progress.waivedAmount,
    refundedAmount: progress.refundedAmount,
    ...linesAfter(document, event),
    prepared: [...preparedAfter(document.prepared, event)],
    ...printedRevisionsAfter(before, event),
    ...refundsAfter(before, event),
    counterAppointment: progress.counterAppointment,
    answerBy: progress.answerBy,
    ...paymentsShownToStaff(progress),
    notes: event.type === 'NoteAdded' ? [...document.notes, noteOf(event)] : document.notes,
    review: reviewAfter(document.review, event),
    rejectionMessage: event.type === 'OrderRejected' ? event.data.message : document.rejectionMessage,
    cancelationReason: event.type === 'OrderCanceled' ? event.data.reason : document.cancelationReason,
    quotation: quotationAfter(document.quotation, event),
    readyAt: event.type === 'OrderReady' ? event.metadata.at : document.readyAt,
    isMissed: event.type === 'OrderMissed' || (document.isMissed && event.type !== 'QuotationOffered'),
    changedAt: event.metadata.at,
    revision: event.revision,
  };
}

function staffDocumentBefore(before: StaffOrder | undefined, event: RecordedEvent<OrderEvent>) {
  if (event.type === 'OrderPlaced') return staffDocumentOf(event, event.data);
  return event.type === 'PersonalDataErased'
    ? { ...staffOrderWithoutPerson(before!), erasedAt: event.metadata.at }
    : before!;
}

const paymentsShownToStaff = (progress: OrderProgress) => ({
  onlinePayments: progress.online,
  paymentStatus: paymentStatusOf(progress),
  paymentTrouble: paymentTroubleOf(progress),
  refundableAmount: refundableAmount(progress.online),
});

type FrozenForStaff = Omit<
  StaffOrder,
  | keyof ReturnType<typeof orderFlags>
  | keyof ReturnType<typeof paymentsShownToStaff>
  | 'status'
  | 'paidAmount'
  | 'openAmount'
  | 'waivedAmount'
  | 'refundedAmount'
  | 'owedAmount'
>;

type NoteAdded = Extract<OrderEvent, { type: 'NoteAdded' }>;

const noteOf = ({ data, metadata }: RecordedEvent<NoteAdded>): StaffOrder['notes'][number] => ({
  text: data.text,
  at: metadata.at,
  actor: metadata.actor,
});

function reviewAfter(before: StaffOrder['review'], event: RecordedEvent<OrderEvent>): StaffOrder['review'] {
  const { at, actor } = event.metadata;
  if (event.type === 'ReviewSubmitted') return { ...event.data, at };
  if (event.type !== 'ReviewAnswered' || before === null) return before;
  return { ...before, answer: { text: event.data.text, at, actor } };
}

const staffDocumentOf = (event: RecordedEvent<OrderEvent>, placed: OrderPlaced): FrozenForStaff => ({
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
  prepared: [],
  pricing: placed.pricing,
  currency: placed.currency,
  paymentMethod: placed.paymentMethod,
  appointmentDate: placed.appointmentDate,
  beginsAt: placed.beginsAt ?? null,
  ...(placed.expectedAt && { expectedAt: placed.expectedAt }),
  appointment: null,
  counterAppointment: null,
  answerBy: null,
  notes: [],
  review: null,
  rejectionMessage: null,
  cancelationReason: null,
  isQuotation: placed.isQuotation === true,
  quotation: null,
  ...(placed.donation && { donation: placed.donation }),
  isMissed: false,
  readyAt: null,
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
  refundedAmount: order.refundedAmount ?? refundedIn(order.onlinePayments),
  waivedAmount: order.waivedAmount,
  paymentMethod: order.paymentMethod,
  online: order.onlinePayments,
  appointment: order.appointment,
  counterAppointment: order.counterAppointment,
  answerBy: order.answerBy,
});

/** The order as its customer sees it; the hash that opens it is never stored. */
export type StoredPublicOrder = Omit<PublicOrder, 'hash'>;

/** The progress of an order, and what its customer sees apart: the refunds of what was paid above its price. */
export interface PublicOrderProgress extends OrderProgress {
  readonly surplusRefunds: readonly string[];
}

export interface PublicOrderState {
  readonly document: StoredPublicOrder;
  readonly progress: PublicOrderProgress;
}

/** What the customer sees after an event of the order. Throws if the order was not placed before. */
export function publicOrderAfter(
  before: PublicOrderState | undefined,
  event: RecordedEvent<OrderEvent>,
): PublicOrderState {
  if (before && !changesOrder(event)) return before;
  const progress = publicProgressAfter(before?.progress, event);
  const surplus = surplusOf(progress);
  const frozen = publicDocumentBefore(before?.document, event);
  const step = timelineEntry(event, progress.mode, progress.currency);
  const document: StoredPublicOrder = {
    ...frozen,
    ...orderFlags(progress),
    status: progress.status,
    appointment: progress.appointment,
    ...linesAfter(frozen, event),
    counterAppointment: progress.counterAppointment,
    answerBy: progress.answerBy,
    paymentMethod: progress.paymentMethod,
    paymentStatus: paymentStatusOf(progress),
    isPayable: isPayableOnline(progress),
    paidAmount: progress.paidAmount,
    openAmount: openAmount(progress),
    heldAmount: heldIn(progress.online) || undefined,
    ...{ refundedAmount: progress.refundedAmount, refundingAmount: refundingIn(progress.online) },
    ...waitingOf(progress, event),
    surplusRefundedAmount: refundedIn(surplus),
    surplusRefundingAmount: refundingIn(surplus),
    quotation: quotationAfter(frozen.quotation, event),
    questionnaireRating: event.type === 'ReviewSubmitted' ? event.data.rating : frozen.questionnaireRating,
    reviewAnswer:
      event.type === 'ReviewAnswered'
        ? { text: event.data.text, at: event.metadata.at }
        : frozen.reviewAnswer,
    rejectionMessage: event.type === 'OrderRejected' ? event.data.message : frozen.rejectionMessage,
    timeline: step ? [...frozen.timeline, step] : frozen.timeline,
    revision: event.revision,
  };
  return { document: withoutHiddenPrices(document), progress };
}

/** A rule asks for a refund when an order ends, or was paid above its price while it goes on. */
function publicProgressAfter(
  before: PublicOrderProgress | undefined,
  event: RecordedEvent<OrderEvent>,
): PublicOrderProgress {
  const progress = progressAfter(before, event);
  const known = before?.surplusRefunds ?? [];
  const isOfSurplus =
    event.type === 'RefundRequested' && event.data.isAutomatic === true && !isUnfulfilled(progress.status);
  const online = withRequestTime(progress.online, event);
  return { ...progress, online, surplusRefunds: isOfSurplus ? [...known, event.data.refund] : known };
}

function waitingOf({ online }: OrderProgress, { metadata }: RecordedEvent<OrderEvent>) {
  const waiting = waitingRefunds(online, metadata.at);
  return { waitingRefunds: waiting.length > 0 ? waiting : undefined };
}

const surplusOf = ({ online, surplusRefunds }: PublicOrderProgress): OrderProgress['online'] => ({
  ...online,
  refunds: online.refunds.filter(({ id }) => surplusRefunds.includes(id)),
});

function publicDocumentBefore(before: StoredPublicOrder | undefined, event: RecordedEvent<OrderEvent>) {
  if (event.type === 'OrderPlaced') return publicDocumentOf(event, event.data);
  return event.type === 'PersonalDataErased'
    ? { ...publicOrderWithoutPerson(before!), erasedAt: event.metadata.at }
    : before!;
}

type FrozenForCustomer = Omit<
  StoredPublicOrder,
  | keyof ReturnType<typeof orderFlags>
  | 'status'
  | 'paymentStatus'
  | 'isPayable'
  | 'paidAmount'
  | 'openAmount'
  | 'refundedAmount'
  | 'refundingAmount'
  | 'surplusRefundedAmount'
  | 'surplusRefundingAmount'
>;

const publicDocumentOf = (event: RecordedEvent<OrderEvent>, placed: OrderPlaced): FrozenForCustomer => {
  const to = deliveredTo(placed);
  return {
    id: orderIdOf(event),
    uid: placed.uid,
    ticketNumber: placed.ticketNumber,
    tableIdentifier: placed.tableIdentifier,
    rejectionMessage: null,
    appointment: null,
    appointmentDate: placed.appointmentDate,
    beginsAt: placed.beginsAt ?? null,
    ...(placed.expectedAt && { expectedAt: placed.expectedAt }),
    counterAppointment: null,
    answerBy: null,
    isQuotation: placed.isQuotation === true,
    quotation: null,
    paymentMethod: placed.paymentMethod,
    questionnaireRating: null,
    reviewAnswer: null,
    comment: placed.comment,
    ...(to && { deliveryAddress: to }),
    branch: { id: placed.branch, name: placed.branchName },
    currency: placed.currency,
    items: placed.items,
    pricing: placed.pricing,
    timeline: [],
    placedAt: placed.placedAt,
    ...(placed.replaces && { replaces: publicNumber(placed.replaces) }),
    ...(placed.donation && { donation: placed.donation }),
    revision: event.revision,
  };
};
