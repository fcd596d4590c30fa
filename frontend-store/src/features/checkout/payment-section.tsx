import { memo } from 'react';
import { useDispatch } from 'react-redux';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { defaultPaymentMethod } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { detailsChanged } from '../../shared/order-details/details-slice.js';
import { FieldProblem, useDetail } from './fields.js';
import { fieldId, useProblem } from './problems.js';
import { Section } from './section.js';

interface Props {
  mode: DeliveryMode;
  offered: readonly PaymentMethod[];
}

/** Where what is not paid online is paid. */
const places: Record<DeliveryMode, string> = {
  takeaway: 'bei Abholung',
  delivery: 'bei Lieferung',
  dineIn: 'vor Ort',
};

/** What is to be done on the page of a provider, of which guests know neither name nor label. */
const atProvider: Partial<Record<PaymentMethod, string>> = {
  mollie: 'eps, PayPal, Karte: Sie wählen auf der nächsten Seite',
  datatrans: 'Ihre Kartendaten geben Sie auf der nächsten Seite ein',
};

/** How the order will be paid. */
export const PaymentSection = memo(function PaymentSection({ mode, offered }: Props) {
  const dispatch = useDispatch();
  const chosen = useDetail('paymentMethod') ?? defaultPaymentMethod(offered);
  const problem = useProblem('paymentMethod');
  return (
    <Section title="Zahlungsart">
      <fieldset
        id={fieldId('paymentMethod')}
        tabIndex={-1}
        aria-label="Zahlungsart"
        className="grid gap-3 tablet:grid-cols-2"
      >
        {offered.map((method) => (
          <label
            key={method}
            className="flex min-h-14 items-center gap-3 border-2 border-field-line bg-white px-4 font-semibold has-checked:border-ink has-checked:bg-mustard-pale"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={chosen === method}
              onChange={() => dispatch(detailsChanged({ paymentMethod: method }))}
              className="size-5 accent-plum"
            />
            <span>
              {paymentMethodLabels[method]}
              {isPaidOnline(method) ? (
                <span className="block text-sm font-normal">{atProvider[method]}</span>
              ) : (
                <span className="font-normal"> {places[mode]}</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen && isPaidOnline(chosen) && (
        <p>
          Nach dem Abschicken kommen Sie zur Zahlungsseite. Erst wenn Sie dort bezahlt haben, erhalten wir die
          Bestellung.
        </p>
      )}
      {problem && <FieldProblem>{problem}</FieldProblem>}
    </Section>
  );
});
