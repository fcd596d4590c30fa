import type { RefundCause } from '../ordering/order/online-payment-events.js';
import { refundCauseLabels } from '../ordering/refunds.js';

/** What an event is called by what is in it, where its type alone does not say what happened. */
export const wordsByVariant: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MessageSent: {
    sent: 'Nachricht an den Gast gesendet',
    kept: 'Nachricht an den Gast abgelegt, nicht gesendet',
  },
  PaymentRecorded: {
    payment: 'Zahlung erfasst',
    counterEntry: 'Gegenbuchung erfasst',
    refund: 'Rückzahlung erfasst',
  },
  RefundRequested: {
    '': 'Rückzahlung veranlasst',
    missing: refundWords('missing'),
    faulty: refundWords('faulty'),
    goodwill: refundWords('goodwill'),
    other: refundWords('other'),
  },
  PrintJobFailed: {
    again: 'Druckversuch fehlgeschlagen, wird wiederholt',
    final: 'Druckauftrag fehlgeschlagen',
  },
};

function refundWords(cause: RefundCause): string {
  return `Rückzahlung veranlasst: ${refundCauseLabels[cause]}`;
}

interface JournalEvent {
  readonly type: string;
  readonly data: object;
}

/** Which of the words of its type an event has; empty where there is one only. Never anything personal. */
export function journalVariant({ type, data }: JournalEvent): string {
  switch (type) {
    case 'MessageSent':
      return 'isKept' in data && data.isKept === true ? 'kept' : 'sent';
    case 'PaymentRecorded':
      if ('refunds' in data && data.refunds !== undefined) return 'refund';
      return 'corrects' in data && data.corrects !== undefined ? 'counterEntry' : 'payment';
    case 'RefundRequested':
      return 'cause' in data ? String(data.cause) : '';
    case 'PrintJobFailed':
      return isTriedAgain(data) ? 'again' : 'final';
    default:
      return '';
  }
}

const isTriedAgain = (data: object): boolean => 'retry' in data && data.retry !== null;

/**
 * Whether an event is one more attempt of what was tried before: a printer that is switched off fails every minute, and lists
 * would show nothing else. They count these at the first one.
 */
export function isRepeatedAttempt({ type, data }: JournalEvent): boolean {
  if (!('attempt' in data) || Number(data.attempt) <= 1) return false;
  if (type === 'PrintJobFailed') return isTriedAgain(data);
  return type === 'PrintJobClaimed' || type === 'PrintJobStarted';
}
