import type { Units } from '../kernel/money.js';

/** What an order costs and what of it was paid, in units; nothing is due of one that is not fulfilled. */
interface Account {
  readonly total: Units;
  readonly paid: Units;
  readonly waived: Units;
}

const missing = ({ total, paid }: Pick<Account, 'total' | 'paid'>): Units => Math.max(0, total - paid);

/**
 * What was given back on purpose, and is not asked for again, after `by` units more were paid, which are below 0 where money
 * goes back. A refund waives what the order is short of because of it: not what was paid above the price. Money that
 * comes after all takes as much of that back.
 */
export function waivedAfter(before: Account, by: Units, isRefund: boolean): Units {
  const after = { ...before, paid: before.paid + by };
  if (isRefund) return before.waived + missing(after) - missing(before);
  return by > 0 ? Math.min(before.waived, missing(after)) : before.waived;
}

/** What is still to be paid; below 0 where too much was paid. In units. */
export const openOf = ({ total, paid, waived }: Account): Units =>
  paid >= total ? total - paid : Math.max(0, total - paid - waived);
