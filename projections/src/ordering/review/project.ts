import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { reviewsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { isItemEvent, type ItemEvent } from '@bestellwerk/domain/ordering/order/order';
import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { asSought } from '@bestellwerk/domain/text/plain-text';
import type { Projection } from '../../engine/projection.js';
import { reviewTable, type ReviewRow } from './table.js';

/** Reviews of orders. Orders without one have a row, too: a review knows nothing of its order. */
export const review = {
  name: 'review',
  title: 'Bewertungen',
  version: 1,
  table: reviewTable,
  category: 'order',
  keys: (event) => (isRelevant(event) ? [{ order: orderIdOf(event) }] : []),
  newKeys: (event) => (event.type === 'OrderPlaced' ? [{ order: orderIdOf(event) }] : []),
  apply(event, rows) {
    if (!isRelevant(event)) return;
    if (event.type === 'OrderPlaced') return rows.put(unreviewed(event));
    const row = rows.get({ order: orderIdOf(event) });
    if (!row) throw new Error(`${event.type} without OrderPlaced`);
    rows.put({ ...row, ...changesBy(event, row) });
  },
  topics: ({ branch, at }) => (at === null ? [] : [reviewsTopic(branch)]),
} as const satisfies Projection<ReviewRow, OrderEvent>;

type Of<Type extends OrderEvent['type']> = RecordedEvent<Extract<OrderEvent, { type: Type }>>;
type Placed = Of<'OrderPlaced'>;
type Changing =
  | Of<'QuotationOffered' | 'ReviewSubmitted' | 'ReviewAnswered' | 'PersonalDataErased'>
  | RecordedEvent<ItemEvent>;

const isRelevant = (event: RecordedEvent<OrderEvent>): event is Placed | Changing =>
  isItemEvent(event) || relevant.includes(event.type);

const relevant: readonly string[] = [
  'OrderPlaced',
  'QuotationOffered',
  'ReviewSubmitted',
  'ReviewAnswered',
  'PersonalDataErased',
];

function unreviewed(event: Placed): ReviewRow {
  const { uid, branch, ticketNumber, timeZone, contact, items } = event.data;
  const names = [contact.firstName, contact.lastName];
  return {
    order: orderIdOf(event),
    ...{ branch, uid, ticketNumber, timeZone },
    guest: names.includes(null) ? null : names.join(' ').trim(),
    hasEmail: Boolean(contact.email),
    products: items.map(productOf),
    ...{ at: null, date: null, rating: null, foodRating: null, serviceRating: null, processRating: null },
    ...{ hasComment: null, isAnswered: null, search: null, review: null },
  };
}

function changesBy(event: Changing, row: ReviewRow): Partial<ReviewRow> {
  switch (event.type) {
    case 'OrderItemAdded':
      return { products: [...row.products, productOf(event.data.item)] };
    case 'OrderItemChanged':
      return { products: row.products.with(event.data.index, productOf(event.data.item)) };
    case 'OrderItemRemoved':
      return { products: row.products.toSpliced(event.data.index, 1) };
    case 'QuotationOffered':
      return { products: event.data.items.map(productOf) };
    case 'ReviewSubmitted': {
      const { comment, ...ratings } = event.data;
      const { at } = event.metadata;
      return {
        ...ratings,
        at,
        date: localTime(new Date(at), row.timeZone).date,
        hasComment: Boolean(comment),
        isAnswered: false,
        search: wordsOf(row, comment),
        review: { comment, answer: null },
      };
    }
    case 'ReviewAnswered': {
      const { at, actor: by } = event.metadata;
      return { isAnswered: true, review: { ...row.review!, answer: { text: event.data.text, at, by } } };
    }
    case 'PersonalDataErased':
      return withoutGuest(row);
    default:
      return event satisfies never;
  }
}

/** The same as if the guest's words could not be read from the beginning. */
function withoutGuest(row: ReviewRow): Partial<ReviewRow> {
  const unknown = { guest: null, hasEmail: false };
  if (!row.review) return unknown;
  const { answer } = row.review;
  return {
    ...unknown,
    hasComment: false,
    search: wordsOf({ ...row, ...unknown }, null),
    review: { comment: null, answer: answer && { ...answer, text: null } },
  };
}

const productOf = ({ product, name }: OrderItem) => ({ product, name });

const wordsOf = ({ uid, guest, products }: ReviewRow, comment: string | null): string =>
  asSought([uid, guest ?? '', ...products.map(({ name }) => name), comment ?? ''].join(' '));
