import { formatMoney, formatNumber } from '../text/formats.js';
import { paymentMethodLabels } from './order-labels.js';
import type { onlinePaymentEvents, RefundCause } from './order/online-payment-events.js';
import type { OrderEvent } from './order/order-events.js';
import { providerWords } from './provider-codes.js';
import { refundCauseLabels } from './refunds.js';

export type OnlinePaymentEvent = Extract<OrderEvent, { type: keyof typeof onlinePaymentEvents }>;

/** The step of the guest's timeline that an event of an online payment makes, or null if it makes none. */
export function paymentStepText(event: OnlinePaymentEvent, currency: string | undefined): string | null {
  switch (event.type) {
    case 'PaymentAuthorized':
      return 'Zahlung freigegeben';
    case 'PaymentCaptured':
      return 'Bezahlt';
    case 'PaymentFailed':
      return 'Zahlung fehlgeschlagen';
    case 'PaymentExpired':
      return 'Zahlung abgelaufen';
    case 'PaymentCanceled':
      return 'Zahlung abgebrochen';
    case 'PaymentVoided':
      return 'Zahlung aufgehoben: Es wurde nichts abgebucht';
    case 'RefundRequested':
      return `Rückzahlung von ${sumText(event.data.amount, currency)} veranlasst`;
    case 'RefundSucceeded':
      return `Rückzahlung von ${sumText(event.data.amount, currency)} überwiesen`;
    case 'OrderFailed':
      return 'Bestellung fehlgeschlagen';
    default:
      return null;
  }
}

/** A sentence about an event of an online payment, for staff. Without a currency amounts have no unit. */
export function paymentHistoryText(event: OnlinePaymentEvent, currency: string | undefined): string {
  const sum = (amount: number) => sumText(amount, currency);
  switch (event.type) {
    case 'PaymentInitiated': {
      const { amount, method, capture } = event.data;
      const details = [
        method === 'mollie' ? '' : paymentMethodLabels[method],
        capture === 'manual' ? 'wird erst bei der Bestätigung abgebucht' : '',
      ].filter(Boolean);
      const more = details.length > 0 ? ` (${details.join(', ')})` : '';
      return `Online-Zahlung über ${sum(amount)} begonnen${more}.`;
    }
    case 'PaymentOpened':
      return `Zahlung beim Anbieter angelegt: ${event.data.reference}.`;
    case 'PaymentAuthorized':
      return `Zahlung über ${sum(event.data.amount)} freigegeben, noch nicht abgebucht.`;
    case 'CaptureRequested':
      return `Abbuchung von ${sum(event.data.amount)} veranlasst.`;
    case 'PaymentCaptured':
      return `Online-Zahlung über ${sum(event.data.amount)} erhalten.`;
    case 'PaymentFailed':
      return `Online-Zahlung fehlgeschlagen: ${providerWords(event.data.reason)}.`;
    case 'PaymentExpired':
      return 'Online-Zahlung abgelaufen.';
    case 'PaymentCanceled':
      return 'Der Gast hat die Online-Zahlung abgebrochen.';
    case 'VoidRequested':
      return 'Aufhebung der freigegebenen Zahlung veranlasst.';
    case 'PaymentVoided':
      return 'Freigegebene Zahlung aufgehoben: Es wurde nichts abgebucht.';
    case 'RefundRequested':
      return `Rückzahlung von ${sum(event.data.amount)} ${IS_REQUESTED}${refundReason(event.data)}.`;
    case 'RefundSucceeded': {
      const where = event.data.isFromProvider ? ' (beim Anbieter veranlasst)' : '';
      return `Rückzahlung von ${sum(event.data.amount)} überwiesen${where}.`;
    }
    case 'RefundFailed':
      return `Rückzahlung von ${sum(event.data.amount)} fehlgeschlagen: ${providerWords(event.data.reason)}.`;
    case 'ChargebackReceived':
      return `Rückbuchung: Die Bank des Gastes hat ${sum(event.data.amount)} zurückgeholt.`;
    case 'ChargebackReversed':
      return `Rückbuchung von ${sum(event.data.amount)} aufgehoben.`;
    case 'OrderFailed':
      return 'Bestellung fehlgeschlagen: Sie wurde nicht bezahlt.';
    default:
      return event satisfies never;
  }
}

const IS_REQUESTED = 'veranlasst';

/** The sentence about a refund that was requested, while it waits: it is not at the provider yet. `until`: '19:50'. */
export const waitingRefundText = (text: string, until: string): string =>
  // The first one: what staff wrote comes after it and may have the same word.
  text.replace(IS_REQUESTED, `vorgemerkt, wartet bis ${until} Uhr`);

const sumText = (amount: number, currency: string | undefined): string =>
  currency ? formatMoney(amount, currency) : formatNumber(amount, 2);

interface RefundReason {
  readonly reason: string | null;
  readonly cause?: RefundCause | undefined;
  readonly index?: number | undefined;
  readonly isAutomatic?: true | undefined;
}

/** ': Position fehlte (Position 2), „Zu wenig“'; the cause is never erased, what staff wrote may be. */
export function refundReason({ reason, cause, index, isAutomatic }: RefundReason): string {
  if (isAutomatic) return ' (automatisch)';
  const line = index === undefined ? '' : ` (Position ${index + 1})`;
  if (cause === undefined) return reason === null ? ' (Grund gelöscht)' : `: „${reason}“`;
  const words = reason === null ? ' (Text gelöscht)' : reason === '' ? '' : `, „${reason}“`;
  return `: ${refundCauseLabels[cause]}${line}${words}`;
}
