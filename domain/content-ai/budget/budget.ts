import type { Decider, Decision } from '../../kernel/decider.js';
import { refuse } from '../../kernel/refusal.js';
import { formatNumber } from '../../text/formats.js';
import type { BudgetEvent } from './budget-events.js';

export interface ContentUse {
  readonly tokens: number;
  readonly images: number;
}

type UseOfJob = BudgetEvent['data'];

/** What a month's requests use. */
export interface MonthOfUse {
  readonly settled: ContentUse;
  /** What is reserved for requests without an outcome, by job: they count until then, also where a server ended meanwhile. */
  readonly reserved: Readonly<Record<string, ContentUse>>;
}

export const budgetDecider: Decider<MonthOfUse, BudgetEvent> = {
  initial: { settled: { tokens: 0, images: 0 }, reserved: {} },
  evolve({ settled, reserved }, { type, data: { job, ...use } }) {
    if (type === 'ContentUseReserved') return { settled, reserved: { ...reserved, [job]: use } };
    const { [job]: _, ...others } = reserved;
    return { settled: sum(settled, use), reserved: others };
  },
};

/** All that counts against the budget: what was used, and what running requests can use at most. */
export const countedUse = ({ settled, reserved }: MonthOfUse): ContentUse =>
  Object.values(reserved).reduce(sum, settled);

/** Refused if the month's budget does not suffice for the most that the request can use. */
export function reserveUse(month: MonthOfUse, use: UseOfJob, budget: ContentUse): Decision<BudgetEvent> {
  if (use.job in month.reserved) return [];
  const counted = countedUse(month);
  const after = sum(counted, use);
  const isTooMuch = (what: keyof ContentUse): boolean => use[what] > 0 && after[what] > budget[what];
  if (isTooMuch('images')) return usedUp(`${usedText(counted.images, budget.images, 'Bildern')}.`);
  if (isTooMuch('tokens')) {
    const needed = `diese Anfrage kann bis zu ${formatNumber(use.tokens)} brauchen`;
    return usedUp(`${usedText(counted.tokens, budget.tokens, 'Token')}, ${needed}.`);
  }
  return [{ type: 'ContentUseReserved', data: use }];
}

/** Without a reservation there is nothing to settle. */
export const settleUse = (month: MonthOfUse, use: UseOfJob): Decision<BudgetEvent> =>
  use.job in month.reserved ? [{ type: 'ContentUseSettled', data: use }] : [];

/** '12.400 von 200.000 Token' */
export const usedText = (used: number, of: number, what: string): string =>
  `${formatNumber(used)} von ${formatNumber(of)} ${what}`;

const usedUp = (text: string) =>
  refuse(
    'conflict',
    'budget-used-up',
    `Das Monatsbudget für Entwürfe reicht nicht mehr: verbraucht sind ${text}`,
  );

const sum = (one: ContentUse, other: ContentUse): ContentUse => ({
  tokens: one.tokens + other.tokens,
  images: one.images + other.images,
});
