import type { StaffOrder } from '../contracts/order.schema.js';
import type { RecordedEvent } from '../kernel/event.js';
import type { OrderEvent } from '../ordering/order/order-events.js';

type Printed = Pick<StaffOrder, 'items' | 'textRevisions' | 'settledRevision'>;

/**
 * Revisions of the events that last changed texts and payments. Documents are compared by them instead of by what they show:
 * texts are personal, and a list of payments is long.
 */
export const printedRevisionsAfter = (
  before: Printed | undefined,
  event: RecordedEvent<OrderEvent>,
): Pick<StaffOrder, 'textRevisions' | 'settledRevision'> => ({
  textRevisions: textRevisionsAfter(before?.textRevisions ?? before?.items.map(() => null) ?? [], event),
  settledRevision: settles.includes(event.type) ? event.revision : (before?.settledRevision ?? null),
});

function textRevisionsAfter(before: (string | null)[], event: RecordedEvent<OrderEvent>): (string | null)[] {
  switch (event.type) {
    case 'OrderPlaced':
      return event.data.items.map(() => null);
    case 'QuotationOffered':
      return event.data.items.map((_, index) => before[index] ?? null);
    case 'OrderItemAdded':
      return [...before, event.data.hasNewText ? event.revision : null];
    case 'OrderItemChanged':
      return event.data.hasNewText ? before.with(event.data.index, event.revision) : before;
    case 'OrderItemRemoved':
      return before.toSpliced(event.data.index, 1);
    default:
      return before;
  }
}

/** What `settlementOf` tells apart. */
const settles: readonly OrderEvent['type'][] = [
  'PaymentRecorded',
  'PaymentCaptured',
  'RefundSucceeded',
  'ChargebackReceived',
  'ChargebackReversed',
];
