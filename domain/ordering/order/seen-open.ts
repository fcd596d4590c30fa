import { roundToCents, toDecimal, toUnits, type Units } from '../../kernel/money.js';
import { type Refusal, refuse } from '../../kernel/refusal.js';
import { formatMoney } from '../../text/formats.js';
import { paymentMethodLabels } from '../order-labels.js';
import type { PlacedOrder } from './order.js';
import type { PaymentMethod } from './order-terms.schema.js';

/** The open amount that somebody saw, and the current one. Decimals. */
export interface OpenChange {
  readonly expected: number;
  readonly current: number;
  /** How the difference was paid; none where no payments add up to it. */
  readonly methods: readonly PaymentMethod[];
}

/**
 * The refusal of a payment that was entered on another open amount than the current one: somebody else has taken money
 * meanwhile, perhaps the same. Null if they agree as they are shown, or none was named.
 */
export function refusalOfSeenOpen(
  { standing, currency }: Pick<PlacedOrder, 'standing' | 'currency'>,
  open: Units,
  expected: number | null | undefined,
): Refusal | null {
  if (expected === null || expected === undefined) return null;
  const taken = roundToCents(toUnits(expected)) - roundToCents(open);
  if (taken === 0) return null;
  const methods = latestOf(standing, taken).map(({ method }) => method);
  const text = openChangeText({ expected, current: toDecimal(open), methods }, currency);
  return refuse('conflict', 'open-amount-changed', text, 'expectedOpen');
}

/** The newest of the payments, oldest first, that come to what was taken; none if they do not. In units. */
export function latestOf<Paid extends { readonly amount: Units }>(
  payments: readonly Paid[],
  taken: Units,
): readonly Paid[] {
  let sum = 0;
  for (let index = payments.length - 1; index >= 0 && sum < taken; index--) {
    sum += payments[index]!.amount;
    if (sum === taken) return payments.slice(index);
  }
  return [];
}

/** 'Inzwischen wurden 20,00 € erfasst (Barzahlung). Offen sind noch 58,30 €.' */
export function openChangeText({ expected, current, methods }: OpenChange, currency: string): string {
  const open = formatMoney(current, currency);
  if (methods.length === 0) {
    return `Der offene Betrag hat sich inzwischen geändert. Offen sind jetzt ${open}.`;
  }
  const taken = formatMoney(toDecimal(toUnits(expected) - toUnits(current)), currency);
  const how = [...new Set(methods)].map((method) => paymentMethodLabels[method]).join(', ');
  const rest = current > 0 ? ` Offen sind noch ${open}.` : '';
  return `Inzwischen wurden ${taken} erfasst (${how}).${rest}`;
}
