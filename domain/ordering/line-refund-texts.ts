import { toDecimal, toUnits } from '../kernel/money.js';
import { formatMoney } from '../text/formats.js';
import type { LineRefund } from './order/line-refunds.js';

interface RefundedLine {
  readonly index: number;
  /** Decimal. */
  readonly line: { readonly gross: number };
  readonly lineRefunds: readonly LineRefund[];
  readonly currency: string;
}

/** Decimal: what of a line was not given back yet. */
export function leftOfLine({ index, line, lineRefunds }: Omit<RefundedLine, 'currency'>): number {
  const back = lineRefunds.filter((refund) => refund.line === index);
  const left = back.reduce((sum, { amount }) => sum - toUnits(amount), toUnits(line.gross));
  return toDecimal(Math.max(0, left));
}

/** Why so much (decimal) cannot be given back for a line; null if it can. */
export function aboveLineText(amount: number, refunded: RefundedLine): string | null {
  const left = leftOfLine(refunded);
  if (toUnits(amount) <= toUnits(left)) return null;
  const money = (decimal: number) => formatMoney(decimal, refunded.currency);
  if (left === refunded.line.gross) return `Die Position hat nur ${money(left)} gekostet.`;
  if (left === 0) return 'Diese Position wurde schon ganz zurückgegeben.';
  return `Von dieser Position sind nur noch ${money(left)} übrig.`;
}
