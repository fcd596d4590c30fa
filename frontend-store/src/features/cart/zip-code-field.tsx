import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { isZipCode } from '@bestellwerk/domain/addresses/postal-address';
import { areaOf, noOrdersText } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { destinationOf } from '@bestellwerk/domain/ordering/checkout/terms-words';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { termsChosen } from '../../shared/cart/cart-slice.js';
import { useShop } from '../../shared/catalogue/use-shop.js';
import { detailsChanged, type OrderDetails } from '../../shared/order-details/details-slice.js';

/**
 * The postal code to deliver to, which chooses the area. It is that of the address in the checkout. Where this branch does not
 * deliver, it names those that do.
 */
export function ZipCodeField({ branch }: { branch: Branch }) {
  const dispatch = useDispatch();
  const { branches, config } = useShop();
  const details = useSelector(({ details }: { details: OrderDetails }) => details);
  const { field, zipCode, country } = destinationOf(details);
  const id = useId();
  const isWhole = zipCode !== '' && isZipCode(zipCode, country);
  const area = isWhole ? areaOf({ zipCode, country }, branch) : null;
  const isNowhere = isWhole && area === null;
  const others = isNowhere
    ? branches.filter(
        (other) =>
          other.isDeliveryEnabled &&
          noOrdersText(other, config) === null &&
          areaOf({ zipCode, country }, other) !== null,
      )
    : [];

  const type = (typed: string) => {
    const changed = { ...details, [field]: typed };
    dispatch(detailsChanged({ [field]: typed }));
    const to = destinationOf(changed);
    const found = isZipCode(to.zipCode, to.country) ? areaOf(to, branch) : null;
    if (found) {
      dispatch(
        termsChosen({ branch: branch.identifier, terms: { mode: 'delivery', deliveryArea: found.area } }),
      );
    }
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Postleitzahl
      </label>
      <input
        id={id}
        className="field max-w-40"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        value={details[field]}
        onChange={({ target }) => type(target.value)}
        aria-invalid={isNowhere}
        aria-describedby={`${id}-area`}
      />
      <div id={`${id}-area`} role="status" className="mt-1.5 text-sm empty:hidden">
        {area && (
          <p className="font-semibold text-leaf">
            Wir liefern nach {zipCode}: {area.area}
          </p>
        )}
        {isNowhere && (
          <>
            <p className="font-semibold text-alarm">Nach {zipCode} liefern wir von hier leider nicht.</p>
            {others.map((other) => (
              <Link
                key={other.id}
                to={`/store/${other.identifier}`}
                replace
                className="link mr-5 inline-flex min-h-11 items-center"
              >
                {other.name} liefert dorthin
              </Link>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
