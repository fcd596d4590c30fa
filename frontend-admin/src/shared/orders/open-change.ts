import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { latestOf, openChangeText } from '@bestellwerk/domain/ordering/order/seen-open';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useOrderPaymentsQuery } from './payments-api.js';

/** The open amount of an order as somebody saw it. */
export interface SeenOpen {
  readonly openAmount: number;
  readonly revision: string;
}

export const seenOf = ({ openAmount, revision }: SeenOpen): SeenOpen => ({ openAmount, revision });

/** What happened to an order's open amount since it was seen. */
export interface OpenChanged {
  /** 'Inzwischen wurden 20,00 € erfasst (Barzahlung). Offen sind noch 58,30 €.' */
  readonly text: string;
  /** For a payment that was refused because of it: 'Nicht erfasst: Schicht Probe hat soeben 20,00 € erfasst.' */
  readonly refusedText: string;
}

/** Null while it is as it was seen. By the payments of the order, of which the newest may still be on their way. */
export function useOpenChange(order: StaffOrder, seen: SeenOpen | null): OpenChanged | null {
  const { currentData: payments = [] } = useOrderPaymentsQuery(order.id);
  if (
    seen === null ||
    BigInt(order.revision) <= BigInt(seen.revision) ||
    order.openAmount === seen.openAmount
  )
    return null;
  const { openAmount: current, currency } = order;
  const expected = seen.openAmount;
  const taken = toUnits(expected) - toUnits(current);
  const latest = latestOf(payments.filter(isStanding).map(inUnits), taken);
  const methods = latest.map(({ method }) => method);
  const text = openChangeText({ expected, current, methods }, currency);
  const amount = formatMoney(toDecimal(taken), currency);
  const rest = current > 0 ? ` Offen sind noch ${formatMoney(current, currency)}.` : '';
  const why = taken > 0 ? `${whoOf(latest)} hat soeben ${amount} erfasst.${rest}` : text;
  return { text, refusedText: `Nicht erfasst: ${why}` };
}

const isStanding = ({ kind, correctedBy }: Payment): boolean => kind === 'payment' && correctedBy === null;

const inUnits = (payment: Payment) => ({ ...payment, amount: toUnits(payment.amount) });

/** Several payments may be of several people. */
function whoOf(payments: readonly Pick<Payment, 'by'>[]): string {
  const names = new Set(payments.map(({ by }) => by.name));
  const [name] = names;
  return (names.size === 1 && name) || 'jemand anders';
}
