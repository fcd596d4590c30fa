import { formatDate } from '../text/formats.js';
import type { RefundCause, RefundOccasion } from './order/online-payment-events.js';
import type { OrderStatus } from './order/order-terms.schema.js';

/** What a refund is for, as staff choose and read it. */
export const refundCauseLabels: Record<RefundCause, string> = {
  missing: 'Position fehlte',
  faulty: 'Falsch oder mangelhaft',
  goodwill: 'Kulanz',
  other: 'Anderer Grund',
};

export const refundOccasionLabels: Record<RefundOccasion, string> = {
  rejected: 'Bestellung abgelehnt',
  canceled: 'Bestellung storniert',
  failed: 'Bestellung fehlgeschlagen',
  overpaid: 'Zu viel bezahlt',
};

const endings: Partial<Record<OrderStatus, RefundOccasion>> = {
  rejected: 'rejected',
  canceled: 'canceled',
  failed: 'failed',
};

/** Why a rule gives money back of an order that has this status by then. */
export const occasionOf = (status: OrderStatus): RefundOccasion => endings[status] ?? 'overpaid';

interface Explained {
  readonly occasion?: RefundOccasion | null | undefined;
  readonly cause?: RefundCause | null | undefined;
  readonly reason?: string | null | undefined;
}

/** What a refund is for, in parts: ['Kulanz', 'Lange gewartet'], or why a rule made it. */
export const refundReasons = ({ occasion, cause, reason }: Explained): string[] =>
  [occasion && refundOccasionLabels[occasion], cause && refundCauseLabels[cause], reason].flatMap(
    (text) => text || [],
  );

/** Whether less was sold than the order says: then a refund lowers turnover and tax. */
export const isReducing = (cause: RefundCause | null | undefined): boolean =>
  cause === 'missing' || cause === 'faulty';

/** Whether a reason has to be written because the cause says too little. */
export const needsReason = (cause: RefundCause | null | undefined): boolean =>
  cause === undefined || cause === null || cause === 'other';

/** Why a payment, or a refund by hand, cannot be taken back once more. */
export const takenBackText = (isRefund: boolean): string =>
  `Diese ${isRefund ? 'Rückzahlung' : 'Zahlung'} wurde schon zurückgenommen.`;

interface PlannedRefund {
  readonly cause: RefundCause;
  /** Decimal. */
  readonly amount: number;
  /** What was paid above the order's total; decimal. */
  readonly owed: number;
  /** Whether the order counts as sold. */
  readonly isSold: boolean;
  /** Business day of the order (YYYY-MM-DD): turnover is that day's, also if it was closed since. */
  readonly businessDate: string;
}

/** What a refund means for the accounts. What was paid too much was never turnover, and neither was an order that ended. */
export function refundMeaning({ cause, amount, owed, isSold, businessDate }: PlannedRefund): string {
  if (!isSold) return 'Umsatz und Steuer bleiben gleich: Die Bestellung zählt nicht als verkauft.';
  if (!isReducing(cause)) return 'Umsatz und Steuer bleiben gleich.';
  if (amount <= owed) return 'Umsatz und Steuer bleiben gleich: Der Gast hat zu viel bezahlt.';
  const day = `Umsatz und Steuer vom ${formatDate(new Date(`${businessDate}T12:00:00Z`), 'UTC')}, dem Tag der Bestellung, sinken`;
  return owed > 0 ? `${day} um das, was über die Überzahlung hinausgeht.` : `${day}.`;
}
