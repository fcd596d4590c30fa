import { checkOrder } from '../ordering/checkout/check-order.js';
import { unknownBranch } from '../ordering/checkout/check/choices.js';
import { possibleTimesOf, takesOrders } from '../ordering/checkout/check/appointment.js';
import { contextOf, type ShopFacts } from '../ordering/checkout/check/check-context.js';
import { expectedFor } from '../ordering/checkout/check/limits.js';
import { checkoutView } from '../ordering/checkout/checkout-view.js';
import type { OrderForm } from '../ordering/checkout/order-form.schema.js';
import type { OrderCheckAnswer } from '../contracts/order-check.schema.js';

/** The complete check of an order form. `facts` is null if the shop has no such branch. */
export function orderCheckAnswer(form: OrderForm, facts: ShopFacts | null): OrderCheckAnswer {
  if (facts === null) return ofUnknownBranch;
  const context = contextOf(form, facts);
  const check = checkOrder(form, facts);
  const isPromised = form.appointmentDate === null && !check.isQuotation && takesOrders(context);
  return {
    ...check,
    expectedAt: isPromised ? expectedFor(context).toISOString() : null,
    possibleTimes: possibleTimesOf(context).map(({ date, windows }) => ({
      date,
      windows: windows.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    })),
    view: checkoutView(form, facts),
  };
}

const ofUnknownBranch: OrderCheckAnswer = {
  problems: [unknownBranch],
  isQuotation: false,
  submitLabel: null,
  mode: null,
  items: null,
  pricing: null,
  paymentMethod: null,
  expectedAt: null,
  possibleTimes: [],
  view: null,
};
