import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import { modeOf } from '../delivery/mode-of.js';
import { toDecimal, toUnits } from '../kernel/money.js';
import type { PaymentMethod } from '../ordering/order/order-terms.schema.js';
import { isPaidOnline } from '../ordering/order/paid-online.js';
import type { OrderPricing } from '../pricing/pricing.schema.js';
import { formatMoney } from '../text/formats.js';

/** The part of an order that its sums follow from. Amounts are decimals. */
interface Payable {
  readonly isConfirmed: boolean;
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
  readonly currency: string;
  readonly pricing: Pick<OrderPricing, 'model'>;
  readonly paymentMethod: PaymentMethod;
  readonly paidAmount: number;
  readonly openAmount: number;
  /** What the provider keeps for us and the confirmation takes: the guest has paid it. */
  readonly heldAmount?: number | undefined;
}

/** With their currency; each is empty where there is nothing of it. */
interface PaidAndOpen {
  readonly paid: string;
  readonly open: string;
  /** Where that is to be paid. */
  readonly place: string;
}

export const payingPlaces: Record<DeliveryMode, string> = {
  takeaway: 'bei der Abholung',
  delivery: 'bei der Lieferung',
  dineIn: 'vor Ort',
};

const modelWords = { fixed: '', approximate: 'ca. ', minimum: 'ab ' } as const;

/** What was paid of an order and what is still to be paid, the same in messages and on its page. */
export function paidAndOpen(order: Payable, pageOfOrder: string): PaidAndOpen {
  const held = toUnits(order.heldAmount ?? 0);
  // As long as money is only held, the page takes no other payment.
  const isTakenLater = held > 0 && !order.isConfirmed;
  const paid = toUnits(order.paidAmount) + held;
  const open = toUnits(order.openAmount) - held;
  const money = (units: number) => (units > 0 ? formatMoney(toDecimal(units), order.currency) : '');
  return {
    paid: money(paid) && money(paid) + (isTakenLater ? ' (wird bei der Bestätigung abgebucht)' : ''),
    ...(isPaidOnline(order.paymentMethod)
      ? {
          open: money(open),
          place: isTakenLater ? 'online, sobald Ihre Bestellung bestätigt ist' : `online auf ${pageOfOrder}`,
        }
      : {
          open: money(open) && modelWords[order.pricing.model] + money(open),
          place: payingPlaces[modeOf(order)],
        }),
    ...(open > 0 ? {} : { place: '' }),
  };
}
