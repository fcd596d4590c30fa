import type { Decider } from '../../kernel/decider.js';
import { toUnits, type Units } from '../../kernel/money.js';
import type { OrderPricing } from '../../pricing/pricing.schema.js';
import type { OrderEvent, OrderPlaced } from './order-events.js';
import { type LineRefund, lineRefundsAfter } from './line-refunds.js';
import { preparedAfter } from './prepared-lines.js';
import { noOnlinePayments, type OnlinePayments, onlinePaymentsAfter, paidBy } from './online-payments.js';
import { noPayments, type OrderPayments, paymentsAfter } from './order-payments.js';
import { waivedAfter } from '../waived.js';
import { uploadsIn, withoutPersonIn } from './personal-items.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import type { OrderItem, OrderStatus, PaymentMethod } from './order-terms.schema.js';

/** Fields of every placed order, in any status. */
export interface PlacedOrder extends OrderPayments, OnlinePayments {
  readonly branch: string;
  readonly mode: DeliveryMode;
  readonly currency: string;
  readonly paymentMethod: PaymentMethod;
  readonly appointmentDate: string | null;
  /** The time that the branch proposed instead, and until when the guest may answer. */
  readonly counterAppointment: CounterAppointment | null;
  /** The branch has withdrawn its latest proposal. */
  readonly isProposalWithdrawn: boolean;
  readonly items: readonly OrderItem[];
  /** Whether each line is done in the kitchen. */
  readonly prepared: readonly boolean[];
  readonly lineRefunds: readonly LineRefund[];
  readonly deliveryArea: OrderPlaced['deliveryArea'];
  readonly pricing: OrderPricing;
  readonly handling: OrderPlaced['handling'];
  readonly total: Units;
  /** Whether it was not confirmed in time. */
  readonly isMissed: boolean;
  readonly isReviewed: boolean;
  readonly isReviewAnswered: boolean;
  /** The guest has withdrawn the request before an offer was made. */
  readonly isRequestWithdrawn: boolean;
  /** Ids of the messages to the guest that were sent or given up. */
  readonly endedMessages: readonly string[];
  /** Ids of the print jobs that came out. */
  readonly printed: readonly string[];
  /** Placed as a request for a quotation. */
  readonly isQuotation: boolean;
  /** The newest offer; null before one was made. */
  readonly quotation: Quotation | null;
  /** Ids of the guest's uploads, those in lines of before too. None once the order's personal data is erased. */
  readonly uploads: readonly string[];
  readonly isErased: boolean;
  /** Ids of the orders that the guest sent in place of this one. */
  readonly sentAgainAs: readonly string[];
}

export interface Quotation {
  /** Counts the offers of the order from 1. */
  readonly offer: number;
  /** Null once the order's personal data is erased. */
  readonly message: string | null;
  /** ISO instant. */
  readonly validUntil: string;
  readonly answer: 'accepted' | 'declined' | 'expired' | null;
}

/** ISO instants. */
export interface CounterAppointment {
  readonly appointment: string;
  readonly answerBy: string;
}

export interface NoOrder {
  readonly status: 'none';
}

/** One order, as far as decisions need it. */
export type Order =
  NoOrder | { [Status in OrderStatus]: PlacedOrder & { readonly status: Status } }[OrderStatus];
export type ExistingOrder = Exclude<Order, NoOrder>;

export const orderDecider: Decider<Order, OrderEvent> = { initial: { status: 'none' }, evolve };

function evolve(order: Order, event: OrderEvent): Order {
  if (event.type === 'OrderPlaced') {
    return { status: statusAfter(event, 'awaitingPayment'), ...factsOf(event.data) };
  }
  if (order.status === 'none') throw new Error(`${event.type} without OrderPlaced`);
  const uploads = [...order.uploads, ...uploadsIn(itemsOf(event))];
  const prepared = preparedAfter(order.prepared, event);
  return {
    ...{ ...order, uploads, ...changesBy(event, order) },
    ...{ prepared, lineRefunds: lineRefundsAfter(order.lineRefunds, event) },
    status: statusAfter(event, order.status),
  };
}

/** The lines that an event brings. */
function itemsOf(event: OrderEvent): readonly OrderItem[] {
  if (event.type === 'QuotationOffered') return event.data.items;
  return event.type === 'OrderItemAdded' || event.type === 'OrderItemChanged' ? [event.data.item] : [];
}

/** What an event changes beside the status. */
function changesBy(event: OrderEvent, order: ExistingOrder): Partial<PlacedOrder> {
  switch (event.type) {
    case 'OrderMissed':
      return { isMissed: true };
    case 'CounterAppointmentProposed':
      return { counterAppointment: event.data, isProposalWithdrawn: false };
    case 'CounterAppointmentWithdrawn':
      return { counterAppointment: null, isProposalWithdrawn: true };
    case 'OrderItemAdded':
    case 'OrderItemChanged':
    case 'OrderItemRemoved':
      return {
        items: itemsAfter(order.items, event),
        pricing: event.data.pricing,
        total: toUnits(event.data.pricing.totalGross),
      };
    case 'QuotationOffered': {
      const { items, pricing, offer, message, validUntil } = event.data;
      const quotation = { offer, message, validUntil, answer: null };
      return { items, pricing, total: toUnits(pricing.totalGross), quotation, isMissed: false };
    }
    case 'QuotationRequestWithdrawn':
      return { isRequestWithdrawn: true };
    case 'QuotationAccepted':
      return {
        quotation: answered(order, 'accepted'),
        paymentMethod: event.data.paymentMethod ?? order.paymentMethod,
      };
    case 'QuotationDeclined':
      return { quotation: answered(order, 'declined') };
    case 'QuotationExpired':
      return { quotation: answered(order, 'expired') };
    case 'OrderSentAgain':
      return { sentAgainAs: [...order.sentAgainAs, event.data.by] };
    case 'ReviewSubmitted':
      return { isReviewed: true };
    case 'ReviewAnswered':
      return { isReviewAnswered: true };
    case 'PaymentRecorded':
      return paymentsAfter({ ...order, total: dueOf(order) }, event.data);
    case 'MessageSent':
    case 'MessageFailed':
      return hasEnded(event) ? { endedMessages: [...order.endedMessages, event.data.message] } : {};
    case 'ReceiptPrinted':
      return { printed: [...order.printed, event.data.job] };
    case 'PersonalDataErased': {
      const quotation = order.quotation && { ...order.quotation, message: null };
      return { items: withoutPersonIn(order.items), quotation, uploads: [], isErased: true };
    }
    default:
      return paidOnline(order, event);
  }
}

function paidOnline(order: ExistingOrder, event: OrderEvent): Partial<PlacedOrder> {
  const by = toUnits(paidBy(event));
  return {
    ...onlinePaymentsAfter({ attempts: order.attempts, refunds: order.refunds }, event),
    paid: order.paid + by,
    waived: waivedAfter({ ...order, total: dueOf(order) }, by, event.type === 'RefundSucceeded'),
  };
}

/** What the guest has to pay for an order: nothing for one that ended unfulfilled. */
const dueOf = ({ status, total }: ExistingOrder): Units => (isUnfulfilled(status) ? 0 : total);

type MessageEvent = Extract<OrderEvent, { type: 'MessageSent' | 'MessageFailed' }>;

/** Whether no further attempt follows. */
const hasEnded = (event: MessageEvent): boolean => event.type === 'MessageSent' || event.data.isFinal;
const answered = ({ quotation }: ExistingOrder, answer: Quotation['answer']): Quotation | null =>
  quotation && { ...quotation, answer };

const factsOf = (placed: OrderPlaced): PlacedOrder => ({
  branch: placed.branch,
  mode: placed.mode,
  currency: placed.currency,
  paymentMethod: placed.paymentMethod,
  appointmentDate: placed.appointmentDate,
  ...{ counterAppointment: null, isProposalWithdrawn: false },
  items: placed.items,
  ...{ prepared: placed.items.map(() => false), lineRefunds: [] },
  deliveryArea: placed.deliveryArea,
  pricing: placed.pricing,
  handling: placed.handling,
  total: toUnits(placed.pricing.totalGross),
  ...noPayments,
  ...noOnlinePayments,
  isMissed: false,
  isReviewed: false,
  isReviewAnswered: false,
  endedMessages: [],
  isQuotation: placed.isQuotation === true,
  quotation: null,
  isRequestWithdrawn: false,
  printed: [],
  uploads: uploadsIn(placed.items),
  isErased: false,
  sentAgainAs: [],
});

/** The status after an event; other events keep the status. */
export function statusAfter(event: OrderEvent, before: OrderStatus): OrderStatus {
  switch (event.type) {
    case 'OrderPlaced':
      return event.data.isQuotation ? 'requested' : 'awaitingPayment';
    case 'QuotationOffered':
      return 'offered';
    case 'OrderSubmitted':
    case 'CounterAppointmentWithdrawn':
      return 'pending';
    case 'CounterAppointmentProposed':
      return 'proposed';
    case 'OrderConfirmed':
      return 'confirmed';
    case 'OrderRejected':
      return 'rejected';
    case 'OrderReady':
      return 'ready';
    case 'OrderDispatched':
      return 'dispatched';
    case 'OrderCompleted':
      return 'completed';
    case 'OrderCanceled':
      return 'canceled';
    case 'OrderFailed':
      return 'failed';
    case 'OrderMissed':
    case 'OrderSentAgain':
    case 'CounterAppointmentAccepted':
    case 'CounterAppointmentRejected':
    case 'CounterAppointmentExpired':
    case 'OrderItemAdded':
    case 'OrderItemChanged':
    case 'OrderItemRemoved':
    case 'OrderItemPrepared':
    case 'OrderItemUnprepared':
    case 'QuotationRequestWithdrawn':
    case 'QuotationAccepted':
    case 'QuotationDeclined':
    case 'QuotationExpired':
    case 'NoteAdded':
    case 'ReviewSubmitted':
    case 'ReviewAnswered':
    case 'PaymentRecorded':
    case 'PaymentInitiated':
    case 'PaymentOpened':
    case 'PaymentAuthorized':
    case 'CaptureRequested':
    case 'PaymentCaptured':
    case 'PaymentFailed':
    case 'PaymentExpired':
    case 'PaymentCanceled':
    case 'VoidRequested':
    case 'PaymentVoided':
    case 'RefundRequested':
    case 'RefundSucceeded':
    case 'RefundFailed':
    case 'ChargebackReceived':
    case 'ChargebackReversed':
    case 'MessageSent':
    case 'MessageFailed':
    case 'ReceiptPrinted':
    case 'PersonalDataErased':
      return before;
    default:
      return event satisfies never;
  }
}

export type ItemEvent = Extract<
  OrderEvent,
  { type: 'OrderItemAdded' | 'OrderItemChanged' | 'OrderItemRemoved' }
>;

export const isItemEvent = (event: OrderEvent): event is ItemEvent =>
  event.type === 'OrderItemAdded' || event.type === 'OrderItemChanged' || event.type === 'OrderItemRemoved';

/** The lines after one was added, changed or removed; later ones move up. */
export function itemsAfter(items: readonly OrderItem[], { type, data }: ItemEvent): OrderItem[] {
  if (type === 'OrderItemAdded') return [...items, data.item];
  return type === 'OrderItemChanged' ? items.with(data.index, data.item) : items.toSpliced(data.index, 1);
}

/** Statuses of a request that is no order yet: nobody has agreed to a price. */
const requestStatuses: readonly OrderStatus[] = ['requested', 'offered'];

/** Whether an order is still a request for a quotation, with or without an offer. */
export const isRequest = (status: OrderStatus): boolean => requestStatuses.includes(status);

const terminalStatuses: readonly OrderStatus[] = ['completed', 'rejected', 'canceled', 'failed'];

/** Whether nothing but payments, messages and notes can follow. */
export const isTerminal = (status: OrderStatus): boolean => terminalStatuses.includes(status);

const unfulfilledStatuses: readonly OrderStatus[] = ['rejected', 'canceled', 'failed'];

/** Whether an order ended so that nothing is to be paid for it. */
export const isUnfulfilled = (status: OrderStatus): boolean => unfulfilledStatuses.includes(status);
