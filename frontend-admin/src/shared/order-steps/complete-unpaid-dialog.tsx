import { Button, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { takenMethodOf, takenMethods } from '../orders/taken-methods.js';
import { useMay } from '../session/use-user.js';
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
  const [asked, setAsked] = useState(order.openAmount);
  if (!opened && asked !== order.openAmount) setAsked(order.openAmount);
  const amount = formatMoney(asked, order.currency);
  const complete = () => {
    onClose();
    onComplete();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={`Noch ${amount} offen`}>
      <Stack>
        {mayTakeMoney ? (
          <TakeMoney order={order} amount={amount} onTaken={complete} />
        ) : (
          <p>Bestellung {order.ticketNumber} ist noch nicht ganz bezahlt.</p>
        )}
        <Button variant="default" size="md" classNames={wrapping} onClick={complete}>
          Offen lassen und abschließen
        </Button>
        <Button variant="subtle" size="md" onClick={onClose} data-autofocus>
          Zurück
        </Button>
      </Stack>
    </Modal>
  );
}

function TakeMoney({ order, amount, onTaken }: { order: StaffOrder; amount: string; onTaken(): void }) {
  const [chosen, choose] = useState(takenMethodOf(order.paymentMethod));
  const { take, isLoading, error } = useTakePayment(order);
  const takeAll = async () => {
    const { error: failure } = await take(chosen.value, order.openAmount);
    if (!failure) onTaken();
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
        data={takenMethods.map(({ value, label }) => ({ value, label }))}
      />
      {error && <p role="alert">{messageOf(error)}</p>}
      <Button size="lg" classNames={wrapping} loading={isLoading} onClick={() => void takeAll()}>
        {amount} {chosen.taken} und abschließen
      </Button>
    </>
  );
}
