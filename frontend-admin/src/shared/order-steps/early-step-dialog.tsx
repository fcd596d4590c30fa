import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import type { NextStep } from './next-step.js';

interface Properties {
  order: Pick<StaffOrder, 'ticketNumber'>;
  step: NextStep;
  /** 'morgen, 23.11., 12:15 Uhr'; null while nothing is asked. */
  plannedFor: string | null;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a step with an order that is for another day. */
export const EarlyStepDialog = ({ order, step, plannedFor, onConfirm, onClose }: Properties) => (
  <ConfirmDialog
    opened={plannedFor !== null}
    title={`Heute schon „${step.label}“?`}
    action={`Heute schon „${step.label}“`}
    onClose={onClose}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
  >
    Bestellung {order.ticketNumber} ist für {plannedFor}.
  </ConfirmDialog>
);
