import { Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { useCounterPaymentMutation } from '../../shared/orders/payments-api.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, sendOnce } from '../../shared/forms/form-sending.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { ReasonField, Suggestions } from '../../shared/forms/reason-field.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';

const GIVEN_BACK = 'Geld zurückgegeben';

/** The same act has two occasions, each with its words. */
const words = {
  mistake: {
    title: 'Gegenbuchung',
    reason: 'Grund der Gegenbuchung',
    action: 'Zahlung zurücknehmen',
    done: 'Gegenbuchung erfasst.',
    suggestions: ['Falscher Betrag', 'Falsche Zahlungsart', 'Doppelt erfasst', GIVEN_BACK],
  },
  givenBack: {
    title: 'Rückgabe erfassen',
    reason: 'Was ist geschehen?',
    action: 'Rückgabe erfassen',
    done: 'Rückgabe erfasst.',
    suggestions: [GIVEN_BACK, 'Auf das Konto überwiesen', 'Gutschein ausgestellt'],
  },
};
type Words = (typeof words)['mistake'];

interface Properties {
  /** The payment to reverse; null while the dialog is closed. */
  payment: Payment | null;
  /** The order is void: the guest gets the money back. */
  isVoid: boolean;
  onClose(): void;
}

/** Asks for the reason of a counter-entry and records it. */
export function CounterDialog({ payment, isVoid, onClose }: Properties) {
  const used = isVoid ? words.givenBack : words.mistake;
  const reason = isVoid ? GIVEN_BACK : '';
  return (
    <Modal opened={payment !== null} onClose={onClose} title={used.title}>
      {payment && <CounterForm payment={payment} words={used} usualReason={reason} onClose={onClose} />}
    </Modal>
  );
}

interface FormProperties {
  payment: Payment;
  words: Words;
  usualReason: string;
  onClose(): void;
}

function CounterForm({ payment, words: used, usualReason, onClose }: FormProperties) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState(usualReason);
  const { errors, setErrors, changed } = useFormErrors();
  const [counterPayment, { isLoading }] = useCounterPaymentMutation();

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
    if (error) return setErrors(formErrorsOf(error, (field) => field === 'reason'));
    dispatch(toastShown({ kind: 'success', text: used.done }));
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
        <ReasonField label={used.reason} value={reason} error={errors.fields.reason} onChange={explain} />
        <Suggestions texts={used.suggestions} onChoose={explain} />
        <FormEnd action={used.action} isDangerous isWorking={isLoading} onBack={onClose} />
      </Stack>
    </form>
  );
}
