import type { Problem } from '../../../kernel/refusal.js';
import type { PaymentMethod } from '../../order/order-terms.schema.js';
import { defaultPaymentMethod, offeredPaymentMethods } from '../payment-methods.js';
import { messages } from './messages.js';
import type { CheckContext } from './shop-facts.js';

/** The payment method of the order: the chosen one if it is offered, the default if none was chosen. */
export function chosenPaymentMethod({ form, config, branch }: CheckContext): PaymentMethod | null {
  const offered = offeredPaymentMethods(config, branch);
  if (form.paymentMethod === null) return defaultPaymentMethod(offered);
  return offered.includes(form.paymentMethod) ? form.paymentMethod : null;
}

export function paymentProblems(context: CheckContext): Problem[] {
  if (chosenPaymentMethod(context)) return [];
  const isMissing = context.form.paymentMethod === null;
  const message = isMissing ? messages.paymentMethodMissing : messages.paymentMethodNotOffered;
  return [{ field: 'paymentMethod', message }];
}
