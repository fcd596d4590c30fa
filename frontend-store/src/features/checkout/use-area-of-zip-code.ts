import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { areaOf, isInArea, preselectedArea } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { isZipCode, normalizeZipCode } from '@bestellwerk/domain/addresses/postal-address';
import { termsChosen } from '../../shared/cart/cart-slice.js';

/** Chooses the delivery area of the postal code which was typed last, if it does not belong to the chosen one. */
export function useAreaOfZipCode(branch: Branch, form: OrderForm): void {
  const dispatch = useDispatch();
  const typed = form.isDeliveryAddressDifferent ? form.deliveryZipCode : form.zipCode;
  const country = form.isDeliveryAddressDifferent ? form.deliveryCountry : form.country;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const zipCode = normalizeZipCode(typed);
    const isNew = seen.current !== zipCode;
    if (!form.isDelivery || !isNew || !isZipCode(zipCode, country)) return;
    seen.current = zipCode;
    const chosen = preselectedArea(form.deliveryArea, branch);
    const destination = { zipCode, country };
    if (!chosen || isInArea(chosen, destination, branch)) return;
    const right = areaOf(destination, branch);
    if (right) {
      dispatch(termsChosen({ branch: branch.identifier, terms: { deliveryArea: right.area } }));
    }
  }, [branch, country, dispatch, form.deliveryArea, form.isDelivery, typed]);
}
