import { takingsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { saleOf } from '@bestellwerk/domain/ordering/closing/sale';
import { paidBy } from '@bestellwerk/domain/ordering/order/online-payments';
import { type OrderEvent, orderIdOf } from '@bestellwerk/domain/ordering/order/order-events';
import { occasionOf } from '@bestellwerk/domain/ordering/refunds';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Projection, Rows } from '../../engine/projection.js';
import { changesSale, orderAfter, saleColumns } from './sale.js';
import {
  dailyPaymentsTable,
  paymentTable,
  type PayableOrder,
  type PayableOrderRow,
  type PaymentRow,
  type RefundRequest,
  type StoredPayment,
} from './table.js';

/**
 * All money that came or went for orders, and what it adds up to per branch, business day and method; beside it what each order
 * counts, so that closings have both as of one position.
 */
export const payment = {
  name: 'payment',
  title: 'Zahlungen',
  version: 10,
  table: paymentTable,
  rollups: [{ table: dailyPaymentsTable, contribution }],
  isUrgent: true,
  category: 'order',
  keys(event) {
    const order = { id: orderIdOf(event) };
    if (event.type === 'OrderPlaced' || isAboutAttempt(event) || changesSale(event)) return [order];
    if (event.type === 'PaymentRecorded') {
      const { payment: id, corrects } = event.data;
      return [order, { id }, ...(corrects === undefined ? [] : [{ id: corrects }])];
    }
    if (event.type === 'PersonalDataErased') {
      return [order, ...event.data.counterEntries.map((id) => ({ id }))];
    }
    return isMoney(event) ? [order, { id: event.id }] : [];
  },
  newKeys(event) {
    if (event.type === 'OrderPlaced') return [{ id: orderIdOf(event) }];
    if (event.type === 'PaymentRecorded') return [{ id: event.data.payment }];
    return isMoney(event) ? [{ id: event.id }] : [];
  },
  apply(event, rows) {
    if (event.type === 'OrderPlaced') return rows.put(orderRow(event));
    if (event.type === 'PersonalDataErased') return forgetReasons(event, rows);
    const isMovement = isMoney(event) || event.type === 'PaymentRecorded';
    if (!isAboutAttempt(event) && !isMovement && !changesSale(event)) return;
    const row = rows.get({ id: orderIdOf(event) });
    if (!row?.payable) throw new Error(`${event.type} without OrderPlaced`);
    const { payable: order, orderDate } = row;
    if (isAboutAttempt(event)) return rows.put({ ...row, payable: withAttempt(order, event) });
    rows.put(withRequest(orderAfter(row, event), event));
    if (!isMovement) return;
    if (isMoney(event)) return rows.put(paymentRow(onlinePaymentOf(row, event), orderDate));
    rows.put(paymentRow(paymentOf(order, event), orderDate));
    const { payment: correctedBy, corrects } = event.data;
    if (corrects === undefined) return;
    const corrected = rows.get({ id: corrects })?.document;
    if (!corrected) throw new Error('A counter entry without its payment');
    rows.put(paymentRow({ ...corrected, correctedBy }, orderDate));
  },
  topics: ({ branch }) => [takingsTopic(branch)],
} as const satisfies Projection<PaymentRow | PayableOrderRow, OrderEvent>;

/** Reasons of counter entries and refunds are words of staff about a guest. */
function forgetReasons(event: Of<'PersonalDataErased'>, rows: Rows<PaymentRow | PayableOrderRow>): void {
  for (const row of event.data.counterEntries.flatMap((id) => rows.get({ id }) ?? []))
    if (row.document) rows.put({ ...row, document: { ...row.document, reason: null } });
  const row = rows.get({ id: orderIdOf(event) });
  if (!row?.payable) return;
  const requests = Object.entries(row.payable.requests).map(
    ([refund, request]) => [refund, { ...request, reason: null }] as const,
  );
  rows.put({ ...row, payable: { ...row.payable, requests: Object.fromEntries(requests) } });
}

type Of<Type extends OrderEvent['type']> = RecordedEvent<Extract<OrderEvent, { type: Type }>>;
type AttemptEvent = Of<'PaymentInitiated'> | Of<'PaymentOpened'>;
type MoneyEvent = Of<'PaymentCaptured' | 'RefundSucceeded' | 'ChargebackReceived' | 'ChargebackReversed'>;

const isAboutAttempt = (event: RecordedEvent<OrderEvent>): event is AttemptEvent =>
  event.type === 'PaymentInitiated' || event.type === 'PaymentOpened';

/** Whether money came or went at a provider. */
const isMoney = (event: RecordedEvent<OrderEvent>): event is MoneyEvent => paidBy(event) !== 0;

const kinds = {
  PaymentCaptured: 'payment',
  RefundSucceeded: 'refund',
  ChargebackReceived: 'chargeback',
  ChargebackReversed: 'chargeback',
} as const;

function payableOf(event: Of<'OrderPlaced'>): PayableOrder {
  const { uid, ticketNumber, branch, currency, timeZone } = event.data;
  return {
    order: orderIdOf(event),
    uid,
    ticketNumber,
    branch,
    currency,
    timeZone,
    attempts: {},
    requests: {},
  };
}

const orderRow = (event: Of<'OrderPlaced'>): PayableOrderRow => ({
  id: orderIdOf(event),
  order: orderIdOf(event),
  branch: event.data.branch,
  orderDate: event.data.businessDate,
  date: null,
  at: null,
  method: null,
  kind: null,
  amount: null,
  position: event.position,
  document: null,
  payable: payableOf(event),
  earlier: null,
  ...saleColumns(saleOf(event)),
});

function withAttempt(order: PayableOrder, { type, data }: AttemptEvent): PayableOrder {
  const known = order.attempts[data.attempt];
  const attempt =
    type === 'PaymentInitiated'
      ? { method: data.method, reference: null }
      : { ...known!, reference: data.reference };
  return { ...order, attempts: { ...order.attempts, [data.attempt]: attempt } };
}

/** Remembers who asked for a refund, and why: the provider only reports that the money went. */
function withRequest(row: PayableOrderRow, event: RecordedEvent<OrderEvent>): PayableOrderRow {
  if (event.type !== 'RefundRequested') return row;
  const { refund, isAutomatic, reason } = event.data;
  const request: RefundRequest = isAutomatic
    ? { by: { kind: 'rule', id: null }, reason: null, occasion: occasionOf(row.sale.status) }
    : { by: event.metadata.actor, reason: reason || null, occasion: null };
  const requests = { ...row.payable.requests, [refund]: request };
  return { ...row, payable: { ...row.payable, requests } };
}

/** What all that came or went for an order has in common. */
const commonOf = (order: PayableOrder, { metadata, position }: RecordedEvent<OrderEvent>) => ({
  order: order.order,
  uid: order.uid,
  ticketNumber: order.ticketNumber,
  branch: order.branch,
  currency: order.currency,
  date: businessDate(new Date(metadata.at), order.timeZone),
  at: metadata.at,
  correctedBy: null,
  by: metadata.actor,
  position,
});

const paymentOf = (order: PayableOrder, event: Of<'PaymentRecorded'>): StoredPayment => ({
  ...commonOf(order, event),
  id: event.data.payment,
  kind: kindOfRecorded(event.data),
  method: event.data.method,
  amount: event.data.amount,
  reference: null,
  corrects: event.data.corrects ?? null,
  refunds: event.data.refunds ?? null,
  reason: event.data.reason ?? null,
  cause: event.data.cause ?? null,
  occasion: null,
  request: null,
});

function kindOfRecorded({ corrects, refunds }: Of<'PaymentRecorded'>['data']): StoredPayment['kind'] {
  if (refunds !== undefined) return 'refund';
  return corrects === undefined ? 'payment' : 'counterEntry';
}

function onlinePaymentOf(
  { payable: order, sale: { refunds } }: PayableOrderRow,
  event: MoneyEvent,
): StoredPayment {
  const refund = event.type === 'RefundSucceeded' ? event.data.refund : null;
  const attempt = order.attempts[event.data.attempt];
  if (!attempt) throw new Error(`${event.type} without PaymentInitiated`);
  const common = commonOf(order, event);
  const request = refund === null ? undefined : order.requests[refund];
  return {
    ...common,
    by: request?.by ?? common.by,
    id: event.id,
    kind: kinds[event.type],
    method: attempt.method,
    amount: paidBy(event),
    reference: 'reference' in event.data ? event.data.reference : attempt.reference,
    corrects: null,
    refunds: null,
    reason: null,
    cause: refunds.find(({ id }) => id === refund)?.cause ?? null,
    occasion: request?.occasion ?? null,
    request: request ? refund : null,
  };
}

const paymentRow = (document: StoredPayment, orderDate: string): PaymentRow => ({
  id: document.id,
  order: document.order,
  branch: document.branch,
  orderDate,
  date: document.date,
  at: document.at,
  method: document.method,
  kind: document.kind,
  amount: document.amount,
  position: document.position,
  document,
  payable: null,
  sale: null,
  earlier: null,
  ...NO_COUNTS,
});

const NO_COUNTS = {
  ...{ state: null, gross: null, deliveryGross: null, rates: null, reductions: null },
  ...{ openAmount: null, waivedAmount: null, owedAmount: null, reducedGross: null, donatedAmount: null },
};

function contribution({ document }: PaymentRow | PayableOrderRow) {
  if (document === null) return null;
  const { branch, date, method, amount, kind } = document;
  return {
    branch,
    date,
    method,
    payments: kind === 'payment' ? 1 : 0,
    counterEntries: kind === 'counterEntry' ? 1 : 0,
    refunds: kind === 'refund' || kind === 'chargeback' ? 1 : 0,
    amount,
  };
}
