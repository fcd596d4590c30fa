import { Button, SegmentedControl } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useTakePayment } from '../../shared/order-steps/use-take-payment.js';
import { takenMethodOf, takenMethods } from '../../shared/orders/taken-methods.js';
import { NumberEntry, type EnteredNumber } from '../../shared/forms/number-entry.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import classes from './facts.module.css';
import wrapping from '../../shared/ui/wrapping-button.module.css';
import { roundToCents, toUnits } from '@bestellwerk/domain/kernel/money';
import { currencySign, formatMoney } from '@bestellwerk/domain/text/formats';

/** Records a payment, or a part of it. */
export function PaymentForm({ order }: { order: StaffOrder }) {
  const { openAmount, currency } = order;
  const dispatch = useAppDispatch();
  const [chosen, choose] = useState(takenMethodOf(order.paymentMethod));
  const [amount, setAmount] = useState<EnteredNumber>(openAmount);
  const [problem, setProblem] = useState<string | null>(null);
  const { take, isLoading } = useTakePayment(order);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = amountProblem(amount, openAmount, currency);
    setProblem(found);
    if (found || typeof amount !== 'number') return;
    const { error: failure } = await take(chosen.value, amount);
    if (failure) setProblem(messageOf(failure));
    else dispatch(toastShown({ kind: 'success', text: 'Zahlung erfasst.' }));
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <SegmentedControl
        aria-label="Zahlungsart"
        fullWidth
        size="md"
        value={chosen.value}
        onChange={(value) => choose(takenMethodOf(value))}
        data={takenMethods.map(({ value, label }) => ({ value, label }))}
      />
      <NumberEntry
        label="Betrag"
        description="Auch ein Teilbetrag ist möglich."
        value={amount}
        onChange={setAmount}
        error={problem}
        decimals={2}
        size="md"
        unit={currencySign(currency)}
      />
      <Button type="submit" size="md" variant="default" classNames={wrapping} loading={isLoading}>
        {chosen.button}
      </Button>
    </form>
  );
}

/** What is wrong with an amount to be recorded (decimal), in German, or null. Text that is no number counts as nothing entered. */
export function amountProblem(amount: EnteredNumber, openAmount: number, currency: string): string | null {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'Bitte geben Sie den Betrag ein.';
  const units = toUnits(amount);
  if (units <= 0) return 'Der Betrag muss größer als 0 sein.';
  if (roundToCents(units) !== units) return 'Bitte geben Sie höchstens zwei Nachkommastellen ein.';
  if (units > toUnits(openAmount)) return `Offen sind nur ${formatMoney(openAmount, currency)}.`;
  return null;
}
