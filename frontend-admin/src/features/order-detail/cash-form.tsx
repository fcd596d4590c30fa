import { Button, NumberInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useRecordPaymentMutation } from '../../shared/api/orders-api.js';
import { sendOnce } from '../../shared/forms/send-once.js';
import { noticeGiven } from '../../shared/notices/notices.js';
import { useAppDispatch } from '../../shared/redux.js';
import classes from './facts.module.css';
import { amountProblem } from './payment-amount.js';

/** Records cash. While no answer is known, sending again sends the same payment, not a second one. */
export function CashForm({ order: { id, openAmount, currency } }: { order: StaffOrder }) {
  const dispatch = useAppDispatch();
  const [amount, setAmount] = useState<number | string>(openAmount);
  const [problem, setProblem] = useState<string | null>(null);
  const [recordPayment, { isLoading }] = useRecordPaymentMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = amountProblem(amount, openAmount, currency);
    setProblem(found);
    if (found || typeof amount !== 'number') return;
    const { error: failure } = await sendOnce(`payment:${id}`, { id, amount, openAmount }, (idempotencyKey) =>
      recordPayment({ id, amount, idempotencyKey }),
    );
    if (failure) setProblem(messageOf(failure));
    else dispatch(noticeGiven({ kind: 'success', text: 'Zahlung erfasst.' }));
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <NumberInput
        label="Betrag in bar"
        value={amount}
        onChange={setAmount}
        error={problem}
        decimalSeparator=","
        thousandSeparator="."
        decimalScale={2}
        fixedDecimalScale
        allowNegative={false}
        hideControls
        size="md"
        suffix={currency === 'EUR' ? '\u00a0€' : `\u00a0${currency}`}
        inputMode="decimal"
      />
      <Button type="submit" size="md" variant="default" loading={isLoading}>
        Barzahlung erfassen
      </Button>
    </form>
  );
}
