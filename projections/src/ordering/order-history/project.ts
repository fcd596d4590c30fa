import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { orderHistoryTopic } from '@bestellwerk/domain/contracts/live-topics';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import { withoutPersonalData } from '@bestellwerk/event-log/without-personal-data';
import { type OrderEvent, orderEvents, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import { historyText, lineText } from '@bestellwerk/domain/ordering/order-texts';
import { isItemEvent } from '@bestellwerk/domain/ordering/order/order';
import { owedBack } from '@bestellwerk/domain/ordering/order-flags';
import { progressAfter, type OrderProgress } from '@bestellwerk/domain/views/order-progress';
import type { Projection } from '../../engine/projection.js';
import { orderHistoryTable, type OrderHistoryRow, type StoredHistoryEntry } from './table.js';

/** Who did what to an order, when, from where, and what it changed: one row for each event. */
export const orderHistory = {
  name: 'order_history',
  title: 'Verlauf der Bestellungen',
  version: 8,
  table: orderHistoryTable,
  isUrgent: true,
  category: 'order',
  keys: (event) => (event.type === 'PersonalDataErased' ? keysUpTo(event) : [keyBefore(event), keyOf(event)]),
  newKeys: (event) => [keyOf(event)],
  apply(event, rows) {
    const before = rows.get(keyBefore(event));
    const progress = progressAfter(before?.progress, event);
    if (event.type === 'PersonalDataErased') {
      for (const row of keysUpTo(event).flatMap((key) => rows.get(key) ?? [])) {
        if (row.erased) rows.put({ ...row, document: { ...row.document, ...row.erased }, erased: null });
      }
    }
    const entry = (written: RecordedEvent<OrderEvent>) => entryOf(written, before, progress);
    const document = entry(event);
    rows.put({
      orderId: orderIdOf(event),
      revision: event.revision,
      position: event.position,
      branch: event.type === 'OrderPlaced' ? event.data.branch : before!.branch,
      document,
      progress,
      offered: offeredBy(event) ?? before?.offered ?? null,
      erased: differing(document, entry(withoutPerson(event))),
    });
  },
  topics: (row) => [orderHistoryTopic(row.orderId)],
} as const satisfies Projection<OrderHistoryRow, OrderEvent>;

const keyOf = (event: RecordedEvent) => ({ orderId: orderIdOf(event), revision: event.revision });
const keyBefore = (event: RecordedEvent) => ({
  orderId: orderIdOf(event),
  revision: String(Number(event.revision) - 1),
});

const keysUpTo = (event: RecordedEvent) =>
  Array.from({ length: Number(event.revision) + 1 }, (_, revision) => ({
    orderId: orderIdOf(event),
    revision: String(revision),
  }));

const withoutPerson = (event: RecordedEvent<OrderEvent>): RecordedEvent<OrderEvent> =>
  ({ ...event, data: withoutPersonalData(orderEvents[event.type], event.data) }) as RecordedEvent<OrderEvent>;

const differing = (
  shown: StoredHistoryEntry,
  { text, changes }: StoredHistoryEntry,
): OrderHistoryRow['erased'] =>
  text === shown.text && sameValue(changes, shown.changes) ? null : { text, changes };

const entryOf = (
  event: RecordedEvent<OrderEvent>,
  before: Before | undefined,
  after: OrderProgress,
): StoredHistoryEntry => ({
  position: event.position,
  revision: event.revision,
  at: event.metadata.at,
  type: event.type,
  text: historyText(event, after.currency),
  actor: event.metadata.actor,
  origin: event.metadata.origin,
  changes: before ? changesBetween(event, before, after) : [],
});

/** What was the case before an event. */
type Before = Pick<OrderHistoryRow, 'progress' | 'offered'>;
type Change = StoredHistoryEntry['changes'][number];

function changesBetween(event: OrderEvent, row: Before, after: OrderProgress): Change[] {
  const { progress: before, offered } = row;
  const changes: Change[] = [];
  for (const field of ['status', 'appointment', 'counterAppointment', 'totalGross', 'paidAmount'] as const) {
    if (before[field] === after[field]) continue;
    const wasUnseen = event.type === 'OrderSubmitted' && before[field] === 'awaitingPayment';
    changes.push({ field, before: wasUnseen ? null : before[field], after: after[field] });
  }
  const [owedBefore, owedAfter] = [owedBack(before), owedBack(after)];
  if (owedBefore !== owedAfter) changes.push({ field: 'owedAmount', before: owedBefore, after: owedAfter });
  changes.push(...itemChanges(event));
  if (event.type === 'QuotationOffered') changes.push(...offerChanges(event.data, offered));
  if (event.type === 'OrderRejected') changes.push(added('rejectionMessage', event.data.message));
  if (event.type === 'OrderCanceled') changes.push(added('cancelationReason', event.data.reason));
  return changes;
}

/** The line that was added, changed or removed, before and after. */
function itemChanges(event: OrderEvent): Change[] {
  if (!isItemEvent(event)) return [];
  const before = 'previous' in event.data ? lineText(event.data.previous) : null;
  const after = 'item' in event.data ? lineText(event.data.item) : null;
  return [{ field: 'item', before, after }];
}

type Offer = Extract<OrderEvent, { type: 'QuotationOffered' }>['data'];

const offeredBy = (event: OrderEvent): OrderHistoryRow['offered'] =>
  event.type === 'QuotationOffered' ? offeredIn(event.data) : null;

const offeredIn = ({ validUntil, items }: Offer) => ({ validUntil, gross: items.map(({ gross }) => gross) });

/** Until when an offer holds, and its price of each line; where it replaces another one, what of them is new. */
function offerChanges(offer: Offer, replaced: OrderHistoryRow['offered']): Change[] {
  const { validUntil, gross } = offeredIn(offer);
  return [
    { field: 'validUntil', before: replaced?.validUntil ?? null, after: validUntil },
    ...gross.map((after, index) => {
      return { field: `items.${index}.gross`, before: replaced?.gross[index] ?? null, after };
    }),
  ].filter(({ before, after }) => before !== after);
}

const added = (field: string, after: unknown): Change => ({ field, before: null, after });
