import { Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { roundToCents, toUnits } from '@bestellwerk/domain/kernel/money';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { FormEnd } from '../../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../../shared/forms/form-sending.js';
import { NumberEntry, type EnteredNumber } from '../../../shared/forms/number-entry.js';
import { ReasonField, Suggestions } from '../../../shared/forms/reason-field.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { FormAlert } from '../../../shared/ui/notes.js';
import { useRequestRefundMutation } from './online-payments-api.js';

const suggestions = ['Position fehlte', 'Falsch geliefert', 'Kulanz'];

interface Properties {
  order: StaffOrder;
  opened: boolean;
  onClose(): void;
}

/** Gives money back that was paid online, all of it or a part. */
export function RefundDialog({ order, opened, onClose }: Properties) {
  return (
    <Modal opened={opened} onClose={onClose} title="Online-Zahlung zurückzahlen">
      {opened && <RefundForm order={order} onClose={onClose} />}
    </Modal>
  );
}

function RefundForm({ order, onClose }: Omit<Properties, 'opened'>) {
  const { id, refundableAmount: most, currency, onlinePayments } = order;
  const dispatch = useAppDispatch();
  const [amount, setAmount] = useState<EnteredNumber>(
    order.owedAmount > 0 ? Math.min(order.owedAmount, most) : most,
  );
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const [requestRefund, { isLoading }] = useRequestRefundMutation();
  const problem = refundProblem(amount, most, currency);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fields = {
      ...only('amount', problem),
      ...only('reason', reason.trim() === '' ? 'Bitte geben Sie einen Grund an.' : null),
    };
    setErrors({ fields, general: null });
    if (Object.keys(fields).length > 0 || typeof amount !== 'number') return;
    const refund = { id, amount, reason: reason.trim() };
    const sent = { ...refund, after: onlinePayments.refunds.length };
    const { error } = await sendOnce(`refund:${id}`, sent, (idempotencyKey) =>
      requestRefund({ ...refund, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => ['amount', 'reason'].includes(field)));
    dispatch(toastShown({ kind: 'success', text: 'Rückzahlung veranlasst.' }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <p style={{ margin: 0 }}>
          Das Geld geht auf demselben Weg zurück, auf dem der Gast bezahlt hat. Eine Rückzahlung lässt sich
          nicht zurücknehmen.
        </p>
        <FormAlert text={errors.general} />
        <NumberEntry
          label="Betrag"
          description={`Höchstens ${formatMoney(most, currency)}`}
          value={amount}
          onChange={setAmount}
          error={(amount === null ? null : problem) ?? errors.fields.amount}
          decimals={2}
          unit={currency === 'EUR' ? '€' : currency}
        />
        <ReasonField
          label="Grund der Rückzahlung"
          value={reason}
          error={errors.fields.reason}
          onChange={setReason}
        />
        <Suggestions texts={suggestions} onChoose={setReason} />
        <FormEnd
          action={
            typeof amount === 'number' && !problem
              ? `${formatMoney(amount, currency)} zurückzahlen`
              : 'Zurückzahlen'
          }
          isDangerous
          isDisabled={problem !== null}
          isWorking={isLoading}
          onBack={onClose}
        />
      </Stack>
    </form>
  );
}

const only = (field: string, message: string | null) => (message === null ? {} : { [field]: message });

/** What is wrong with an amount (decimal) to give back, in German, or null. */
export function refundProblem(amount: EnteredNumber, most: number, currency: string): string | null {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'Bitte geben Sie den Betrag ein.';
  const units = toUnits(amount);
  if (units <= 0) return 'Bitte geben Sie einen Betrag über 0 an.';
  if (roundToCents(units) !== units) return 'Bitte geben Sie höchstens zwei Nachkommastellen an.';
  if (units > toUnits(most))
    return `Es können höchstens ${formatMoney(most, currency)} zurückgezahlt werden.`;
  return null;
}
