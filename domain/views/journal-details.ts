import type { OrderEvent } from '../ordering/order/order-events.js';
import { templateLabels } from '../printing/print-job-texts.js';
import type { PrintTemplate } from '../printing/print-terms.schema.js';

/**
 * How much of its sentence in the order's history the journal shows of an event: all of it, with the reason that staff wrote; all
 * but what is personal; or nothing, because its words say enough, or because it holds what guests wrote, where they are
 * reached, or what staff wrote to and about them.
 */
const tellings: Record<OrderEvent['type'], 'whole' | 'withoutPerson' | null> = {
  OrderPlaced: 'withoutPerson',
  OrderSubmitted: null,
  OrderMissed: null,
  OrderConfirmed: null,
  CounterAppointmentProposed: null,
  CounterAppointmentAccepted: 'withoutPerson',
  CounterAppointmentRejected: null,
  CounterAppointmentExpired: null,
  CounterAppointmentWithdrawn: null,
  OrderRejected: null,
  OrderReady: null,
  OrderDispatched: null,
  OrderCompleted: null,
  OrderCanceled: 'whole',
  OrderFailed: 'withoutPerson',
  OrderItemAdded: 'withoutPerson',
  OrderItemChanged: 'withoutPerson',
  OrderItemRemoved: 'withoutPerson',
  OrderItemPrepared: 'withoutPerson',
  OrderItemUnprepared: 'withoutPerson',
  QuotationOffered: null,
  QuotationAccepted: 'withoutPerson',
  OrderSentAgain: 'withoutPerson',
  QuotationRequestWithdrawn: null,
  QuotationDeclined: null,
  QuotationExpired: null,
  NoteAdded: null,
  ReviewSubmitted: null,
  ReviewAnswered: null,
  PersonalDataErased: 'withoutPerson',
  PaymentRecorded: 'whole',
  PaymentInitiated: 'withoutPerson',
  PaymentOpened: 'withoutPerson',
  PaymentAuthorized: 'withoutPerson',
  CaptureRequested: 'withoutPerson',
  PaymentCaptured: 'withoutPerson',
  PaymentFailed: 'withoutPerson',
  PaymentExpired: null,
  PaymentCanceled: null,
  VoidRequested: null,
  PaymentVoided: null,
  RefundRequested: 'whole',
  RefundSucceeded: 'withoutPerson',
  RefundFailed: 'withoutPerson',
  ChargebackReceived: 'withoutPerson',
  ChargebackReversed: 'withoutPerson',
  MessageSent: null,
  MessageFailed: null,
  ReceiptPrinted: 'withoutPerson',
};

/** How much of the history's sentence about an event of an order the journal shows. */
export const orderTelling = (type: string): 'whole' | 'withoutPerson' | null =>
  Object.hasOwn(tellings, type) ? tellings[type as OrderEvent['type']] : null;

/** 'Küchenbon, Drucker „Theke“': which document is on its way to which printer. */
export const printJobDetail = (template: PrintTemplate, printer: string): string =>
  `${templateLabels[template]}, Drucker „${printer}“`;
