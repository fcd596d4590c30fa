import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { RefundCause, RefundOccasion } from '@bestellwerk/domain/ordering/order/online-payment-events';
import { refundCauseLabels, refundOccasionLabels } from '@bestellwerk/domain/ordering/refunds';
import { amountWords } from '../../shared/orders/order.labels.js';

interface Refund {
  readonly id: string;
  readonly cause?: RefundCause | null | undefined;
  readonly occasion?: RefundOccasion | null | undefined;
}

/**
 * ': Falsch oder mangelhaft (1 × Schnitzel)': what a refund is for, and the line it is about, as long as the order has that line
 * and the refund counts for it; or why a rule made it. Empty where nobody named a cause.
 */
export function causeWords(
  { id, cause, occasion }: Refund,
  { items, lineRefunds = [] }: Pick<StaffOrder, 'items' | 'lineRefunds'>,
): string {
  if (occasion) return `: ${refundOccasionLabels[occasion]}`;
  if (!cause) return '';
  const item = items[lineRefunds.find(({ refund }) => refund === id)?.line ?? -1];
  return `: ${refundCauseLabels[cause]}${item ? ` (${amountWords(item)} ${item.name})` : ''}`;
}
