import type { LossReason } from './loss-reasons.js';
import { businessDate } from '../../calendar/zoned-time.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { toDecimal, toUnits } from '../../kernel/money.js';
import { addableAmount } from '../../pricing/units.js';
import type { UnitName } from '../../pricing/pricing.schema.js';
import { countedEach } from '../checkout/item-changes.js';
import { countsOf, type Sale, saleAfter, saleOf } from '../closing/sale.js';
import { isItemEvent, itemsAfter } from '../order/order.js';
import type { OrderEvent, OrderPlaced } from '../order/order-events.js';
import type {
  CancelCause,
  OrderDonation,
  OrderItem,
  PaymentMethod,
  OrderOrigin,
} from '../order/order-terms.schema.js';
import { saleStateOf } from '../sales.js';
import { type CountedPayments, methodOf, paymentsAfter } from './payment-parts.js';

/** Something that was sold: a line, in the unit in which its amounts are added up. Money in decimals. */
export interface CountedItem {
  readonly product: string;
  readonly quantity: number;
  readonly unit: UnitName;
  readonly gross: number;
  /** What the package contains, all of it. */
  readonly contents: readonly {
    readonly product: string;
    readonly quantity: number;
    readonly unit: UnitName;
  }[];
}

interface Sums {
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

/** By how much the sale became less on a day, by what was given back for it. Positive decimals. */
export interface DatedReduction extends Sums {
  readonly date: string;
  /** How the money went back. */
  readonly method: PaymentMethod;
  readonly rates: readonly (Sums & { readonly rate: number })[];
}

/** What statistics count of one order. Nothing in it names a person. */
export interface CountedOrder extends CountedPayments {
  readonly mode: OrderPlaced['mode'];
  readonly origin: OrderOrigin;
  readonly timeZone: string;
  readonly placedAt: string;
  /** Where it has a time of its own; ISO, UTC. */
  readonly dueAt: string | null;
  /** What the branch proposed, until the guest agrees. */
  readonly proposed: string | null;
  readonly sale: Sale;
  readonly items: readonly CountedItem[];
  readonly reductions: readonly DatedReduction[];
  readonly loss: { readonly date: string; readonly reason: LossReason } | null;
  /** What is donated with it; missing without. */
  readonly donation?: Pick<OrderDonation, 'donatee' | 'amount'>;
  /** What is about to end the order. */
  readonly endsBy: LossReason | 'replaced' | null;
}

type Placed = Extract<RecordedEvent<OrderEvent>, { type: 'OrderPlaced' }>;

/** What is counted of an order that was just placed. */
export function countedOrderOf(event: Placed): CountedOrder {
  const { mode, paymentMethod, timeZone, placedAt, appointmentDate, beginsAt, items, donation } = event.data;
  return {
    ...{ mode, timeZone, placedAt },
    ...{ chosenMethod: paymentMethod, payments: [] },
    origin: event.data.origin ?? originBefore(event),
    dueAt: appointmentDate ?? beginsAt ?? null,
    proposed: null,
    sale: saleOf(event),
    items: items.map(countedItem),
    ...{ reductions: [], loss: null, endsBy: null },
    ...(donation && { donation: { donatee: donation.donatee, amount: donation.amount } }),
  };
}

/** What is counted after an event; the same object where it changes nothing. */
export function countedOrderAfter(order: CountedOrder, event: RecordedEvent<OrderEvent>): CountedOrder {
  const sale = saleAfter(order.sale, event);
  const changes = {
    ...paymentsAfter(order, { before: order.sale, after: sale }, event),
    ...timeAfter(order, event),
    ...itemsChangedBy(order, event),
    ...endAfter(order, sale, event),
  };
  if (sale === order.sale && Object.keys(changes).length === 0) return order;
  const reductions = reductionsAfter(order, sale, event);
  return { ...order, ...changes, sale, reductions };
}

/** The last day to whose figures it adds; `date` is the business day of its placing. */
export const lastDateOf = (order: CountedOrder, date: string): string =>
  [order.loss?.date ?? date, dueDateOf(order) ?? date, ...order.reductions.map((one) => one.date)].reduce(
    (last, one) => (one > last ? one : last),
    date,
  );

/** The business day on which it is due, where it has a time of its own. */
export const dueDateOf = ({ dueAt, timeZone }: Pick<CountedOrder, 'dueAt' | 'timeZone'>): string | null =>
  dueAt === null ? null : businessDate(new Date(dueAt), timeZone);

/** In orders from before it was kept. */
function originBefore({ data, metadata }: Placed): OrderOrigin {
  const isByStaff = metadata.origin === 'back office';
  const context = isByStaff ? 'staff' : data.tableIdentifier === null ? 'web' : 'table';
  return { context, source: null, medium: null, campaign: null };
}

function countedItem(item: OrderItem): CountedItem {
  const { product, amount, unit, gross, contents = [] } = item;
  const own = amount * countedEach(item);
  const added = addableAmount(amount, unit);
  return {
    product,
    ...{ quantity: added.amount, unit: added.unit, gross },
    contents: contents.map((part) => {
      const all = addableAmount(part.amount * own, part.unit);
      return { product: part.product, quantity: all.amount, unit: all.unit };
    }),
  };
}

function itemsChangedBy({ items }: CountedOrder, event: OrderEvent): Partial<CountedOrder> {
  if (event.type === 'QuotationOffered') return { items: event.data.items.map(countedItem) };
  if (!isItemEvent(event)) return {};
  const mixed: readonly (OrderItem | CountedItem)[] = itemsAfter(items as unknown as OrderItem[], event);
  return { items: mixed.map((item) => ('quantity' in item ? item : countedItem(item))) };
}

function timeAfter({ proposed }: CountedOrder, event: OrderEvent): Partial<CountedOrder> {
  if (event.type === 'CounterAppointmentProposed') return { proposed: event.data.appointment };
  if (event.type === 'CounterAppointmentAccepted') return { dueAt: proposed, proposed: null };
  if (event.type !== 'OrderConfirmed' || event.data.appointment === null) return {};
  return { dueAt: event.data.appointment };
}

/** An order that the guest sent again is not lost, nor is a request that led to none. */
function endAfter(order: CountedOrder, sale: Sale, event: RecordedEvent<OrderEvent>): Partial<CountedOrder> {
  if (event.type === 'CounterAppointmentRejected') return { endsBy: 'declined' };
  if (event.type === 'CounterAppointmentExpired') return { endsBy: 'unanswered' };
  if (event.type === 'OrderSentAgain') return event.data.isReplaced ? { endsBy: 'replaced' } : {};
  const isLost =
    sale.status !== order.sale.status &&
    (saleStateOf(sale.status) === 'canceled' || sale.status === 'failed');
  if (!isLost) return {};
  const reason = order.endsBy ?? lossReasonOf(event);
  if (reason === 'replaced') return {};
  return { loss: { date: businessDate(new Date(event.metadata.at), order.timeZone), reason } };
}

/** Guests call orders off by telephone or at the counter: staff say so with the cause. */
const reasonsOfCauses: Readonly<Record<CancelCause, LossReason>> = {
  guest: 'customer',
  notMet: 'notMet',
  duplicate: 'duplicate',
  other: 'staff',
};

function lossReasonOf(event: RecordedEvent<OrderEvent>): LossReason {
  const { type, data, metadata } = event;
  const { actor } = metadata;
  if (type === 'OrderRejected') return 'rejected';
  if (type === 'OrderFailed') return 'unpaid';
  if (type === 'OrderCanceled' && data.cause) return reasonsOfCauses[data.cause];
  if (actor.kind === 'customer') return 'customer';
  return actor.kind === 'user' || actor.kind === 'device' ? 'staff' : 'system';
}

/** What a sale is less by now than it was, on the day on which it became so. */
function reductionsAfter(
  order: CountedOrder,
  sale: Sale,
  event: RecordedEvent<OrderEvent>,
): readonly DatedReduction[] {
  const { reductions, timeZone } = order;
  if (sale.refunds.length === 0 && reductions.length === 0) return reductions;
  if (saleStateOf(sale.status) !== 'sold') return reductions;
  const rates = rateDifferences(countsOf(sale).reductions, reductions);
  if (rates.length === 0) return reductions;
  const date = businessDate(new Date(event.metadata.at), timeZone);
  const method = methodOf(order, event) ?? reductions.at(-1)?.method ?? order.chosenMethod;
  return [...reductions, { date, method, ...totalOf(rates), rates }];
}

const fields = ['gross', 'net', 'tax'] as const;

const combined = (one: Sums, other: Sums, sign: 1 | -1): Sums => {
  const [gross, net, tax] = fields.map((field) =>
    toDecimal(toUnits(one[field]) + sign * toUnits(other[field])),
  );
  return { gross: gross!, net: net!, tax: tax! };
};
const differenceOf = (one: Sums, other: Sums): Sums => combined(one, other, -1);
const none: Sums = { gross: 0, net: 0, tax: 0 };
const totalOf = (all: readonly Sums[]): Sums => all.reduce((sum, one) => combined(sum, one, 1), none);
const isNothing = (sums: Sums): boolean => fields.every((field) => sums[field] === 0);

function rateDifferences(
  now: readonly (Sums & { readonly rate: number })[],
  before: readonly DatedReduction[],
): DatedReduction['rates'] {
  const known = before.flatMap(({ rates }) => rates);
  const all = [...new Set([...now, ...known].map(({ rate }) => rate))];
  return all
    .map((rate) => {
      const ofRate = (sums: readonly (Sums & { readonly rate: number })[]) =>
        totalOf(sums.filter((sum) => sum.rate === rate));
      return { rate, ...differenceOf(ofRate(now), ofRate(known)) };
    })
    .filter((sums) => !isNothing(sums));
}
