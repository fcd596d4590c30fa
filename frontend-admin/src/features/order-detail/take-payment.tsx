import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { seenOf, useOpenChange } from '../../shared/orders/open-change.js';
import { useKnownOpen } from '../../shared/orders/own-changes.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { PaymentForm, type RefusedPayment } from './payment-form.js';

interface Properties {
  order: StaffOrder;
  /** Whether a payment can be recorded now. */
  isPayable: boolean;
}

/**
 * The form for a payment, and what became of one that was refused because somebody else was faster: that stays, also where
 * the form is gone since nothing is open any more.
 */
export function TakePayment({ order, isPayable }: Properties) {
  const [seen, setSeen] = useState(() => seenOf(order));
  const [refused, setRefused] = useState<RefusedPayment | null>(null);
  const change = useOpenChange(order, useKnownOpen(order.id, seen));
  const refusal = useOpenChange(order, refused);
  // Where nothing can be recorded, nobody is about to: what becomes open later is not news.
  if (!isPayable && change) setSeen(seenOf(order));
  const settle = (written: StaffOrder) => {
    setSeen(seenOf(written));
    setRefused(null);
  };
  const isOver = isPayable && refusal === null && refused !== null && refused.revision !== order.revision;
  if (isOver) setRefused(null);
  return (
    <>
      <FormAlert text={refusal?.refusedText ?? refused?.message} />
      {isPayable && (
        <PaymentForm
          order={order}
          meanwhile={change && !refused ? change.text : null}
          isRefused={refused !== null}
          onRecorded={settle}
          onRefused={setRefused}
        />
      )}
    </>
  );
}
