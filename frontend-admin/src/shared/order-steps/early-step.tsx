import type { Due } from '@bestellwerk/domain/ordering/due-time';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { NextStep } from './next-step.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

/**
 * For when an order is planned, if a step with it is one for another business day: what is made or handed over today
 * by mistake is missing then. Null for every other step.
 */
export function earlyFor(
  { target }: Pick<NextStep, 'target'>,
  { dueAt, kind }: Pick<Due, 'dueAt' | 'kind'>,
  now: Date,
  timeZone: string,
): string | null {
  if (target === 'confirmed' || kind !== 'later') return null;
  if (businessDate(dueAt, timeZone) === businessDate(now, timeZone)) return null;
  return plannedText(dueAt, now, timeZone);
}

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
