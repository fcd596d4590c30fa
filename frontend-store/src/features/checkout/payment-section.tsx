import { useDispatch } from 'react-redux';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order-terms';
import { detailsChanged } from '../../shared/order-details/details-slice.js';
import { FieldProblem } from './fields.js';
import { fieldId, useProblem } from './problems.js';
import { Section } from './section.js';

interface Props {
  offered: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
}

/** How the order will be paid. */
export function PaymentSection({ offered, chosen }: Props) {
  const dispatch = useDispatch();
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
            {paymentMethodLabels[method]}
          </label>
        ))}
      </fieldset>
      {problem && <FieldProblem>{problem}</FieldProblem>}
    </Section>
  );
}
