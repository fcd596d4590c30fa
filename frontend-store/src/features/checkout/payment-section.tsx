import { memo } from 'react';
import { useDispatch } from 'react-redux';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { isPaidOnline } from '@bestellwerk/domain/ordering/order/paid-online';
import { defaultPaymentMethod } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { PaymentChoice } from '../../shared/order/payment-choice.js';
import { detailsChanged } from '../../shared/order-details/details-slice.js';
import { useAtKiosk } from '../../shared/self-service/self-service.js';
import { FieldProblem, useDetail } from './fields.js';
import { fieldId, useProblem } from './problems.js';
import { Section } from './section.js';

interface Props {
  mode: DeliveryMode;
  offered: readonly PaymentMethod[];
}

/** How the order will be paid. */
export const PaymentSection = memo(function PaymentSection({ mode, offered }: Props) {
  const dispatch = useDispatch();
  const atKiosk = useAtKiosk() !== null;
  const chosen = useDetail('paymentMethod') ?? defaultPaymentMethod(offered);
  const problem = useProblem('paymentMethod');
  return (
    <Section title="Zahlungsart">
      <PaymentChoice
        id={fieldId('paymentMethod')}
        mode={mode}
        offered={offered}
        chosen={chosen}
        onChoose={(paymentMethod) => dispatch(detailsChanged({ paymentMethod }))}
      />
      {chosen && isPaidOnline(chosen) && (
        <p>
          {atKiosk
            ? 'Nach dem Abschicken sehen Sie einen QR-Code, mit dem Sie auf Ihrem Telefon zur Zahlungsseite kommen.'
            : 'Nach dem Abschicken kommen Sie zur Zahlungsseite.'}{' '}
          Erst wenn Sie dort bezahlt haben, erhalten wir die Bestellung.
        </p>
      )}
      {problem && <FieldProblem>{problem}</FieldProblem>}
    </Section>
  );
});
