import { printJobsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { type PrintJobEvent, printJobIdOf } from '@bestellwerk/domain/printing/print-job-events';
import { printJobAfter } from '@bestellwerk/domain/views/print-job';
import type { Projection } from '../../engine/projection.js';
import { printJobTable, type PrintJobRow } from './table.js';

/** Documents on their way to paper, and what became of them: the queue of each printer. */
export const printJob = {
  name: 'print_job',
  title: 'Druckaufträge',
  version: 4,
  table: printJobTable,
  isUrgent: true,
  category: 'printJob',
  keys: (event) => [{ id: printJobIdOf(event) }],
  apply(event, rows) {
    const before = rows.get({ id: printJobIdOf(event) });
    const document = printJobAfter(before?.document, event);
    const { id, branch, order, printer, template, content, status, retryAt } = document;
    rows.put({
      ...{ id, branch, template, content, status, retryAt, document },
      order: order?.id ?? null,
      printer: printer.id,
      isQueued: status === 'queued',
      requestedPosition: before?.requestedPosition ?? event.position,
    });
  },
  topics: (row) => [printJobsTopic(row.branch)],
} as const satisfies Projection<PrintJobRow, PrintJobEvent>;
