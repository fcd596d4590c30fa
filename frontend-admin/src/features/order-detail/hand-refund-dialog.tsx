import { Input, Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { useRefundByHandMutation } from '../../shared/orders/payments-api.js';
import { takenMethodOf, useTakenMethods } from '../../shared/orders/taken-methods.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { sendOnce } from '../../shared/forms/form-sending.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { type NewRefund, overText } from './refund-draft.js';
import { RefundForm } from './refund-form.js';

interface Properties {
  order: StaffOrder;
  /** The payment of which something is given back; null while the dialog is closed. */
  payment: Payment | null;
  /** Decimal: what of it is left. */
  left: number;
  onClose(): void;
}

/** Records that the guest got a part of a payment back, or all of it, over the counter. */
export const HandRefundDialog = ({ payment, ...rest }: Properties) => (
  <Modal opened={payment !== null} onClose={rest.onClose} title="Rückzahlung erfassen">
    {payment && <HandRefund payment={payment} {...rest} />}
  </Modal>
);

function HandRefund({ order, payment, left, onClose }: Properties & { payment: Payment }) {
  const dispatch = useAppDispatch();
  const [refundByHand, { isLoading }] = useRefundByHandMutation();
  const methods = useTakenMethods(order);
  const [method, setMethod] = useState(() => takenMethodOf(payment.method));
  // A refund whose answer was lost leaves less: sent again from here, it must keep its key.
  const [leftAtFirst] = useState(left);

  const send = (refund: NewRefund) => {
    const entry = { id: order.id, payment: payment.id, refund: { ...refund, method: method.value } };
    return sendOnce(`refund-by-hand:${payment.id}`, { ...entry, leftAtFirst }, (idempotencyKey) =>
      refundByHand({ ...entry, idempotencyKey }),
    );
  };

  const ofPayment = { ...order, refundableAmount: left };
  return (
    <RefundForm
      order={ofPayment}
      introduction="Geben Sie dem Gast das Geld und erfassen Sie es hier. Die Zahlung bleibt bestehen, und was Sie zurückgeben, wird nicht noch einmal verlangt."
      paid={payment.amount}
      over={overText(ofPayment)}
      verb="zurückgeben"
      warningFor={() => ''}
      isWorking={isLoading}
      send={send}
      onDone={() => dispatch(toastShown({ kind: 'success', text: 'Rückzahlung erfasst.' }))}
      onClose={onClose}
    >
      {methods.length > 1 && (
        <Input.Wrapper label="Wie bekommt der Gast das Geld?" labelElement="div">
          <SegmentedControl
            aria-label="Wie bekommt der Gast das Geld?"
            fullWidth
            size="md"
            value={method.value}
            onChange={(value) => setMethod(takenMethodOf(value))}
            data={methods.map(({ value, label }) => ({ value, label }))}
          />
        </Input.Wrapper>
      )}
    </RefundForm>
  );
}
