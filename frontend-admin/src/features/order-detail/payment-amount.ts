import { roundToCents, toUnits } from '@bestellwerk/domain/kernel/money';
import type { EnteredNumber } from '../../shared/forms/number-entry.js';
import { formatMoney } from '@bestellwerk/domain/text/formats';

/** What is wrong with an amount to be recorded (decimal), in German, or null. Text that is no number counts as nothing entered. */
export function amountProblem(amount: EnteredNumber, openAmount: number, currency: string): string | null {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'Bitte geben Sie den Betrag ein.';
  const units = toUnits(amount);
  if (units <= 0) return 'Der Betrag muss größer als 0 sein.';
  if (roundToCents(units) !== units) return 'Bitte geben Sie höchstens zwei Nachkommastellen ein.';
  if (units > toUnits(openAmount)) return `Offen sind nur ${formatMoney(openAmount, currency)}.`;
  return null;
}
