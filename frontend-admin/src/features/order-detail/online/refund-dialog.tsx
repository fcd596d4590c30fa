import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { capturedIn } from '@bestellwerk/domain/views/online-payments';
import { waitingNotice, waitingWarning } from '@bestellwerk/domain/views/waiting-refunds';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { useBranchTimeZone } from '../../../shared/branches/use-branches.js';
import { sendOnce } from '../../../shared/forms/form-sending.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { type NewRefund, overOnlineText } from '../refund-draft.js';
import { RefundForm } from '../refund-form.js';
import { useRequestRefundMutation } from './online-payments-api.js';

interface Properties {
  order: StaffOrder;
  opened: boolean;
  onClose(): void;
}

/** Gives money back that was paid online, all of it or a part. */
export const RefundDialog = ({ order, opened, onClose }: Properties) => (
  <Modal opened={opened} onClose={onClose} title="Online-Zahlung zurückzahlen">
    {opened && <OnlineRefund order={order} onClose={onClose} />}
  </Modal>
);

function OnlineRefund({ order, onClose }: Omit<Properties, 'opened'>) {
  const { id, onlinePayments } = order;
  const dispatch = useAppDispatch();
  const [requestRefund, { isLoading }] = useRequestRefundMutation();
  const timeZone = useBranchTimeZone(order.branch.id);
  // A refund whose answer was lost comes back as one more: sent again from here, it must keep its key.
  const [refundsAtFirst] = useState(onlinePayments.refunds.length);

  const [atFirst] = useState(order);

  const send = (refund: NewRefund) =>
    sendOnce(`refund:${id}`, { id, ...refund, refundsAtFirst }, (idempotencyKey) =>
      requestRefund({ id, refund, idempotencyKey }),
    );
  const confirm = ({ amount }: NewRefund, { onlinePayments: before }: StaffOrder) => {
    const waiting = waitingNotice(before, amount, { now: Date.now(), timeZone });
    dispatch(toastShown({ kind: 'success', text: waiting || 'Rückzahlung veranlasst.' }));
  };

  return (
    <RefundForm
      order={order}
      introduction="Das Geld geht auf demselben Weg zurück, auf dem der Gast bezahlt hat. Eine Rückzahlung lässt sich nicht zurücknehmen."
      paid={capturedIn(onlinePayments)}
      over={overOnlineText(order, atFirst)}
      verb="zurückzahlen"
      warningFor={(amount, { onlinePayments: before }, now) =>
        waitingWarning(before, amount, { now, timeZone })
      }
      isWorking={isLoading}
      send={send}
      onDone={confirm}
      onClose={onClose}
    />
  );
}
