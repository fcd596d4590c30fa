import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { DailyPayments } from '@bestellwerk/domain/contracts/payments.schema';

export interface MethodSum {
  method: PaymentMethod;
  payments: number;
  counterEntries: number;
  refunds: number;
  /** Decimal. */
  amount: number;
}

/** What each method brought, over any number of days and branches; the most first. */
export function methodSums(days: readonly DailyPayments[]): MethodSum[] {
  const sums = new Map<PaymentMethod, MethodSum>();
  for (const { method, payments, counterEntries, refunds, amount } of days) {
    const sum = sums.get(method) ?? { method, payments: 0, counterEntries: 0, refunds: 0, amount: 0 };
    sums.set(method, {
      method,
      payments: sum.payments + payments,
      counterEntries: sum.counterEntries + counterEntries,
      refunds: sum.refunds + refunds,
      amount: toDecimal(toUnits(sum.amount) + toUnits(amount)),
    });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount);
}

/** '12 Zahlungen, 1 Gegenbuchung, 2 Rückzahlungen' */
export function countWords({
  payments,
  counterEntries,
  refunds,
}: Pick<MethodSum, 'payments' | 'counterEntries' | 'refunds'>): string {
  const words = [counted(payments, 'Zahlung')];
  if (counterEntries > 0) words.push(counted(counterEntries, 'Gegenbuchung'));
  if (refunds > 0) words.push(counted(refunds, 'Rückzahlung'));
  return words.join(', ');
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 'en'}`;
