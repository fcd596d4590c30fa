import type { StaffOrder } from '../contracts/order.schema.js';
import { deterministicId } from '../kernel/identifiers.js';

/**
 * Distinguishes what is printed of an order from what was printed of it before it was changed. Without personal data: an
 * order whose guest was erased is the same.
 */
export function printContent({
  items,
  pricing,
  mode,
  tableIdentifier,
}: Pick<StaffOrder, 'items' | 'pricing' | 'mode' | 'tableIdentifier'>): string {
  const lines = items.map(({ product, name, amount, unit, gross, parts }) => [
    ...[product, name, amount, unit, gross],
    parts.map((part) => [part.name, part.choices]),
  ]);
  return deterministicId('print content', JSON.stringify([lines, pricing.totalGross, mode, tableIdentifier]));
}
