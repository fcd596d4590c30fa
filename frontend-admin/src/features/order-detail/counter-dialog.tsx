import { Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { useCounterPaymentMutation } from '../../shared/orders/payments-api.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { ReasonField, Suggestions } from '../../shared/forms/reason-field.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';

const suggestions = ['Falscher Betrag', 'Falsche Zahlungsart', 'Doppelt erfasst', 'Geld zurückgegeben'];

interface Properties {
  /** The payment to reverse; null while the dialog is closed. */
  payment: Payment | null;
  onClose(): void;
}

/** Asks for the reason of a counter-entry and records it. */
export function CounterDialog({ payment, onClose }: Properties) {
  return (
    <Modal opened={payment !== null} onClose={onClose} title="Gegenbuchung">
      {payment && <CounterForm payment={payment} onClose={onClose} />}
    </Modal>
  );
}

function CounterForm({ payment, onClose }: { payment: Payment; onClose(): void }) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const [counterPayment, { isLoading }] = useCounterPaymentMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entry = { id: payment.order, payment: payment.id, reason: reason.trim() };
    if (entry.reason === '') {
      return setErrors({ fields: { reason: 'Bitte geben Sie einen Grund an.' }, general: null });
    }
    const { error } = await sendOnce(`counter-entry:${payment.id}`, entry, (idempotencyKey) =>
      counterPayment({ ...entry, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => field === 'reason'));
    dispatch(toastShown({ kind: 'success', text: 'Gegenbuchung erfasst.' }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p style={{ margin: 0 }}>
          {paymentMethodLabels[payment.method]} über{' '}
          <strong>{formatMoney(payment.amount, payment.currency)}</strong> wird zurückgenommen. Beide
          Buchungen bleiben nachlesbar.
        </p>
        <FormAlert text={errors.general} />
        <ReasonField
          label="Grund der Gegenbuchung"
          value={reason}
          error={errors.fields.reason}
          onChange={setReason}
        />
        <Suggestions texts={suggestions} onChoose={setReason} />
        <FormEnd action="Zahlung zurücknehmen" isDangerous isWorking={isLoading} onBack={onClose} />
      </Stack>
    </form>
  );
}
