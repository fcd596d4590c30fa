import type { Problem } from '../../kernel/refusal.js';
import { totalsOf } from '../../pricing/totals.js';
import { addressProblems, contactProblems } from './check/customer.js';
import { appointmentProblems } from './check/appointment.js';
import {
  chosenArea,
  chosenPaymentMethod,
  deliveryAreaProblems,
  donationProblems,
  minimumOrderProblems,
  modeProblems,
  paymentProblems,
  tableProblems,
} from './check/choices.js';
import { ownDonation } from './donation.js';
import { isQuotationRequest } from './check/quotation-request.js';
import { noOrdersText } from './branch-offer.js';
import { lineProblems, orderItemsOf } from './order-lines.js';
import { type CheckContext, contextOf, type ShopFacts } from './check/check-context.js';
import type { OrderForm } from './order-form.schema.js';
import type { OrderPricing } from '../../pricing/pricing.schema.js';
import type { OrderItem, PaymentMethod } from '../order/order-terms.schema.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import { missingToMinimum } from '../../delivery/delivery-fee.js';
import { isOpenFor } from '../../opening-hours/open-state.js';
import { messages } from './check/messages.js';

export interface OrderCheck {
  /** Empty if the order can be placed; in the order of the checkout, each with the dotted path of its field. */
  readonly problems: Problem[];
  readonly mode: DeliveryMode;
  /** Priced lines; null if the cart is empty or holds something that cannot be priced. */
  readonly items: OrderItem[] | null;
  readonly pricing: OrderPricing | null;
  /** The method chosen, or the default if none was; null if that is not offered. */
  readonly paymentMethod: PaymentMethod | null;
  /** Whether it would be placed as a request for a quotation. */
  readonly isQuotation: boolean;
  /** Label of the button; null where there is none. */
  readonly submitLabel: string | null;
}

/** Whether an order can be placed, and what it costs: the same answer in the browser and on the server. */
export function checkOrder(form: OrderForm, facts: ShopFacts): OrderCheck {
  const context = contextOf(form, facts);
  const { mode } = context;
  const priced = orderItemsOf(form.items, facts.products, mode, facts.config.currency);
  const isQuotation = isQuotationRequest(form, facts);
  const items = priced && priced.length > 0 ? priced : null;
  const pricing = items && totalsOf(items, chosenArea(context), ownDonation(form, { ...facts, isQuotation }));
  const problems = [
    ...modeProblems(context),
    ...lineProblems(context),
    ...tableProblems(context),
    ...contactProblems(context),
    ...deliveryAreaProblems(context),
    ...addressProblems(context, pricing?.gross ?? 0),
    ...appointmentProblems(context),
    ...(pricing ? minimumOrderProblems(context, pricing.gross) : []),
    ...donationProblems(context),
    ...paymentProblems(context),
    ...(facts.entry ? [] : termsProblems(context)),
  ];
  return {
    problems,
    mode,
    items,
    pricing,
    paymentMethod: chosenPaymentMethod(context),
    isQuotation,
    submitLabel: submitLabelOf(context, pricing?.gross ?? 0),
  };
}

/** Label of the button, or null where there is none. `gross` is the decimal value of the goods. */
export function submitLabelOf(context: CheckContext, gross: number): string | null {
  const { mode, branch, config, now, timeZone } = context;
  if (noOrdersText(branch, config) !== null) return null;
  const area = chosenArea(context);
  if (area && missingToMinimum(area, gross)) return null;
  if (isQuotationRequest(context.form, context)) return 'Angebotsanfrage abschicken';
  if (isOpenFor(mode, branch, now, timeZone)) return config.orderButtonLabel || 'Bestellung abschicken';
  return branch.isPreorderEnabled ? 'Vorbestellung abschicken' : null;
}

export const termsProblems = ({ form }: CheckContext): Problem[] => [
  ...(form.legalInstructions ? [] : [{ field: 'legalInstructions', message: messages.termsMissing }]),
  ...(form.privacyPolicy ? [] : [{ field: 'privacyPolicy', message: messages.privacyMissing }]),
];
