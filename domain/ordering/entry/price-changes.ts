import { changedTotals, changedTotalText } from '../checkout/expected-total.js';
import { insteadOf } from '../checkout/order-changes.js';
import type { OrderCheck } from '../checkout/check-order.js';

type Priced = Pick<OrderCheck, 'items' | 'pricing'>;

/**
 * What staff tell the guest where the same entries cost something else by now: total, lines and delivery. Null where nothing
 * changed, or where either cannot be priced.
 */
export function priceChangesText(before: Priced, now: Priced, currency: string): string | null {
  if (!before.pricing || !now.pricing) return null;
  const lines = (now.items ?? []).flatMap(({ name, gross }, index) => {
    const was = before.items?.[index];
    return was ? changeText(name, was.gross, gross, currency) : [];
  });
  const [was, is] = [before.pricing, now.pricing];
  const details = [...lines, ...changeText('Lieferung', was.deliveryGross, is.deliveryGross, currency)];
  const totals = changedTotals(was.totalGross, is.totalGross);
  if (!totals && details.length === 0) return null;
  const heading = totals ? changedTotalText(totals, currency) : 'Einzelne Preise haben sich geändert.';
  return [heading, ...details].join(' ');
}

function changeText(name: string, was: number, is: number, currency: string): string[] {
  return changedTotals(was, is) ? [`${name}: ${insteadOf(is, was, currency)}.`] : [];
}
