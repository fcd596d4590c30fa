import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { areaOfZipCode, preselectedArea } from '@bestellwerk/domain/ordering/check/delivery-area';
import type { OrderForm } from '@bestellwerk/domain/ordering/order-form.schema';
import type { Branch } from '@bestellwerk/domain/resources/branch';
import { isZipCode, isZipCodeAmong, normalizeZipCode } from '@bestellwerk/domain/rules/zip-codes';
import { termsChosen } from '../../shared/cart/cart-slice.js';

/** Chooses the delivery area that names the postal code which was typed last, if the chosen one does not. */
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
    if (!chosen || isZipCodeAmong(zipCode, chosen.zipCodes)) return;
    const right = areaOfZipCode(zipCode, branch);
    if (right) {
      dispatch(termsChosen({ branch: branch.identifier, terms: { deliveryArea: right.area } }));
    }
  }, [branch, country, dispatch, form.deliveryArea, form.isDelivery, typed]);
}
