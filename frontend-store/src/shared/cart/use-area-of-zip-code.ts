import { useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { areaOf, isInArea } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { destinationOf } from '@bestellwerk/domain/ordering/checkout/terms-words';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { isZipCode } from '@bestellwerk/domain/addresses/postal-address';
import type { OrderDetails } from '../order-details/details-slice.js';
import { termsChosen } from './cart-slice.js';
import { usePricedCart } from './use-cart.js';

/**
 * Chooses the delivery area of the guest's postal code if it does not belong to the chosen one: when the page opens, and whenever
 * the code is another one. An area that is chosen by hand afterwards stays.
 */
export function useAreaOfZipCode(branch: Branch, details: OrderDetails): void {
  const dispatch = useDispatch();
  const { mode, area } = usePricedCart(branch).priced;
  const { zipCode, country } = destinationOf(details);
  const seen = useRef<string | null>(null);
  // Before it is painted: otherwise the field would say for a moment that the area is the wrong one.
  useLayoutEffect(() => {
    if (mode !== 'delivery' || seen.current === zipCode || !isZipCode(zipCode, country)) return;
    seen.current = zipCode;
    const destination = { zipCode, country };
    if (area && isInArea(area, destination, branch)) return;
    const right = areaOf(destination, branch);
    if (right) dispatch(termsChosen({ branch: branch.identifier, terms: { deliveryArea: right.area } }));
  }, [area, branch, country, dispatch, mode, zipCode]);
}
