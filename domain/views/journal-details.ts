import type { OrderEvent } from '../ordering/order/order-events.js';
import { templateLabels } from '../printing/print-job-texts.js';
import type { PrintTemplate } from '../printing/print-terms.schema.js';

/**
 * How much of its sentence in the order's history the journal shows of an event: all of it, with the reason that staff wrote; all
 * but what is personal; or nothing, because its words say enough, or because it holds what guests wrote, where they are
 * reached, or what staff wrote to and about them.
 */
const detailLevels: Record<OrderEvent['type'], 'full' | 'withoutPersonalData' | null> = {
  OrderPlaced: 'withoutPersonalData',
  OrderSubmitted: null,
  OrderMissed: null,
  OrderConfirmed: null,
  CounterAppointmentProposed: null,
  CounterAppointmentAccepted: 'withoutPersonalData',
  CounterAppointmentRejected: null,
  CounterAppointmentExpired: null,
  CounterAppointmentWithdrawn: null,
  OrderRejected: null,
  OrderReady: null,
  OrderDispatched: null,
  OrderCompleted: null,
  OrderCanceled: 'full',
  OrderFailed: 'withoutPersonalData',
  OrderItemAdded: 'withoutPersonalData',
  OrderItemChanged: 'withoutPersonalData',
  OrderItemRemoved: 'withoutPersonalData',
  OrderItemPrepared: 'withoutPersonalData',
  OrderItemUnprepared: 'withoutPersonalData',
  QuotationOffered: null,
  QuotationAccepted: 'withoutPersonalData',
  OrderSentAgain: 'withoutPersonalData',
  QuotationRequestWithdrawn: null,
  QuotationDeclined: null,
  QuotationExpired: null,
  NoteAdded: null,
  ReviewSubmitted: null,
  ReviewAnswered: null,
  PersonalDataErased: 'withoutPersonalData',
  PaymentRecorded: 'full',
  PaymentInitiated: 'withoutPersonalData',
  PaymentOpened: 'withoutPersonalData',
  PaymentAuthorized: 'withoutPersonalData',
  CaptureRequested: 'withoutPersonalData',
  PaymentCaptured: 'withoutPersonalData',
  PaymentFailed: 'withoutPersonalData',
  PaymentExpired: null,
  PaymentCanceled: null,
  VoidRequested: null,
  PaymentVoided: null,
  RefundRequested: 'full',
  RefundSucceeded: 'withoutPersonalData',
  RefundFailed: 'withoutPersonalData',
  ChargebackReceived: 'withoutPersonalData',
  ChargebackReversed: 'withoutPersonalData',
  MessageSent: null,
  MessageFailed: null,
  ReceiptPrinted: 'withoutPersonalData',
};

/** How much of the history's sentence about an event of an order the journal shows. */
export const orderDetailLevel = (type: string): 'full' | 'withoutPersonalData' | null =>
  Object.hasOwn(detailLevels, type) ? detailLevels[type as OrderEvent['type']] : null;

/** 'Küchenbon, Drucker „Theke“': which document is on its way to which printer. */
export const printJobDetail = (template: PrintTemplate, printer: string): string =>
  `${templateLabels[template]}, Drucker „${printer}“`;
