import { publicNumber } from '../kernel/identifiers.js';
import { formatMoney, formatNumber } from '../text/formats.js';
import { messageText } from './message-texts.js';
import { modeLabels, paymentMethodLabels, quotationEndings } from './order-labels.js';
import type { ErasureReason, OrderEvent, OrderPlaced } from './order/order-events.js';
import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import type { OrderItem, OrderStatus } from './order/order-terms.schema.js';
import { formatPreciseAmount } from '../pricing/units.js';
import { paymentHistoryText, paymentStepText, refundReason } from './payment-texts.js';

/** The status of an order as the customer reads it. */
export function customerStatusText(status: OrderStatus, mode: DeliveryMode): string {
  switch (status) {
    case 'requested':
      return 'Angebot angefragt';
    case 'offered':
      return 'Angebot erhalten';
    case 'awaitingPayment':
      return 'Warten auf Zahlungseingang';
    case 'pending':
      return 'Warten auf Bestätigung';
    case 'proposed':
      return 'Neuer Termin vorgeschlagen';
    case 'confirmed':
      return 'Bestellung bestätigt';
    case 'ready':
      return 'Bestellung vorbereitet';
    case 'dispatched':
      return 'In Zustellung';
    case 'completed':
      return mode === 'delivery' ? 'Zugestellt' : 'Abgeschlossen';
    case 'rejected':
    case 'canceled':
      return 'Bestellung storniert';
    case 'failed':
      return 'Bestellung fehlgeschlagen';
    default:
      return status satisfies never;
  }
}

/** The step of the customer's timeline that an event makes, or null if it makes none. */
export function timelineEntry(
  event: OrderEvent & { readonly metadata: { readonly at: string } },
  mode: DeliveryMode,
  currency?: string,
): { type: string; at: string; text: string } | null {
  const text = timelineText(event, mode, currency);
  return text === null ? null : { type: event.type, at: event.metadata.at, text };
}

function timelineText(event: OrderEvent, mode: DeliveryMode, currency: string | undefined): string | null {
  switch (event.type) {
    case 'OrderPlaced':
      return event.data.isQuotation ? 'Anfrage eingegangen' : 'Bestellung eingegangen';
    case 'OrderSubmitted':
      return customerStatusText('pending', mode);
    case 'OrderConfirmed':
      return customerStatusText('confirmed', mode);
    case 'OrderReady':
      return customerStatusText('ready', mode);
    case 'OrderDispatched':
      return customerStatusText('dispatched', mode);
    case 'OrderCompleted':
      return customerStatusText('completed', mode);
    case 'OrderRejected':
      return customerStatusText('rejected', mode);
    case 'OrderCanceled':
      return customerStatusText('canceled', mode);
    case 'CounterAppointmentProposed':
      return customerStatusText('proposed', mode);
    case 'CounterAppointmentAccepted':
      return 'Neuer Termin angenommen';
    case 'CounterAppointmentRejected':
      return 'Neuer Termin abgelehnt';
    case 'CounterAppointmentExpired':
      return 'Neuer Termin nicht rechtzeitig bestätigt';
    case 'CounterAppointmentWithdrawn':
      return 'Terminvorschlag zurückgezogen';
    case 'OrderItemAdded':
    case 'OrderItemChanged':
    case 'OrderItemRemoved':
      return 'Bestellung geändert';
    case 'QuotationOffered':
      return event.data.offer === 1 ? customerStatusText('offered', mode) : 'Neues Angebot erhalten';
    case 'QuotationRequestWithdrawn':
      return 'Anfrage zurückgezogen';
    case 'QuotationAccepted':
      return 'Angebot angenommen';
    case 'QuotationDeclined':
      return 'Angebot abgelehnt';
    case 'QuotationExpired':
      return 'Angebot abgelaufen';
    case 'OrderSentAgain':
      return event.data.isReplaced ? 'Durch eine neue Bestellung ersetzt' : null;
    case 'ReviewSubmitted':
      return 'Bewertung abgegeben';
    case 'ReviewAnswered':
    case 'OrderItemPrepared':
    case 'OrderItemUnprepared':
    case 'OrderMissed':
    case 'NoteAdded':
    case 'MessageSent':
    case 'MessageFailed':
    case 'ReceiptPrinted':
      return null;
    case 'PersonalDataErased':
      return 'Personenbezogene Daten gelöscht';
    case 'PaymentRecorded':
      return recordedStepText(event.data, currency);
    default:
      return paymentStepText(event, currency);
  }
}

/** A sentence about an event, for staff. Without a currency amounts have no unit. */
export function historyText(event: OrderEvent, currency?: string): string {
  switch (event.type) {
    case 'OrderPlaced':
      return placedText(event.data);
    case 'OrderSubmitted':
      return 'Bestellung an die Filiale übermittelt.';
    case 'OrderMissed':
      return 'Nicht rechtzeitig bestätigt.';
    case 'OrderConfirmed':
      return 'Bestellung bestätigt.';
    case 'OrderReady':
      return 'Bestellung als vorbereitet gemeldet.';
    case 'OrderDispatched':
      return 'Bestellung in Zustellung gegeben.';
    case 'OrderCompleted':
      return 'Bestellung abgeschlossen.';
    case 'OrderRejected':
      return `Bestellung abgelehnt${remark('Nachricht', event.data.message)}`;
    case 'OrderCanceled':
      return `Bestellung storniert${remark('Grund', event.data.reason)}`;
    case 'CounterAppointmentProposed':
      return 'Anderen Termin vorgeschlagen.';
    case 'CounterAppointmentAccepted':
      return event.data.isByPhone
        ? 'Der Gast hat den neuen Termin telefonisch angenommen.'
        : 'Der Gast hat den neuen Termin angenommen.';
    case 'CounterAppointmentRejected':
      return 'Der Gast hat den neuen Termin abgelehnt.';
    case 'CounterAppointmentExpired':
      return 'Der Gast hat auf den neuen Termin nicht rechtzeitig geantwortet.';
    case 'CounterAppointmentWithdrawn':
      return 'Terminvorschlag zurückgezogen.';
    case 'OrderItemAdded':
      return `Position hinzugefügt: ${lineText(event.data.item)}.`;
    case 'OrderItemChanged':
      return `Position ${event.data.index + 1} geändert: ${lineText(event.data.item)} statt ${lineText(event.data.previous)}${reasonText(event.data)}`;
    case 'OrderItemRemoved':
      return `Position ${event.data.index + 1} entfernt: ${lineText(event.data.previous)}${reasonText(event.data)}`;
    case 'OrderItemPrepared':
      return `In der Küche fertig: ${event.data.name}.`;
    case 'OrderItemUnprepared':
      return `In der Küche doch nicht fertig: ${event.data.name}.`;
    case 'QuotationOffered':
      return offerText(event.data, currency);
    case 'QuotationRequestWithdrawn':
      return quotationEndings.withdrawn;
    case 'QuotationAccepted':
      return acceptedText(event.data);
    case 'QuotationDeclined':
      return 'Der Gast hat das Angebot abgelehnt.';
    case 'QuotationExpired':
      return 'Das Angebot ist ohne Antwort des Gastes abgelaufen.';
    case 'NoteAdded':
      return event.data.text === null ? 'Notiz (gelöscht).' : `Notiz: „${event.data.text}“`;
    case 'OrderSentAgain':
      return sentAgainText(event.data);
    case 'ReviewSubmitted':
      return `Bewertung: ${stars(event.data.rating)}${remark('Kommentar', event.data.comment)}`;
    case 'ReviewAnswered':
      return `Bewertung beantwortet${remark('Antwort', event.data.text)}`;
    case 'PaymentRecorded':
      return paymentText(event.data, currency);
    case 'MessageSent':
    case 'MessageFailed':
      return messageText(event);
    case 'ReceiptPrinted':
      return printedText(event.data);
    case 'PersonalDataErased':
      return `Personenbezogene Daten gelöscht (${erasureReasonLabels[event.data.reason]}).`;
    default:
      return paymentHistoryText(event, currency);
  }
}

/** '2 Stück Wiener Schnitzel (Pommes)'. */
export function lineText({ amount, unit, name, parts }: OrderItem): string {
  const chosen = parts.flatMap(({ choices, text }) => [...choices, ...(text ? [text] : [])]);
  const choices = chosen.length > 0 ? ` (${chosen.join(', ')})` : '';
  return `${formatPreciseAmount(amount, unit)} ${name}${choices}`;
}

export const erasureReasonLabels: Record<ErasureReason, string> = {
  request: 'auf Verlangen',
  retention: 'nach Ablauf der Aufbewahrung',
};

const printedLabels = {
  kitchen: 'Küchenbon',
  receipt: 'Beleg',
  deliveryNote: 'Lieferschein',
  label: 'Etiketten',
  ticket: 'Nummernbon',
} as const;

const printedText = ({
  template,
  copy,
  printer,
}: Extract<OrderEvent, { type: 'ReceiptPrinted' }>['data']): string =>
  `${printedLabels[template]} gedruckt${copy > 0 ? ' (KOPIE)' : ''}: ${printer.name}.`;

const stars = (rating: number): string => `${rating} von 5 Sternen`;

function placedText(placed: OrderPlaced): string {
  const positions = placed.items.length === 1 ? '1 Position' : `${placed.items.length} Positionen`;
  // Neither is agreed on for a request, and its sum may lack prices.
  if (placed.isQuotation) {
    return `Angebotsanfrage mit Ticket ${placed.ticketNumber} aufgegeben: ${positions}, ${modeLabels[placed.mode]}.`;
  }
  const total = formatMoney(placed.pricing.totalGross, placed.currency);
  const terms = `${modeLabels[placed.mode]}, ${paymentMethodLabels[placed.paymentMethod]}`;
  const replaced = placed.replaces ? ` Ersetzt die Bestellung ${publicNumber(placed.replaces)}.` : '';
  return `Bestellung mit Ticket ${placed.ticketNumber} aufgegeben: ${positions}, ${total}, ${terms}.${replaced}`;
}

function sentAgainText({ by, isReplaced }: Extract<OrderEvent, { type: 'OrderSentAgain' }>['data']): string {
  const uid = publicNumber(by);
  return isReplaced
    ? `Der Gast hat stattdessen die Bestellung ${uid} geschickt.`
    : `Der Gast hat sie als Bestellung ${uid} noch einmal geschickt. Diese hier war da schon eingegangen und gilt weiter. Bitte klären Sie mit dem Gast, ob er beide möchte.`;
}

function offerText(
  { offer, pricing, message }: Extract<OrderEvent, { type: 'QuotationOffered' }>['data'],
  currency: string | undefined,
): string {
  const made = offer === 1 ? 'Angebot erstellt' : 'Angebot durch ein neues ersetzt';
  return `${made}: ${sumText(pricing.totalGross, currency)}${remark('Nachricht', message)}`;
}

function acceptedText({ paymentMethod }: Extract<OrderEvent, { type: 'QuotationAccepted' }>['data']): string {
  const paid = paymentMethod ? ` Zahlungsart: ${paymentMethodLabels[paymentMethod]}.` : '';
  return `Der Gast hat das Angebot angenommen.${paid}`;
}

const sumText = (amount: number, currency: string | undefined): string =>
  currency ? formatMoney(amount, currency) : formatNumber(amount, 2);

type PaymentRecorded = Extract<OrderEvent, { type: 'PaymentRecorded' }>['data'];

function paymentText(
  { amount, method, corrects, refunds, reason, cause, index }: PaymentRecorded,
  currency: string | undefined,
): string {
  const sum = sumText(Math.abs(amount), currency);
  const kind = paymentMethodLabels[method];
  if (refunds !== undefined) {
    return `Rückzahlung von ${sum} erfasst (${kind})${refundReason({ cause, index, reason: reason === undefined ? '' : reason })}.`;
  }
  if (corrects === undefined) return `Zahlung über ${sum} erfasst (${kind}).`;
  return `${amount > 0 ? 'Rückzahlung von' : 'Zahlung über'} ${sum} (${kind}) storniert${reasonText({ reason })}`;
}

const RECEIVED = 'Zahlung erhalten';

/** Whether a step of the guest's timeline is a payment, and nothing that was given or taken back. */
export const isPaymentStep = ({ type, text }: { readonly type: string; readonly text: string }): boolean =>
  type === 'PaymentCaptured' || (type === 'PaymentRecorded' && text === RECEIVED);

function recordedStepText(
  { amount, corrects, refunds }: PaymentRecorded,
  currency: string | undefined,
): string {
  if (refunds !== undefined) return `${sumText(-amount, currency)} zurückgegeben`;
  if (corrects === undefined) return RECEIVED;
  return amount > 0 ? 'Rückzahlung zurückgenommen' : 'Zahlung zurückgenommen';
}

/** Why something was done, where that was asked for; it ends the sentence. */
const reasonText = ({ reason = '' }: { readonly reason?: string | null | undefined }): string =>
  remark('Grund', reason);

/** Free text of a person; null once it was erased. */
function remark(label: string, text: string | null): string {
  if (text === null) return ` (${label} gelöscht).`;
  return text === '' ? '.' : `. ${label}: „${text}“`;
}

/** The current status as the status page shows it; the timeline keeps the texts of its events. */
export const statusTitle = (status: OrderStatus, mode: DeliveryMode): string =>
  status === 'ready' && mode === 'takeaway' ? 'Bereit zur Abholung' : customerStatusText(status, mode);
