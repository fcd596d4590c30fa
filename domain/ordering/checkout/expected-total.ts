import { roundToCents, toUnits } from '../../kernel/money.js';
import type { Problem } from '../../kernel/refusal.js';
import { formatMoney } from '../../text/formats.js';

/** Decimal gross totals: the one the guest saw, and what the order costs now. */
export interface ChangedTotals {
  readonly expected: number;
  readonly current: number;
}

/** Both totals if they differ as they are shown, which is in cents; null if they agree or none was named. */
export function changedTotals(expected: number | null | undefined, current: number): ChangedTotals | null {
  if (expected === null || expected === undefined) return null;
  return shown(expected) === shown(current) ? null : { expected, current };
}

/** 'Der Preis hat sich geändert: 19,80 € statt 7,80 €.' */
export function changedTotalText({ expected, current }: ChangedTotals, currency: string): string {
  const [now, before] = [current, expected].map((amount) => formatMoney(amount, currency));
  return `Der Preis hat sich geändert: ${now} statt ${before}.`;
}

export function changedTotalProblem(totals: ChangedTotals, currency: string): Problem {
  const message = `${changedTotalText(totals, currency)} Bitte prüfen Sie Ihre Bestellung und schicken Sie sie noch einmal ab.`;
  return { field: 'expectedTotal', message };
}

const shown = (amount: number): number => roundToCents(toUnits(amount));
