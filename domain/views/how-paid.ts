import type { Payment } from '../contracts/payments.schema.js';
import { toUnits } from '../kernel/money.js';
import type { PaymentMethod } from '../ordering/order/order-terms.schema.js';

/** Of an order, oldest first; given back, taken back and what took it back do not count. */
const standing = (payments: readonly Payment[]): Payment[] =>
  payments.filter(({ kind, correctedBy }) => kind === 'payment' && correctedBy === null);

interface Paid {
  /** The one that was ordered with. */
  readonly paymentMethod: PaymentMethod;
  /** Decimals. */
  readonly openAmount: number;
  readonly totalGross: number;
}

/** How an order was really paid, each method once, in that order; as it was ordered while anything is open or nothing known. */
export function methodsOfOrder(
  { paymentMethod, openAmount }: Paid,
  payments: readonly Payment[],
): PaymentMethod[] {
  const paid = standing(payments).map(({ method }) => method);
  return [...new Set(openAmount > 0 || paid.length === 0 ? [...paid, paymentMethod] : paid)];
}

/** When the payment was taken by which an order was fully paid (ISO); null while it is not. */
export function fullyPaidAt({ openAmount, totalGross }: Paid, payments: readonly Payment[]): string | null {
  if (openAmount > 0) return null;
  const paid = standing(payments);
  let sum = 0;
  const last = paid.find(({ amount }) => (sum += toUnits(amount)) >= toUnits(totalGross));
  // Where the order became cheaper or something was waived since, less than the total was enough.
  return (last ?? paid.at(-1))?.at ?? null;
}
