import { useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { missingToMinimum } from '@bestellwerk/domain/delivery/delivery-fee';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { areaOf, isInArea, preselectedArea } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { destinationOf } from '@bestellwerk/domain/ordering/checkout/terms-words';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { isZipCode } from '@bestellwerk/domain/addresses/postal-address';
import { termsChosen } from '../../shared/cart/cart-slice.js';

/**
 * Chooses the delivery area of the postal code which was typed last, if it does not belong to the chosen one. `goodsGross` is
 * the decimal value of the cart.
 */
export function useAreaOfZipCode(branch: Branch, form: OrderForm, goodsGross: number): void {
  const dispatch = useDispatch();
  const { zipCode, country } = destinationOf(form);
  const seen = useRef<string | null>(null);
  // Before it is painted: otherwise the field would say for a moment that the area is the wrong one.
  useLayoutEffect(() => {
    if (!form.isDelivery || seen.current === zipCode || !isZipCode(zipCode, country)) return;
    const chosen = preselectedArea(form.deliveryArea, branch);
    const destination = { zipCode, country };
    const right = chosen && !isInArea(chosen, destination, branch) ? areaOf(destination, branch) : null;
    // In an area whose minimum order value is not reached, the form would vanish while the guest types.
    if (right && missingToMinimum(right, goodsGross)) return;
    seen.current = zipCode;
    if (right) {
      dispatch(termsChosen({ branch: branch.identifier, terms: { deliveryArea: right.area } }));
    }
  }, [branch, country, dispatch, form.deliveryArea, form.isDelivery, goodsGross, zipCode]);
}

/** What is wrong with a postal code that is complete, for its field while it is typed; null if nothing is. */
export function areaProblem(form: OrderForm, problems: readonly Problem[]): Problem | null {
  const { field, zipCode, country } = destinationOf(form);
  if (!form.isDelivery || !isZipCode(zipCode, country)) return null;
  return problems.find((problem) => problem.field === field) ?? null;
}
