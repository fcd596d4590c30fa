import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Projection } from '../../engine/projection.js';
import {
  dailyPaymentsTable,
  paymentTable,
  type PayableOrder,
  type PayableOrderRow,
  type PaymentRow,
  type StoredPayment,
} from './table.js';

/** Every payment and counter entry, and what they add up to per branch, business day and method. */
export const payment = {
  name: 'payment',
  title: 'Zahlungen',
  version: 1,
  table: paymentTable,
  rollups: [{ table: dailyPaymentsTable, contribution }],
  category: 'order',
  keys(event) {
    if (event.type === 'OrderPlaced') return [{ id: orderIdOf(event) }];
    if (event.type !== 'PaymentRecorded') return [];
    const { payment: id, corrects } = event.data;
    return [{ id: orderIdOf(event) }, { id }, ...(corrects === undefined ? [] : [{ id: corrects }])];
  },
  newKeys(event) {
    if (event.type === 'OrderPlaced') return [{ id: orderIdOf(event) }];
    return event.type === 'PaymentRecorded' ? [{ id: event.data.payment }] : [];
  },
  apply(event, rows) {
    if (event.type === 'OrderPlaced') rows.put(payableRow(event));
    if (event.type !== 'PaymentRecorded') return;
    const order = rows.get({ id: orderIdOf(event) })?.payable;
    if (!order) throw new Error(`${event.type} without OrderPlaced`);
    rows.put(paymentRow(paymentOf(order, event)));
    const { payment: correctedBy, corrects } = event.data;
    if (corrects === undefined) return;
    const corrected = rows.get({ id: corrects })?.document;
    if (!corrected) throw new Error('A counter entry without its payment');
    rows.put(paymentRow({ ...corrected, correctedBy }));
  },
} as const satisfies Projection<PaymentRow | PayableOrderRow, OrderEvent>;

type Of<Type extends OrderEvent['type']> = RecordedEvent<Extract<OrderEvent, { type: Type }>>;

function payableRow(event: Of<'OrderPlaced'>): PayableOrderRow {
  const order = orderIdOf(event);
  const { uid, ticketNumber, branch, currency, timeZone } = event.data;
  return {
    id: order,
    order,
    branch,
    date: null,
    at: null,
    method: null,
    amount: null,
    position: null,
    document: null,
    payable: { order, uid, ticketNumber, branch, currency, timeZone },
  };
}

const paymentOf = (
  { order, uid, ticketNumber, branch, currency, timeZone }: PayableOrder,
  { data, metadata, position }: Of<'PaymentRecorded'>,
): StoredPayment => ({
  order,
  uid,
  ticketNumber,
  branch,
  currency,
  id: data.payment,
  date: businessDate(new Date(metadata.at), timeZone),
  at: metadata.at,
  method: data.method,
  amount: data.amount,
  corrects: data.corrects ?? null,
  correctedBy: null,
  reason: data.reason ?? null,
  by: metadata.actor,
  position,
});

const paymentRow = (document: StoredPayment): PaymentRow => ({
  id: document.id,
  order: document.order,
  branch: document.branch,
  date: document.date,
  at: document.at,
  method: document.method,
  amount: document.amount,
  position: document.position,
  document,
  payable: null,
});

function contribution({ document }: PaymentRow | PayableOrderRow) {
  if (document === null) return null;
  const { branch, date, method, amount, corrects } = document;
  const isCounterEntry = corrects !== null;
  return {
    branch,
    date,
    method,
    payments: isCounterEntry ? 0 : 1,
    counterEntries: isCounterEntry ? 1 : 0,
    amount,
  };
}
