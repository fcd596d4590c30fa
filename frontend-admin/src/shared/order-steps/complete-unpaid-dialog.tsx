import { Button, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { type SeenOpen, seenOf, useOpenChange } from '../orders/open-change.js';
import { takenMethodOf, useTakenMethods } from '../orders/taken-methods.js';
import { useMay } from '../session/use-user.js';
import { FormAlert } from '../ui/notes.js';
import wrapping from '../ui/wrapping-button.module.css';
import { useTakePayment } from './use-take-payment.js';

interface Properties {
  order: StaffOrder;
  opened: boolean;
  onComplete(): void;
  onClose(): void;
}

/** Asks how the open amount was paid before an order is completed: the payment is recorded first, or left open. */
export function CompleteUnpaidDialog({ order, opened, onComplete, onClose }: Properties) {
  const mayTakeMoney = useMay()('order.pay', order.branch.id);
  // As it was when it was asked for: the order is paid before the dialog is gone.
  const [asked, setAsked] = useState(() => seenOf(order));
  const [refused, setRefused] = useState<SeenOpen | null>(null);
  const refusal = useOpenChange(order, refused);
  if (!opened && asked.revision !== order.revision) setAsked(seenOf(order));
  if (!opened && refused) setRefused(null);
  // Somebody else was faster: what is asked for now is what is open now.
  if (refusal && asked.revision !== order.revision) setAsked(seenOf(order));
  const amount = formatMoney(asked.openAmount, order.currency);
  const complete = () => {
    onClose();
    onComplete();
  };
  const isOpen = asked.openAmount > 0;
  return (
    <Modal opened={opened} onClose={onClose} title={isOpen ? `Noch ${amount} offen` : 'Schon bezahlt'}>
      <Stack>
        <FormAlert text={refusal?.refusedText} />
        {mayTakeMoney && isOpen && (
          <TakeMoney
            {...{ order, asked, amount }}
            isRefusalShown={refusal !== null}
            onTaken={complete}
            onRefused={() => setRefused(asked)}
          />
        )}
        {!mayTakeMoney && <p>Bestellung {order.ticketNumber} ist noch nicht ganz bezahlt.</p>}
        <Button variant="default" size="md" classNames={wrapping} onClick={complete}>
          {isOpen ? 'Offen lassen und abschließen' : 'Abschließen'}
        </Button>
        <Button variant="subtle" size="md" onClick={onClose} data-autofocus>
          Zurück
        </Button>
      </Stack>
    </Modal>
  );
}

interface TakingProperties {
  order: StaffOrder;
  asked: SeenOpen;
  /** What is asked for, in words. */
  amount: string;
  isRefusalShown: boolean;
  onTaken(): void;
  onRefused(): void;
}

function TakeMoney({ order, asked, amount, isRefusalShown, onTaken, onRefused }: TakingProperties) {
  const methods = useTakenMethods(order);
  const [chosen, choose] = useState(takenMethodOf(order.paymentMethod));
  const { take, isLoading, error } = useTakePayment(order);
  const takeAll = async () => {
    const { openAmount } = asked;
    const payment = { method: chosen.value, amount: openAmount, expectedOpen: openAmount };
    const { error: failure } = await take(payment);
    if (!failure) onTaken();
    else if (isApiFailure(failure) && failure.status === 409) onRefused();
  };
  return (
    <>
      <p>Wie hat der Gast bezahlt?</p>
      <SegmentedControl
        aria-label="Zahlungsart"
        fullWidth
        size="md"
        value={chosen.value}
        onChange={(value) => choose(takenMethodOf(value))}
        data={methods.map(({ value, label }) => ({ value, label }))}
      />
      {error && !isRefusalShown && <p role="alert">{messageOf(error)}</p>}
      <Button size="lg" classNames={wrapping} loading={isLoading} onClick={() => void takeAll()}>
        {amount} {chosen.taken} und abschließen
      </Button>
    </>
  );
}
