import { Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { ordersApi } from '../orders/orders-api.js';
import { FormEnd } from '../forms/form-end.js';
import { Suggestions } from '../forms/reason-field.js';
import { useAppDispatch } from '../api/redux.js';
import classes from '../orders/orders.module.css';

const words = {
  reject: {
    label: 'Nachricht an den Gast',
    hint: 'Der Gast liest diese Nachricht auf der Statusseite.',
    missing: 'Bitte schreiben Sie dem Gast, warum die Bestellung abgelehnt wird.',
    button: 'Bestellung ablehnen',
    suggestions: [
      'Leider ist ein Gericht ausverkauft.',
      'Leider ist die Küche gerade ausgelastet.',
      'Leider liefern wir nicht an diese Adresse.',
    ],
  },
  cancel: {
    label: 'Grund der Stornierung',
    hint: 'Der Grund bleibt im Verlauf der Bestellung nachlesbar.',
    missing: 'Bitte geben Sie einen Grund an.',
    button: 'Bestellung stornieren',
    suggestions: ['Vom Gast abgesagt', 'Nicht abgeholt', 'Doppelt bestellt'],
  },
};

interface Properties {
  order: StaffOrder;
  step: 'reject' | 'cancel';
  onClose(): void;
}

/** Asks for the message of a rejection or the reason of a cancelation. */
export default function EndOrderForm({ order, step, onClose }: Properties) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { label, hint, missing, button, suggestions } = words[step];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const explanation = text.trim();
    setMissing(explanation === '');
    if (explanation === '') return;
    const body = step === 'reject' ? { message: explanation } : { reason: explanation };
    const { id, ticketNumber } = order;
    const move = { id, ticketNumber, step, body, idempotencyKey: randomKey() };
    void dispatch(ordersApi.endpoints.moveOrder.initiate(move));
    onClose();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {order.paidAmount > 0 && (
          <p className={classes.owed}>
            {formatMoney(order.paidAmount, order.currency)} sind bezahlt. Geben Sie sie dem Gast zurück und
            erfassen Sie danach die Rückgabe auf der Seite der Bestellung.
          </p>
        )}
        <Textarea
          label={label}
          description={hint}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={isMissing && missing}
          maxLength={500}
          minRows={3}
          autosize
          autoFocus
        />
        <Suggestions texts={suggestions} onChoose={setText} />
        <FormEnd action={button} isDangerous onBack={onClose} />
      </Stack>
    </form>
  );
}
