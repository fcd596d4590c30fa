import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { OrderOrigin } from '@bestellwerk/domain/ordering/order/order-events';
import { Chance } from './chance.js';
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
  const chance = new Chance(seed);
  return placingTimes(chance, count).map((placedAt) => generatedOrder(chance, placedAt, sold));
}

function generatedOrder(chance: Chance, placedAt: string, { branches, products }: SoldHere): GeneratedOrder {
  const outcome = outcomeOf(chance);
  const isUnpaid = (neverPaid as readonly string[]).includes(outcome);
  const isLost = (lost as readonly string[]).includes(outcome) || outcome === 'unpaid';
  const isAccepted = ['confirmed', 'ready', 'completed'].includes(outcome) && chance.of(0.1);
  const accepted = isAccepted ? { method: chance.of(0.5) ? ('cash' as const) : null } : null;
  const method = accepted ? 'atm-card' : methodOf(chance, isUnpaid);
  const mode = outcome === 'dispatched' ? 'delivery' : chance.pick(modes);
  const lines = Array.from({ length: chance.whole(1, 4) }, () => lineOf(chance, products));
  const again = lines.find(({ product }) => products.indexOf(product) % 5 === 0);
  if (again && chance.of(0.1)) lines.push({ ...again, amount: 1, unit: 'serving', each: 1 });
  const isByStaff = chance.of(0.2);
  const from = isByStaff ? chance.pick(['staff', 'phone'] as const) : chance.pick(guestContexts);
  const order: GeneratedOrder = {
    ...{ id: chance.id(), branch: chance.pick(branches), placedAt, mode, method, accepted, isByStaff },
    paidBy: outcome === 'completed' && !accepted && !isOnline(method) ? otherMethod(chance, method) : null,
    origin: chance.of(0.06) ? null : originOf(chance, from),
    table: from === 'table' ? String(chance.whole(1, 20)) : null,
    due: dueOf(chance, placedAt, outcome),
    lines,
    linesBefore: outcome === 'completed' && !accepted ? linesBefore(chance, lines, products) : null,
    delivery: mode === 'delivery' && chance.of(0.8) ? deliveryOf(chance) : null,
    outcome,
    endedAt: isLost || hasEnd.has(outcome) ? later(placedAt, chance.whole(2 * HOUR, 50 * HOUR)) : null,
    refunds: [],
  };
  return outcome === 'completed' && chance.of(0.2) ? { ...order, refunds: refundsOf(chance, order) } : order;
}

const hasEnd = new Set<Outcome>(['request withdrawn', 'offer declined', 'offer expired', 'sent again']);
const modes = ['takeaway', 'takeaway', 'delivery', 'dineIn'] as const;
const guestContexts = ['web', 'web', 'pwa', 'self-service', 'table'] as const;
const later = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString();

function outcomeOf(chance: Chance): Outcome {
  if (chance.of(0.6)) return 'completed';
  return chance.pick([...lost, ...lost, ...open, ...neverOrdered, ...neverPaid]);
}

function methodOf(chance: Chance, isToBePaid: boolean): PaymentMethod {
  if (isToBePaid) return chance.pick(['mollie', 'datatrans']);
  return chance.pick(['cash', 'cash', 'atm-card', 'mollie', 'datatrans']);
}

function otherMethod(chance: Chance, method: PaymentMethod): PaymentMethod | null {
  if (!chance.of(0.2)) return null;
  return method === 'cash' ? 'atm-card' : 'cash';
}

function originOf(chance: Chance, context: OrderOrigin['context']): OrderOrigin {
  const nowhere = { context, source: null, medium: null, campaign: null };
  if (context === 'staff' || context === 'phone' || chance.of(0.4)) return nowhere;
  if (chance.of(0.2)) return { ...nowhere, source: `flyer ${chance.whole(1, 120)}`, medium: 'print' };
  const campaign = chance.of(0.3) ? chance.pick(['herbst', 'mittag']) : null;
  return { ...nowhere, source: chance.pick(['Google', 'Instagram', 'example.org']), campaign };
}

function dueOf(chance: Chance, placedAt: string, outcome: Outcome): DueTime {
  const at = later(placedAt, 5 * HOUR + chance.whole(0, 5_000) * MINUTE);
  const isAgreed = ['confirmed', 'ready', 'dispatched', 'completed'].includes(outcome);
  const kinds = ['requested', 'opening', ...(isAgreed ? (['confirmed', 'agreed'] as const) : [])] as const;
  return chance.of(0.5) ? { kind: 'at once' } : { kind: chance.pick(kinds), at };
}

const deliveryOf = (chance: Chance): GeneratedOrder['delivery'] =>
  chance.pick([
    { gross: 240, rate: 20 },
    { gross: 360, rate: 20 },
    { gross: 220, rate: 10 },
  ]);

/** Half a line and a tenth of an order are whole cents in net and tax, too. */
function lineOf(chance: Chance, products: readonly string[]): GeneratedLine {
  const index = Math.min(chance.whole(0, products.length - 1), chance.whole(0, products.length - 1));
  const product = products[index]!;
  const rate = index % 3 === 0 ? 20 : 10;
  const gross = (100 + rate) * chance.whole(2, 40);
  const line = { product, rate, gross, each: 1, contents: [] } as const;
  const isEven = index % 2 === 0;
  switch (index % 7) {
    case 1:
      return { ...line, amount: chance.whole(1, 30) * 50, unit: isEven ? 'gram' : 'milliliter' };
    case 2:
      return { ...line, amount: chance.whole(1, 12) / 4, unit: 'kilogram' };
    case 3: {
      const contents = Array.from({ length: chance.whole(1, 3) }, () => contentOf(chance, products));
      const [unit, each] = isEven ? (['package', 6] as const) : (['piece', 1] as const);
      return { ...line, amount: chance.whole(1, 4), unit, each, contents };
    }
    default:
      return { ...line, amount: chance.whole(1, 6), unit: 'piece' };
  }
}

/** Few products are in packages, each in one unit. */
function contentOf(chance: Chance, products: readonly string[]): Quantity {
  const index = chance.whole(0, 11);
  const unit = (['piece', 'decagram', 'gram', 'centiliter'] as const)[index % 4]!;
  return { product: products[index]!, amount: chance.whole(1, 8) * 5, unit };
}

/** What the guest ordered before the last line was added, removed or changed; null if it was ordered like that. */
function linesBefore(
  chance: Chance,
  lines: readonly GeneratedLine[],
  products: readonly string[],
): GeneratedLine[] | null {
  if (!chance.of(0.15)) return null;
  const last = lines.at(-1)!;
  const changed = { ...last, amount: last.amount + 1, gross: last.gross + (100 + last.rate) * 2 };
  return chance.pick([
    ...(lines.length > 1 ? [lines.slice(0, -1)] : []),
    [...lines, lineOf(chance, products)],
    [...lines.slice(0, -1), changed],
  ]);
}

function refundsOf(chance: Chance, order: GeneratedOrder): GeneratedRefund[] {
  const [paid, total] = [paidOf(order), totalOf(order)];
  const at = () => later(order.placedAt, 6 * HOUR + chance.whole(0, chance.of(0.5) ? 2 * HOUR : 40 * DAY));
  const refund = (cents: number, line: number | null): GeneratedRefund => ({
    ...{ at: at(), cents, line, takenBackAt: null, isFailed: false },
    cause: chance.pick(['missing', 'missing', 'faulty', 'goodwill', 'other']),
  });
  if (paid > total) return [refund(paid - total, null)];
  if (paid < total) return [];
  const line = chance.whole(0, order.lines.length - 1);
  const { gross } = order.lines[line]!;
  const refunds = chance.pick([
    () => [refund(gross, line)],
    () => [refund(gross / 2, line), refund(gross / 2, line)],
    () => [refund(total / 10, null)],
    () => [refund(total / 10, null), refund(total / 10, null), refund(total / 5, null)],
    () => [refund(total, null)],
  ])();
  const [only, ...others] = refunds;
  if (!only || others.length > 0 || !chance.of(0.3)) {
    return refunds.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }
  if (isOnline(order.method)) return [{ ...only, isFailed: true }];
  return [{ ...only, takenBackAt: later(only.at, chance.whole(HOUR, 3 * DAY)) }];
}
