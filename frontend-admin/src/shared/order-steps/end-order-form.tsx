import { Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { CancelCause } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { ordersApi } from '../orders/orders-api.js';
import { FormAlert } from '../ui/notes.js';
import { endActions } from './next-step.js';
import { useOvertaken } from './overtaken.js';
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
    done: 'abgelehnt',
  },
  cancel: {
    label: 'Grund der Stornierung',
    hint: 'Der Grund bleibt im Verlauf der Bestellung nachlesbar.',
    missing: 'Bitte geben Sie einen Grund an.',
    button: 'Bestellung stornieren',
    done: 'storniert',
  },
};

const notMet: Record<DeliveryMode, string> = {
  takeaway: 'Nicht abgeholt',
  delivery: 'Gast nicht angetroffen',
  dineIn: 'Gast nicht gekommen',
};

/** The causes of a cancelation by their words, as they are possible for how the order reaches its guest. */
const causesFor = (mode: DeliveryMode): Record<string, CancelCause> => ({
  'Vom Gast abgesagt': 'guest',
  [notMet[mode]]: 'notMet',
  'Doppelt bestellt': 'duplicate',
});

const suggestionsFor = (step: 'reject' | 'cancel', mode: DeliveryMode): string[] =>
  step === 'cancel'
    ? Object.keys(causesFor(mode))
    : [
        'Leider ist ein Gericht ausverkauft.',
        'Leider ist die Küche gerade ausgelastet.',
        ...(mode === 'delivery' ? ['Leider liefern wir nicht an diese Adresse.'] : []),
      ];

/** As long as the words of a suggestion stand first, more may be said behind them. */
const causeOf = (reason: string, mode: DeliveryMode): CancelCause =>
  Object.entries(causesFor(mode)).find(([words]) => reason.startsWith(words))?.[1] ?? 'other';

interface Properties {
  order: StaffOrder;
  step: 'reject' | 'cancel';
  onClose(): void;
}

/** What becomes of the money: what was paid online goes back by itself. */
function PaidNote({ order }: { order: StaffOrder }) {
  const { refundableAmount, currency } = order;
  const isHeld = order.paymentStatus === 'authorized';
  const byHand = toDecimal(toUnits(order.paidAmount) - toUnits(refundableAmount) - toUnits(underWay(order)));
  if (refundableAmount <= 0 && byHand <= 0 && !isHeld) return null;
  return (
    <div className={classes.owed}>
      {refundableAmount > 0 && (
        <div>
          {formatMoney(refundableAmount, currency)} sind online bezahlt und werden automatisch zurückgezahlt.
        </div>
      )}
      {isHeld && (
        <div>Die freigegebene Online-Zahlung wird automatisch aufgehoben, es wird nichts abgebucht.</div>
      )}
      {byHand > 0 && (
        <div>
          {formatMoney(byHand, currency)} sind bezahlt. Geben Sie sie dem Gast zurück und erfassen Sie danach
          die Rückzahlung auf der Seite der Bestellung.
        </div>
      )}
    </div>
  );
}

/** Decimal: online refunds that the provider has not made yet. */
const underWay = ({ onlinePayments: { refunds } }: StaffOrder): number =>
  refunds.reduce((sum, { status, amount }) => sum + (status === 'requested' ? amount : 0), 0);

/** Asks for the message of a rejection or the reason of a cancelation. */
export default function EndOrderForm({ order, step, onClose }: Properties) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { label, hint, missing, button, done } = words[step];
  const overtaken = useOvertaken(order);
  const isPossible = endActions(order).some((action) => action.step === step);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const explanation = text.trim();
    setMissing(explanation === '');
    if (explanation === '' || !isPossible) return;
    const body =
      step === 'reject'
        ? { message: explanation }
        : { reason: explanation, cause: causeOf(explanation, order.mode) };
    const { id, ticketNumber } = order;
    const move = { id, ticketNumber, step, body, idempotencyKey: randomKey() };
    void dispatch(ordersApi.endpoints.moveOrder.initiate(move));
    onClose();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormAlert
          text={overtaken && `${overtaken} ${isPossible ? '' : `Sie kann nicht mehr ${done} werden.`}`}
        />
        <PaidNote order={order} />
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
        <Suggestions texts={suggestionsFor(step, order.mode)} onChoose={setText} />
        <FormEnd action={button} isDangerous isDisabled={!isPossible} onBack={onClose} />
      </Stack>
    </form>
  );
}
