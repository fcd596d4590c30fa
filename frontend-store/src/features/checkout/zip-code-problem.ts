import { useState } from 'react';
import { isZipCode } from '@bestellwerk/domain/addresses/postal-address';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { messages } from '@bestellwerk/domain/ordering/checkout/check/messages';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { destinationOf } from '@bestellwerk/domain/ordering/checkout/terms-words';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { PricedCart } from '../../shared/cart/price-cart.js';

/**
 * Whether a postal code that was typed in the checkout has led to an area whose minimum order value is not reached: the form must
 * not vanish while the guest types.
 */
export function useIsBelowByZipCode(form: OrderForm, { missing }: PricedCart): boolean {
  const { zipCode } = destinationOf(form);
  const [atFirst] = useState(zipCode);
  const [isTyped, setTyped] = useState(false);
  if (!isTyped && zipCode !== atFirst) setTyped(true);
  return isTyped && missing !== null;
}

/** What is wrong with a postal code that is complete, for its field while it is typed; null if nothing is. */
export function zipCodeProblem(
  form: OrderForm,
  problems: readonly Problem[],
  { area, missing }: PricedCart,
  currency: string,
): Problem | null {
  const { field, zipCode, country } = destinationOf(form);
  if (!form.isDelivery || !isZipCode(zipCode, country)) return null;
  const problem = problems.find((one) => one.field === field);
  if (problem || !area || !missing) return problem ?? null;
  const [minimum, left] = [missing.minimum, missing.difference].map((value) => formatMoney(value, currency));
  return { field, message: messages.zipCodeBelowMinimum(zipCode, area.area, minimum!, left!) };
}
