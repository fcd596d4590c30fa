import type { OrderEvent } from '../ordering/order/order-events.js';

const AFTER_COLON = ': (.*)$';
/** A line is named in the sentence, too, with what the guest wrote about it: so only the last such words count. */
const AFTER_LINE = '^.*\\. Grund: („.*“)$';

/**
 * By type of event of an order that people give a reason for: a regular expression for it in the sentence of the order's history,
 * as PostgreSQL and JavaScript read it. What guests wrote is never in it.
 */
export const reasonPatterns: Readonly<Partial<Record<OrderEvent['type'], string>>> = {
  OrderRejected: AFTER_COLON,
  OrderCanceled: AFTER_COLON,
  OrderItemChanged: AFTER_LINE,
  OrderItemRemoved: AFTER_LINE,
  PaymentRecorded: AFTER_COLON,
  RefundRequested: AFTER_COLON,
};

/** Events of an order whose sentence, without what guests wrote, is searched as well: it names what was ordered. */
export const itemTypes: readonly OrderEvent['type'][] = [
  'OrderItemAdded',
  'OrderItemChanged',
  'OrderItemRemoved',
];

/** Where a sentence says that the reason of a line was erased. */
const ERASED = / \(Grund gelöscht\)\.$/;

/**
 * What the journal says about an event of an order: its sentence without what guests wrote, but with the reason that staff gave,
 * as long as that is not erased. `withoutPersonalData` is null where nothing in the sentence is personal.
 */
export function journalSentence(type: string, full: string, withoutPersonalData: string | null): string {
  if (withoutPersonalData === null) return full;
  const pattern = reasonPatterns[type as OrderEvent['type']];
  const reason = pattern && new RegExp(pattern, 's').exec(full)?.[1];
  return reason ? withoutPersonalData.replace(ERASED, () => `. Grund: ${reason}`) : withoutPersonalData;
}
