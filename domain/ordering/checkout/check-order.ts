import type { Problem } from '../../kernel/refusal.js';
import { totalsOf } from '../../pricing/totals.js';
import { addressProblems } from './check/address.js';
import { appointmentProblems } from './check/appointment.js';
import { contactProblems } from './check/contact.js';
import { chosenArea, deliveryAreaProblems, minimumOrderProblems } from './check/delivery-area.js';
import { lineProblems } from './check/lines.js';
import { modeProblems } from './check/mode.js';
import { chosenPaymentMethod, paymentProblems } from './check/payment.js';
import { contextOf, type ShopFacts } from './check/shop-facts.js';
import { submitLabelOf } from './check/submit-label.js';
import { tableProblems } from './check/table.js';
import { termsProblems } from './check/terms.js';
import type { OrderForm } from './order-form.schema.js';
import type { OrderPricing } from '../../pricing/pricing.schema.js';
import type { OrderItem, PaymentMethod } from '../order/order-terms.schema.js';
import { orderItemsOf } from './order-lines.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';

export interface OrderCheck {
  /** Empty if the order can be placed; in the order of the checkout, each with the dotted path of its field. */
  readonly problems: Problem[];
  readonly mode: DeliveryMode;
  /** Priced lines; null if the cart is empty or holds something that cannot be priced. */
  readonly items: OrderItem[] | null;
  readonly pricing: OrderPricing | null;
  /** The method chosen, or the default if none was; null if that is not offered. */
  readonly paymentMethod: PaymentMethod | null;
  /** Label of the button; null where there is none. */
  readonly submitLabel: string | null;
}

/** Whether an order can be placed, and what it costs: the same answer in the browser and on the server. */
export function checkOrder(form: OrderForm, facts: ShopFacts): OrderCheck {
  const context = contextOf(form, facts);
  const { mode } = context;
  const priced = orderItemsOf(form.items, facts.products, mode, facts.config.currency);
  const items = priced && priced.length > 0 ? priced : null;
  const pricing = items && totalsOf(items, chosenArea(context));
  const problems = [
    ...modeProblems(context),
    ...lineProblems(context),
    ...tableProblems(context),
    ...contactProblems(context),
    ...deliveryAreaProblems(context),
    ...addressProblems(context),
    ...appointmentProblems(context),
    ...(pricing ? minimumOrderProblems(context, pricing.gross) : []),
    ...paymentProblems(context),
    ...termsProblems(context),
  ];
  return {
    problems,
    mode,
    items,
    pricing,
    paymentMethod: chosenPaymentMethod(context),
    submitLabel: submitLabelOf(context, pricing?.gross ?? 0),
  };
}
