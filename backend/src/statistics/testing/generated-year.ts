import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { OrderOrigin } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { Random } from '@bestellwerk/server-kit/random';
import {
  type DueTime,
  type GeneratedLine,
  type GeneratedOrder,
  type GeneratedRefund,
  isOnline,
  lost,
  neverOrdered,
  neverPaid,
  open,
  type Outcome,
  paidOf,
  type Quantity,
  takenBy,
  totalOf,
} from './generated-order.js';
import { placingTimes } from './placing-times.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface SoldHere {
  readonly branches: readonly string[];
  /** Ids of products. */
  readonly products: readonly string[];
}

/** Orders of a whole year in Vienna; always the same ones for a seed. */
export function generatedYear(seed: number, count: number, sold: SoldHere): GeneratedOrder[] {
  const random = new Random(seed);
  return placingTimes(random, count).map((placedAt) => generatedOrder(random, placedAt, sold));
}

function generatedOrder(random: Random, placedAt: string, { branches, products }: SoldHere): GeneratedOrder {
  const outcome = outcomeOf(random);
  const isUnpaid = (neverPaid as readonly string[]).includes(outcome);
  const isLost = (lost as readonly string[]).includes(outcome) || outcome === 'unpaid';
  const isAccepted = ['confirmed', 'ready', 'completed'].includes(outcome) && random.chance(0.1);
  const accepted = isAccepted ? { method: random.chance(0.5) ? ('cash' as const) : null } : null;
  const method = accepted ? 'atm-card' : methodOf(random, isUnpaid);
  const mode = outcome === 'dispatched' ? 'delivery' : random.pick(modes);
  const lines = Array.from({ length: random.between(1, 4) }, () => lineOf(random, products));
  const again = lines.find(({ product }) => products.indexOf(product) % 5 === 0);
  if (again && random.chance(0.1)) lines.push({ ...again, amount: 1, unit: 'serving', each: 1 });
  const isByStaff = random.chance(0.2);
  const from = isByStaff ? random.pick(['staff', 'phone'] as const) : random.pick(guestContexts);
  const order: GeneratedOrder = {
    ...{ id: uuidOf(random), branch: random.pick(branches), placedAt, mode, method, accepted, isByStaff },
    paidBy: outcome === 'completed' && !accepted && !isOnline(method) ? otherMethod(random, method) : null,
    origin: random.chance(0.06) ? null : originOf(random, from),
    table: from === 'table' ? String(random.between(1, 20)) : null,
    due: dueOf(random, placedAt, outcome),
    lines,
    linesBefore: outcome === 'completed' && !accepted ? linesBefore(random, lines, products) : null,
    delivery: mode === 'delivery' && random.chance(0.8) ? deliveryOf(random) : null,
    outcome,
    endedAt: isLost || hasEnd.has(outcome) ? later(placedAt, random.between(2 * HOUR, 50 * HOUR)) : null,
    ...{ paidBefore: null, refunds: [] },
  };
  if (outcome !== 'completed') return order;
  return {
    ...order,
    paidBefore: isOnline(method) ? null : paidBefore(random, order),
    refunds: random.chance(0.2) ? refundsOf(random, order) : [],
  };
}

const hasEnd = new Set<Outcome>(['request withdrawn', 'offer declined', 'offer expired', 'sent again']);
const modes = ['takeaway', 'takeaway', 'delivery', 'dineIn'] as const;
const guestContexts = ['web', 'web', 'pwa', 'self-service', 'table'] as const;
const later = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString();

function outcomeOf(random: Random): Outcome {
  if (random.chance(0.6)) return 'completed';
  return random.pick([...lost, ...lost, ...open, ...neverOrdered, ...neverPaid]);
}

function methodOf(random: Random, isToBePaid: boolean): PaymentMethod {
  if (isToBePaid) return random.pick(['mollie', 'datatrans']);
  return random.pick(['cash', 'cash', 'atm-card', 'mollie', 'datatrans']);
}

const otherMethod = (random: Random, method: PaymentMethod): PaymentMethod | null =>
  random.chance(0.2) ? otherThan(method) : null;

const otherThan = (method: PaymentMethod): PaymentMethod => (method === 'cash' ? 'atm-card' : 'cash');

function paidBefore(random: Random, order: GeneratedOrder): GeneratedOrder['paidBefore'] {
  if (!random.chance(0.2)) return null;
  const all = paidOf(order);
  const cents = random.chance(0.2) && all % 2 === 0 ? all / 2 : random.between(1, all - 1);
  return { method: otherThan(takenBy(order)), cents };
}

function originOf(random: Random, context: OrderOrigin['context']): OrderOrigin {
  const nowhere = { context, source: null, medium: null, campaign: null };
  if (context === 'staff' || context === 'phone' || random.chance(0.4)) return nowhere;
  if (random.chance(0.2)) return { ...nowhere, source: `flyer ${random.between(1, 120)}`, medium: 'print' };
  const campaign = random.chance(0.3) ? random.pick(['herbst', 'mittag']) : null;
  return { ...nowhere, source: random.pick(['Google', 'Instagram', 'example.org']), campaign };
}

function dueOf(random: Random, placedAt: string, outcome: Outcome): DueTime {
  const at = later(placedAt, 5 * HOUR + random.between(0, 5_000) * MINUTE);
  const isAgreed = ['confirmed', 'ready', 'dispatched', 'completed'].includes(outcome);
  const kinds = ['requested', 'opening', ...(isAgreed ? (['confirmed', 'agreed'] as const) : [])] as const;
  return random.chance(0.5) ? { kind: 'at once' } : { kind: random.pick(kinds), at };
}

const deliveryOf = (random: Random): GeneratedOrder['delivery'] =>
  random.pick([
    { gross: 240, rate: 20 },
    { gross: 360, rate: 20 },
    { gross: 220, rate: 10 },
  ]);

/** Half a line and a tenth of an order are whole cents in net and tax, too. */
function lineOf(random: Random, products: readonly string[]): GeneratedLine {
  const index = Math.min(random.between(0, products.length - 1), random.between(0, products.length - 1));
  const product = products[index]!;
  const rate = index % 3 === 0 ? 20 : 10;
  const gross = (100 + rate) * random.between(2, 40);
  const line = { product, rate, gross, each: 1, contents: [] } as const;
  const isEven = index % 2 === 0;
  switch (index % 7) {
    case 1:
      return { ...line, amount: random.between(1, 30) * 50, unit: isEven ? 'gram' : 'milliliter' };
    case 2:
      return { ...line, amount: random.between(1, 12) / 4, unit: 'kilogram' };
    case 3: {
      const contents = Array.from({ length: random.between(1, 3) }, () => contentOf(random, products));
      const [unit, each] = isEven ? (['package', 6] as const) : (['piece', 1] as const);
      return { ...line, amount: random.between(1, 4), unit, each, contents };
    }
    default:
      return { ...line, amount: random.between(1, 6), unit: 'piece' };
  }
}

/** Few products are in packages, each in one unit. */
function contentOf(random: Random, products: readonly string[]): Quantity {
  const index = random.between(0, 11);
  const unit = (['piece', 'decagram', 'gram', 'centiliter'] as const)[index % 4]!;
  return { product: products[index]!, amount: random.between(1, 8) * 5, unit };
}

/** What the guest ordered before the last line was added, removed or changed; null if it was ordered like that. */
function linesBefore(
  random: Random,
  lines: readonly GeneratedLine[],
  products: readonly string[],
): GeneratedLine[] | null {
  if (!random.chance(0.15)) return null;
  const last = lines.at(-1)!;
  const changed = { ...last, amount: last.amount + 1, gross: last.gross + (100 + last.rate) * 2 };
  return random.pick([
    ...(lines.length > 1 ? [lines.slice(0, -1)] : []),
    [...lines, lineOf(random, products)],
    [...lines.slice(0, -1), changed],
  ]);
}

function refundsOf(random: Random, order: GeneratedOrder): GeneratedRefund[] {
  const [paid, total] = [paidOf(order), totalOf(order)];
  const at = () =>
    later(order.placedAt, 6 * HOUR + random.between(0, random.chance(0.5) ? 2 * HOUR : 40 * DAY));
  const refund = (cents: number, line: number | null): GeneratedRefund => ({
    ...{ at: at(), cents, line, takenBackAt: null, isFailed: false },
    method: isOnline(order.method) ? null : otherMethod(random, takenBy(order)),
    cause: random.pick(['missing', 'missing', 'faulty', 'goodwill', 'other']),
  });
  if (paid > total) return [refund(paid - total, null)];
  if (paid < total) return [];
  const line = random.between(0, order.lines.length - 1);
  const { gross } = order.lines[line]!;
  const refunds = random.pick([
    () => [refund(gross, line)],
    () => [refund(gross / 2, line), refund(gross / 2, line)],
    () => [refund(total / 10, null)],
    () => [refund(total / 10, null), refund(total / 10, null), refund(total / 5, null)],
    () => [refund(total, null)],
  ])();
  const [only, ...others] = refunds;
  if (!only || others.length > 0 || !random.chance(0.3)) {
    return refunds.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }
  if (isOnline(order.method)) return [{ ...only, isFailed: true }];
  return [{ ...only, takenBackAt: later(only.at, random.between(HOUR, 3 * DAY)) }];
}

/** Of version 4. */
function uuidOf(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
  return [...parts, `8${digits.slice(17, 20)}`, digits.slice(20)].join('-');
}
