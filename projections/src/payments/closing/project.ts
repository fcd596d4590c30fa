import { takingsTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { closedPeriodOf, type ClosingEvent } from '@bestellwerk/domain/ordering/closing/closing-events';
import type { ClosedFigures } from '@bestellwerk/domain/ordering/closing/closing-figures.schema';
import type { Projection } from '../../engine/projection.js';
import { closingTable, type ClosingRow, type ClosingStep } from './table.js';

/** Closed business days and months of branches. */
export const closing = {
  name: 'closing',
  title: 'Abschlüsse',
  version: 2,
  table: closingTable,
  category: 'closing',
  keys: (event) => [closedPeriodOf(event)],
  apply(event, rows) {
    const key = closedPeriodOf(event);
    const before = rows.get(key);
    const steps = [...(before?.document.steps ?? []), stepOf(event)];
    if (event.type === 'DayClosed' || event.type === 'MonthClosed') {
      const { position, figures } = event.data;
      const cash = event.type === 'DayClosed' ? event.data.cash : null;
      return rows.put({ ...key, isClosed: true, position, document: { figures, cash, steps } });
    }
    if (!before) throw new Error(`${event.type} without a closing`);
    rows.put({ ...before, isClosed: false, document: { ...before.document, steps } });
  },
  topics: ({ branch }) => [takingsTopic(branch)],
} as const satisfies Projection<ClosingRow, ClosingEvent>;

const stepOf = ({ type, data, metadata, revision }: RecordedEvent<ClosingEvent>): ClosingStep => ({
  type: type === 'DayClosed' || type === 'MonthClosed' ? 'closed' : 'reopened',
  at: metadata.at,
  by: metadata.actor,
  reason: 'reason' in data ? data.reason : '',
  revision,
  closed: 'figures' in data ? sumsOf(data.figures) : null,
  cash: 'cash' in data ? data.cash : null,
});

const sumsOf = ({ orders, gross, amount }: ClosedFigures) => ({ orders, gross, amount });
