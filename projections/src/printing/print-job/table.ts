import type { StoredPrintJob } from '@bestellwerk/domain/views/print-job';
import { column, readModel } from '../../engine/storage/read-model.js';

/** A print job with what became of it. */
export interface PrintJobRow {
  id: string;
  branch: string;
  /** Null for a test page. */
  order: string | null;
  printer: string;
  template: string;
  content: string;
  status: string;
  /** Whether a printer may take it, from `retryAt` on. */
  isQueued: boolean;
  retryAt: string | null;
  /** Position of its request in the log, which orders jobs by request. */
  requestedPosition: string;
  document: StoredPrintJob;
}

export const printJobTable = readModel<PrintJobRow>({
  name: 'print_job',
  columns: {
    id: column.uuid({ primary: true }),
    branch: column.uuid(),
    order: column.uuid({ nullable: true }),
    printer: column.uuid(),
    template: column.text(),
    content: column.text(),
    status: column.text(),
    isQueued: column.flag(),
    retryAt: column.instant({ nullable: true }),
    requestedPosition: column.bigInteger(),
    document: column.document(),
  },
  indices: [
    { columns: ['branch', 'requestedPosition'] },
    { columns: ['order', 'requestedPosition'] },
    { columns: ['printer', 'requestedPosition'], where: 'is_queued', name: 'queue' },
  ],
});
