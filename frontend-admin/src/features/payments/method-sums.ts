import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { DailyPayments } from '@bestellwerk/domain/contracts/payments.schema';

export interface MethodSum {
  method: PaymentMethod;
  payments: number;
  counterEntries: number;
  /** Decimal. */
  amount: number;
}

/** What each method brought, over any number of days and branches; the most first. */
export function methodSums(days: readonly DailyPayments[]): MethodSum[] {
  const sums = new Map<PaymentMethod, MethodSum>();
  for (const { method, payments, counterEntries, amount } of days) {
    const sum = sums.get(method) ?? { method, payments: 0, counterEntries: 0, amount: 0 };
    sums.set(method, {
      method,
      payments: sum.payments + payments,
      counterEntries: sum.counterEntries + counterEntries,
      amount: toDecimal(toUnits(sum.amount) + toUnits(amount)),
    });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount);
}

/** '12 Zahlungen, 1 Gegenbuchung' */
export function countWords({
  payments,
  counterEntries,
}: Pick<MethodSum, 'payments' | 'counterEntries'>): string {
  const taken = payments === 1 ? '1 Zahlung' : `${payments} Zahlungen`;
  if (counterEntries === 0) return taken;
  return `${taken}, ${counterEntries === 1 ? '1 Gegenbuchung' : `${counterEntries} Gegenbuchungen`}`;
}
