import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { CompleteUnpaidDialog } from './complete-unpaid-dialog.js';
import type { NextStep } from './next-step.js';

interface Properties {
  order: StaffOrder;
  step: NextStep;
  opened: boolean;
  onTake(): void;
  onClose(): void;
}

/** Asks about the money before a step with an order that is not paid: `isAskedForMoney` says before which. */
export function UnpaidStepDialog({ order, step, opened, onTake, onClose }: Properties) {
  if (step.target === 'completed')
    return <CompleteUnpaidDialog order={order} opened={opened} onComplete={onTake} onClose={onClose} />;
  const amount = formatMoney(order.openAmount, order.currency);
  return (
    <ConfirmDialog
      opened={opened}
      title="Noch nicht bezahlt (online)"
      action="Trotzdem bestätigen"
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onTake();
      }}
    >
      Für Bestellung {order.ticketNumber} sollten {amount} online bezahlt werden (
      {paymentMethodLabels[order.paymentMethod]}). Das Geld ist noch nicht da. Bestätigen Sie nur, wenn Sie
      trotzdem damit beginnen wollen.
    </ConfirmDialog>
  );
}
