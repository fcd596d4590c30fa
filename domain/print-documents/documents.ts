import type { StaffOrder } from '../contracts/order.schema.js';
import { deterministicId } from '../kernel/identifiers.js';
import type { OrderTemplate } from '../printing/print-terms.schema.js';
import { deliveryNote } from './delivery-note.js';
import { kitchenTicket } from './kitchen-ticket.js';
import { labelStrip } from './labels/label-strip.js';
import type { PrintContext } from './print-context.js';
import { receipt } from './receipt.js';
import type { Settlement } from './settlement.js';

/** The document of an order in receiptline's markup: the one source of previews, files and what printers get. */
export const orderDocuments: Record<
  OrderTemplate,
  (order: StaffOrder, context: PrintContext, settlement: Settlement) => string
> = {
  kitchen: kitchenTicket,
  receipt,
  deliveryNote,
  label: labelStrip,
};

/**
 * Distinguishes what is printed of an order from what was printed of it before it was changed. Without personal data: an
 * order whose guest was erased is the same.
 */
export function printContent({ items, pricing, mode, tableIdentifier }: StaffOrder): string {
  const lines = items.map(({ product, name, amount, unit, gross, parts }) => [
    ...[product, name, amount, unit, gross],
    parts.map((part) => [part.name, part.choices]),
  ]);
  return deterministicId('print content', JSON.stringify([lines, pricing.totalGross, mode, tableIdentifier]));
}
