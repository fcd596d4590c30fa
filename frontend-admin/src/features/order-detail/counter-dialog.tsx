import { Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { takenBackText } from '@bestellwerk/domain/ordering/refunds';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { isAnswerKnown, isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useCounterPaymentMutation } from '../../shared/orders/payments-api.js';
import { FormAlert, FormNote } from '../../shared/ui/notes.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, sendOnce } from '../../shared/forms/form-sending.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { ReasonField, Suggestions } from '../../shared/forms/reason-field.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';

/** A refund by hand that was recorded wrongly is taken back in the same way as a payment. */
const words = {
  payment: {
    action: 'Zahlung zurücknehmen',
    suggestions: ['Falscher Betrag', 'Falsche Zahlungsart', 'Doppelt erfasst'],
  },
  refund: {
    action: 'Rückzahlung zurücknehmen',
    suggestions: ['Falscher Betrag', 'Doppelt erfasst', 'Kein Geld ausgezahlt'],
  },
};

interface Properties {
  /** The payment, or the refund by hand, to reverse, as it is now; null while the dialog is closed. */
  payment: Payment | null;
  onClose(): void;
}

/** Asks for the reason of a counter-entry and records it. */
export const CounterDialog = ({ payment, onClose }: Properties) => (
  <Modal opened={payment !== null} onClose={onClose} title="Gegenbuchung">
    {payment && <CounterForm payment={payment} onClose={onClose} />}
  </Modal>
);

interface FormProperties {
  payment: Payment;
  onClose(): void;
}

function CounterForm({ payment, onClose }: FormProperties) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  // A counter entry whose answer was lost may be the one that is known by now: it must be possible to send it again.
  const [isUnanswered, setUnanswered] = useState(false);
  const { action, suggestions } = payment.refunds === null ? words.payment : words.refund;
  const { errors, setErrors, form, changed } = useFormErrors();
  const [counterPayment, { isLoading }] = useCounterPaymentMutation();
  const isTakenBack = payment.correctedBy !== null && !isLoading && !isUnanswered;

  const explain = (text: string) => {
    setReason(text);
    changed('reason');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entry = { id: payment.order, payment: payment.id, reason: reason.trim() };
    if (entry.reason === '') {
      return setErrors({ fields: { reason: 'Bitte geben Sie einen Grund an.' }, general: null });
    }
    const { error } = await sendOnce(`counter-entry:${payment.id}`, entry, (idempotencyKey) =>
      counterPayment({ ...entry, idempotencyKey }),
    );
    setUnanswered(isApiFailure(error) && !isAnswerKnown(error));
    if (error) return setErrors(formErrorsOf(error, (field) => field === 'reason'));
    dispatch(toastShown({ kind: 'success', text: 'Gegenbuchung erfasst.' }));
    onClose();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p style={{ margin: 0 }}>
          {payment.refunds !== null && 'Rückzahlung '}
          {paymentMethodLabels[payment.method]} über{' '}
          <strong>{formatMoney(Math.abs(payment.amount), payment.currency)}</strong> wird zurückgenommen, weil
          die Buchung ein Irrtum war. Beide Buchungen bleiben nachlesbar.
          {payment.refunds === null &&
            ' Hat der Gast Geld zurückbekommen, wählen Sie „Rückzahlung erfassen“.'}
        </p>
        <FormAlert text={isTakenBack ? null : errors.general} />
        {isTakenBack && <FormNote text={takenBackText(payment.refunds !== null)} />}
        <ReasonField
          label="Grund der Gegenbuchung"
          value={reason}
          error={errors.fields.reason}
          onChange={explain}
        />
        <Suggestions texts={suggestions} onChoose={explain} />
        <FormEnd
          action={action}
          isDangerous
          isDisabled={isTakenBack}
          isWorking={isLoading}
          onBack={onClose}
        />
      </Stack>
    </form>
  );
}
