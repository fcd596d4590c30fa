import type { TrueMoney, TruePart } from '../../../payment-sandbox/control/truth.js';
import type { StaffOrder } from '../../../domain/contracts/order.schema.js';
import type { RetryingClient } from '../../chaos/retrying-client.js';
import type { LoggedEvent } from '../../support/log-reader.js';

const PAGE = 500;
const unfulfilled = ['rejected', 'canceled', 'failed'];

/** Every order that the list of the back office has. */
export async function everyOrder(office: RetryingClient): Promise<StaffOrder[]> {
  const orders: StaffOrder[] = [];
  for (let page = 1, total = 1; orders.length < total; page += 1) {
    const { data, meta } = await office.fresh(`/api/orders?limit=${PAGE}&page=${page}`);
    orders.push(...(data as StaffOrder[]));
    total = data.length === 0 ? 0 : meta.total;
  }
  return orders;
}

export interface Explained {
  readonly placed: readonly string[];
  readonly orders: readonly StaffOrder[];
  readonly payments: readonly TrueMoney[];
  readonly events: readonly LoggedEvent[];
}

/** What the product says of its money and the providers do not, or what happened twice. */
export function explain({ placed, orders, payments, events }: Explained): string[] {
  const truth = new Map(payments.map((payment) => [payment.id, payment]));
  return [
    ...lost(placed, orders),
    ...orders.flatMap((order) => ofOrder(order, truth, takenByHand(order.id, events))),
    ...strangers(orders, payments, events),
    ...payments.flatMap(twice),
    ...writtenTwice(events),
  ];
}

function lost(placed: readonly string[], orders: readonly StaffOrder[]): string[] {
  const listed = orders.map(({ id }) => id).sort();
  return String([...placed].sort()) === String(listed)
    ? []
    : [`${placed.length} orders were accepted, ${listed.length} are listed`];
}

/** In cents, less what was taken back. */
const takenByHand = (order: string, events: readonly LoggedEvent[]): number =>
  events
    .filter(({ stream, type }) => type === 'PaymentRecorded' && stream === `order-${order}`)
    .reduce((sum, { data }) => sum + cents(Number(data.amount)), 0);

function ofOrder(order: StaffOrder, truth: ReadonlyMap<string, TrueMoney>, byHand: number): string[] {
  const { id, status, paidAmount, pricing, onlinePayments } = order;
  const findings: string[] = [];
  const say = (finding: string) => findings.push(`${id} (${status}): ${finding}`);
  let online = 0;
  let captured = 0;
  for (const { reference, amount } of onlinePayments.attempts) {
    const theirs = reference === null ? undefined : truth.get(reference);
    const taken = cents(theirs?.captured ?? 0);
    const back = sumOf(theirs?.refunds ?? [], isRefunded);
    if (taken > cents(amount)) say(`${taken} cents were taken where ${amount} was asked for`);
    if (back > taken) say(`${back} cents went back of ${taken}`);
    captured += taken;
    online += taken - back - sumOf(theirs?.chargebacks ?? [], ({ status: was }) => was === 'charged back');
  }
  if (cents(paidAmount) !== online + byHand) {
    say(`${paidAmount} is shown as paid, there are ${online} cents at the providers and ${byHand} by hand`);
  }
  if (status === 'awaitingPayment') say('it still waits for its payment');
  const due = unfulfilled.includes(status) ? 0 : cents(pricing.totalGross);
  if (cents(paidAmount) > due) say(`${paidAmount} is paid, ${due} cents are due`);
  if (status === 'failed' && online > 0) say('it was paid and has failed');
  if (captured > 0 && onlinePayments.attempts.every((attempt) => attempt.captured === 0))
    say('its payment is lost');
  return findings;
}

/** Nothing was paid that no order knows; with the payment itself, and what the log has of its attempt. */
function strangers(
  orders: readonly StaffOrder[],
  payments: readonly TrueMoney[],
  events: readonly LoggedEvent[],
): string[] {
  const known = new Set(orders.flatMap((order) => order.onlinePayments.attempts.map((one) => one.reference)));
  return payments
    .filter(({ id, captured }) => captured > 0 && !known.has(id))
    .map((payment) => {
      const attempt = attemptOf(payment);
      const story = events.filter(({ data }) => data.attempt === attempt);
      const lines = story.map(({ stream, type, data }) => `${stream} ${type} ${JSON.stringify(data)}`);
      return [
        `${payment.provider} has ${payment.captured} of ${payment.id}, which no order knows`,
        ...[JSON.stringify(payment), ...lines].map((line) => `  ${line}`),
      ].join('\n');
    });
}

/** Datatrans has it without hyphens. */
function attemptOf({ ours }: TrueMoney): unknown {
  if (typeof ours !== 'string') return (ours as { attempt?: unknown } | null)?.attempt;
  return ours.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a provider made one refund of ours twice. */
function twice({ id, refunds }: TrueMoney): string[] {
  const made = refunds.filter(
    (refund) => isRefunded(refund) && refund.ours !== null && refund.ours !== 'by-hand',
  );
  const names = made.map(({ ours }) => JSON.stringify(ours));
  return new Set(names).size === names.length ? [] : [`${id}: a refund was made twice: ${names.join(', ')}`];
}

/** Whether an order took notice of one refund or one chargeback twice. */
function writtenTwice(events: readonly LoggedEvent[]): string[] {
  const once = ['RefundSucceeded', 'ChargebackReceived', 'OrderSubmitted', 'OrderPlaced'];
  const seen = new Set<string>();
  const keys = events
    .filter(({ type }) => once.includes(type))
    .map(({ stream, type, data }) => `${stream} ${type} ${String(data.reference ?? '')}`);
  return keys.filter((key) => seen.size === seen.add(key).size).map((key) => `${key} was written twice`);
}

const isRefunded = ({ status }: TruePart): boolean => !['failed', 'canceled'].includes(status);
const cents = (amount: number): number => Math.round(amount * 100);
const sumOf = (parts: readonly TruePart[], counts: (part: TruePart) => boolean): number =>
  parts.filter(counts).reduce((sum, { amount }) => sum + cents(amount), 0);
