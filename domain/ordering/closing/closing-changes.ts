import { donatedLabel } from './closing-texts.js';
import { toDecimal, toUnits } from '../../kernel/money.js';
import { formatPercent } from '../../text/formats.js';
import { paymentMethodLabels } from '../order-labels.js';
import type { SaleState } from '../sales.js';
import type { ClosedFigures, ClosingFigures } from './closing-figures.schema.js';
import { takingsByMethod } from './closing-figures.js';

/** How an order counted at some time. Decimals. */
export interface Counted {
  readonly state: SaleState;
  /** Less what it was reduced by, and that. */
  readonly gross: number;
  readonly reducedGross: number;
}

/** An order as it counts now; null of before where it did not count yet when its day was closed. */
export interface Changed extends Counted {
  readonly before: Counted | null;
}

/** What was closed, what it is now, and by how much that is more. Decimals. */
export interface Change {
  readonly closed: number;
  readonly now: number;
  readonly difference: number;
}

export const changeOf = (closed: number, now: number): Change => ({
  ...{ closed, now, difference: toDecimal(toUnits(now) - toUnits(closed)) },
});

/** What a changed order is of the turnover: as it was closed, now, and the difference. */
export const turnoverChange = ({ before, ...now }: Changed): Change =>
  changeOf(turnoverOf(before), turnoverOf(now));

const turnoverOf = (counted: Counted | null): number => (counted?.state === 'sold' ? counted.gross : 0);

/** Whether an order counts, as anything at all, in what was closed or in what is now. */
export const isCounted = ({ before, state }: Changed): boolean =>
  state !== 'uncounted' || (before !== null && before.state !== 'uncounted');

interface ClosedDay {
  readonly gross: number;
  readonly amount: number;
  readonly closing: {
    readonly isClosed: boolean;
    readonly closed: { readonly gross: number; readonly amount: number };
  } | null;
}

/** By how much sales and takings of closed days changed in all after they were closed. Decimals. */
export function changeSinceClosing(days: readonly ClosedDay[]): { gross: number; amount: number } {
  const closings = days.flatMap(({ closing, ...now }) => (closing?.isClosed ? [{ now, ...closing }] : []));
  const sum = (name: 'gross' | 'amount') =>
    toDecimal(closings.reduce((all, { now, closed }) => all + toUnits(now[name]) - toUnits(closed[name]), 0));
  return { gross: sum('gross'), amount: sum('amount') };
}

export interface ComparedLine extends Change {
  readonly name: string;
  /** One of those that the line after them sums up. */
  readonly isPart: boolean;
}

/** What was closed beside what it is now: turnover, tax, donations and takings, each after those of its parts that changed. */
export function comparison(closed: ClosedFigures, now: ClosingFigures): ComparedLine[] {
  const [taxBefore, taxNow] = [closed, now].map((figures) => figures.tax) as [number, number];
  return [
    ...parts(ratesOf(closed), ratesOf(now)),
    { name: 'Umsatz', isPart: false, ...changeOf(closed.gross, now.gross) },
    ...(taxBefore === taxNow
      ? []
      : [{ name: 'Darin Steuer', isPart: false, ...changeOf(taxBefore, taxNow) }]),
    ...(toUnits(closed.donatedAmount ?? 0) === toUnits(now.donatedAmount)
      ? []
      : [{ name: donatedLabel, isPart: false, ...changeOf(closed.donatedAmount ?? 0, now.donatedAmount) }]),
    ...parts(methodsOf(closed), methodsOf(now)),
    { name: 'Einnahmen', isPart: false, ...changeOf(closed.amount, now.amount) },
  ];
}

type Amounts = ReadonlyMap<string, number>;

const ratesOf = ({ rates }: Pick<ClosingFigures, 'rates'>): Amounts =>
  new Map(rates.map(({ rate, gross }) => [`Umsatz ${formatPercent(rate)}`, gross]));

const methodsOf = ({ takings }: Pick<ClosingFigures, 'takings'>): Amounts =>
  new Map(takingsByMethod(takings).map(({ method, amount }) => [paymentMethodLabels[method], amount]));

function parts(closed: Amounts, now: Amounts): ComparedLine[] {
  return [...new Set([...closed.keys(), ...now.keys()])]
    .map((name) => ({ name, isPart: true, ...changeOf(closed.get(name) ?? 0, now.get(name) ?? 0) }))
    .filter(({ difference }) => difference !== 0);
}
