import { toUnits } from '../../kernel/money.js';
import type { OrderItem } from './order-terms.schema.js';

/** Who takes something off an order, and why. It matters once money hangs on it. */
export interface Lowering {
  readonly reason: string;
  /** Whether the caller may take something off an order that is paid or whose day is closed. */
  readonly mayLowerSettled: boolean;
  /** Whether the business day of the order is closed. */
  readonly isDayClosed: boolean;
}

export const UNENTITLED: Lowering = { reason: '', mayLowerSettled: false, isDayClosed: false };

/** Whether a line becomes less: cheaper, or a smaller amount of the same unit, which may cost nothing. */
export const isLowered = (
  before: Pick<OrderItem, 'gross' | 'amount' | 'unit'>,
  after: Pick<OrderItem, 'gross' | 'amount' | 'unit'>,
): boolean =>
  toUnits(after.gross) < toUnits(before.gross) ||
  (after.unit === before.unit && after.amount < before.amount);

/** Why an employee takes nothing off an order of which something is paid; null where nothing is. Both in the same unit. */
export function paidRefusal({ paid, total }: { paid: number; total: number }): string | null {
  if (paid <= 0) return null;
  return `Die Bestellung ist schon ${paid < total ? 'zum Teil ' : ''}bezahlt. ${ASK}`;
}

const ASK = 'Bitte holen Sie die Schichtleitung dazu.';
export const CLOSED_REFUSAL = `Der Geschäftstag dieser Bestellung ist schon abgeschlossen. ${ASK}`;
