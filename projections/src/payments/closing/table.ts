import type { Actor } from '@bestellwerk/domain/kernel/event';
import type { CashCount } from '@bestellwerk/domain/ordering/closing/closing-events';
import type { ClosedFigures } from '@bestellwerk/domain/ordering/closing/closing-figures.schema';
import { column, readModel } from '../../engine/storage/read-model.js';

/** Somebody closed a day or a month, or opened it again. */
export interface ClosingStep {
  type: 'closed' | 'reopened';
  at: string;
  by: Actor;
  /** Why the cash differed, or why it was opened again; empty without one, null once it cannot be read any more. */
  reason: string | null;
  /** Of its event in the stream of the branch and month. */
  revision: string;
  /** What it was closed with, which stays readable after it is opened again; null of a reopening. */
  closed: Pick<ClosedFigures, 'orders' | 'gross' | 'amount'> | null;
  cash: CashCount | null;
}

/** A day or month of a branch that was closed at least once. */
export interface ClosingRow {
  branch: string;
  /** YYYY-MM-DD for a business day, YYYY-MM for a month. */
  period: string;
  isClosed: boolean;
  /** Up to which position of the log the figures count. */
  position: string;
  /** As they were closed last. */
  document: { figures: ClosedFigures; cash: CashCount | null; steps: readonly ClosingStep[] };
}

export const closingTable = readModel<ClosingRow>({
  name: 'closing',
  columns: {
    branch: column.uuid({ primary: true }),
    period: column.text({ primary: true }),
    isClosed: column.flag(),
    position: column.bigInteger(),
    document: column.document(),
  },
});
