import type { StaffOrder } from '../contracts/order.schema.js';
import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { toDecimal, toUnits, type Units } from '../kernel/money.js';
import { isPaidOnline } from '../ordering/order/paid-online.js';
import { formatMoney } from '../text/formats.js';
import { refundingIn } from './online-payments.js';

/** What is still to be paid of an order, and where; both empty where nothing is. */
interface OpenPayment {
  readonly amount: string;
  readonly place: string;
}

const places: Record<DeliveryMode, string> = {
  takeaway: 'bei der Abholung',
  delivery: 'bei der Lieferung',
  dineIn: 'vor Ort',
};

const modelWords = { fixed: '', approximate: 'ca. ', minimum: 'ab ' } as const;

export function openPayment(order: StaffOrder): OpenPayment {
  const held = heldOf(order);
  const open = toUnits(order.openAmount) - held;
  if (open <= 0) return { amount: '', place: '' };
  const sum = formatMoney(toDecimal(open), order.currency);
  if (!isPaidOnline(order.paymentMethod)) {
    return { amount: modelWords[order.pricing.model] + sum, place: places[order.mode] };
  }
  // As long as money is only held, the page takes no other payment.
  const isTakenLater = held > 0 && !order.isConfirmed;
  const place = isTakenLater
    ? 'online, sobald Ihre Bestellung bestätigt ist'
    : 'online auf der Seite Ihrer Bestellung';
  return { amount: sum, place };
}

/** What the provider keeps for us and the confirmation takes: the guest has paid it. */
const heldOf = ({ onlinePayments }: StaffOrder): Units =>
  onlinePayments.attempts
    .filter(({ status, isVoidRequested }) => status === 'authorized' && !isVoidRequested)
    .reduce((sum, { authorized }) => sum + toUnits(authorized), 0);

/** Decimal: what is to be given back, and what is on its way to the guest. */
export const comingBack = ({ owedAmount, onlinePayments }: StaffOrder): number =>
  toDecimal(toUnits(owedAmount) + toUnits(refundingIn(onlinePayments)));
