import { Button, SegmentedControl } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { useTakePayment } from '../../shared/order-steps/use-take-payment.js';
import { type SeenOpen, seenOf } from '../../shared/orders/open-change.js';
import { takenMethodOf, useTakenMethods } from '../../shared/orders/taken-methods.js';
import { formErrorsOf, noErrors } from '../../shared/forms/form-sending.js';
import { useFormErrors } from '../../shared/forms/use-form-errors.js';
import { NumberEntry, type EnteredNumber } from '../../shared/forms/number-entry.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { FormAlert, FormNote } from '../../shared/ui/notes.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import classes from './facts.module.css';
import wrapping from '../../shared/ui/wrapping-button.module.css';
import { roundToCents, toUnits } from '@bestellwerk/domain/kernel/money';
import { currencySign, formatMoney } from '@bestellwerk/domain/text/formats';

/** A payment that the order did not take: what was open when it was sent, and why, in the words of the server. */
export interface RefusedPayment extends SeenOpen {
  readonly message: string;
}

interface Properties {
  order: StaffOrder;
  /** What happened to the open amount since the form was opened; null if nothing did. */
  meanwhile: string | null;
  /** A payment was refused, and the page says so. */
  isRefused: boolean;
  onRecorded(order: StaffOrder): void;
  onRefused(payment: RefusedPayment): void;
}

/**
 * Records a payment, or a part of it. If somebody else has recorded something since it was opened, nothing is sent before
 * it was said and the button was pressed once more: the guest may have paid only once.
 */
export function PaymentForm({ order, meanwhile, isRefused, onRecorded, onRefused }: Properties) {
  const { openAmount, currency } = order;
  const dispatch = useAppDispatch();
  const methods = useTakenMethods(order);
  const [chosen, choose] = useState(takenMethodOf(order.paymentMethod));
  const [entered, setEntered] = useState<EnteredNumber | undefined>(undefined);
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const { errors, setErrors, form, changed } = useFormErrors();
  const [isSending, setSending] = useState(false);
  const [sentAt, setSentAt] = useState<SeenOpen | null>(null);
  const { take } = useTakePayment(order);
  const amount = entered === undefined ? openAmount : entered;
  // The change may be the payment that is just being sent.
  const isAsked = meanwhile !== null && !isSending;
  // What was lost has arrived after all: it may not ask to send it again beside the note that says so.
  const hasArrived = errors.isUnreachable && sentAt !== null && isPaidSince(order, sentAt);
  const isConfirming = isRefused || (isAsked && confirmed === openAmount);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = amountProblem(amount, openAmount, currency);
    setErrors(found === null ? noErrors : { fields: { amount: found }, general: null });
    if (found !== null || typeof amount !== 'number') return;
    if (isAsked && !isConfirming) return setConfirmed(openAmount);
    setSending(true);
    setSentAt(seenOf(order));
    const { data, error } = await take({ method: chosen.value, amount, expectedOpen: openAmount });
    setSending(false);
    if (isConflict(error)) return onRefused({ ...seenOf(order), message: messageOf(error) });
    if (error) return setErrors(formErrorsOf(error, (field) => field === 'amount'));
    if (data) onRecorded(data);
    setEntered(undefined);
    dispatch(toastShown({ kind: 'success', text: 'Zahlung erfasst.' }));
  };

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <SegmentedControl
        aria-label="Zahlungsart"
        fullWidth
        size="md"
        value={chosen.value}
        onChange={(value) => choose(takenMethodOf(value))}
        data={methods.map(({ value, label }) => ({ value, label }))}
      />
      <NumberEntry
        label="Betrag"
        description="Auch ein Teilbetrag ist möglich."
        value={amount}
        onChange={(next) => {
          setEntered(next);
          changed('amount');
        }}
        error={errors.fields['amount']}
        decimals={2}
        size="md"
        unit={currencySign(currency)}
      />
      <FormAlert text={hasArrived ? null : errors.general} />
      {isAsked && <FormNote text={meanwhile} />}
      <Button type="submit" size="md" variant="default" classNames={wrapping} loading={isSending}>
        {isConfirming ? `Trotzdem: ${chosen.button}` : chosen.button}
      </Button>
    </form>
  );
}

const isPaidSince = (order: StaffOrder, seen: SeenOpen): boolean =>
  BigInt(order.revision) > BigInt(seen.revision) && order.openAmount < seen.openAmount;

const isConflict = (error: unknown): boolean => isApiFailure(error) && error.status === 409;

/** What is wrong with an amount to be recorded (decimal), in German, or null. Text that is no number counts as nothing entered. */
export function amountProblem(amount: EnteredNumber, openAmount: number, currency: string): string | null {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'Bitte geben Sie den Betrag ein.';
  const units = toUnits(amount);
  if (units <= 0) return 'Der Betrag muss größer als 0 sein.';
  if (roundToCents(units) !== units) return 'Bitte geben Sie höchstens zwei Nachkommastellen ein.';
  if (units > toUnits(openAmount)) return `Offen sind nur ${formatMoney(openAmount, currency)}.`;
  return null;
}
