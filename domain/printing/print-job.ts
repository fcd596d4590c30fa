import type { Decider } from '../kernel/decider.js';
import { NOT_PRINTED, type PrintJobEvent, type PrintJobQueued } from './print-job-events.js';
import type { NamedPrinter, PrintJobStatus } from './print-terms.schema.js';

/** A job as far as decisions need it. */
export interface ExistingPrintJob extends PrintJobQueued {
  readonly status: PrintJobStatus;
  /** The printer whose turn it is; another one than at first where that one failed. */
  readonly printer: NamedPrinter;
  /** How often a printer has taken it. */
  readonly attempts: number;
  /** Not before this instant, after a failure. */
  readonly retryAt: string | null;
  /** Of the running attempt. */
  readonly confirmBy: string | null;
  readonly isOverdue: boolean;
  /** Whether it was ever sent: paper may have come out, unless staff have seen that none did. */
  readonly wasStarted: boolean;
}

export type PrintJob = { readonly status: 'none' } | ExistingPrintJob;

export const printJobDecider: Decider<PrintJob, PrintJobEvent> = { initial: { status: 'none' }, evolve };

function evolve(job: PrintJob, event: PrintJobEvent): PrintJob {
  if (event.type === 'PrintJobQueued') {
    return {
      ...event.data,
      status: 'queued',
      attempts: 0,
      retryAt: null,
      confirmBy: null,
      isOverdue: false,
      wasStarted: false,
    };
  }
  if (job.status === 'none') throw new Error(`${event.type} without PrintJobQueued`);
  return { ...job, ...changesBy(event) };
}

function changesBy(event: Exclude<PrintJobEvent, { type: 'PrintJobQueued' }>): Partial<ExistingPrintJob> {
  switch (event.type) {
    case 'PrintJobAskedAgain':
      return {};
    case 'PrintJobClaimed': {
      const { attempt, printer, confirmBy } = event.data;
      return { status: 'claimed', attempts: attempt, printer, confirmBy, retryAt: null };
    }
    case 'PrintJobStarted': {
      const { confirmBy } = event.data;
      return { status: 'printing', wasStarted: true, ...(confirmBy && { confirmBy }) };
    }
    case 'PrintJobDone':
      return { status: 'printed', confirmBy: null };
    case 'PrintJobFailed': {
      const { code, retry } = event.data;
      if (!retry)
        return { status: 'failed', confirmBy: null, ...(code === NOT_PRINTED && { wasStarted: false }) };
      return { status: 'queued', confirmBy: null, retryAt: retry.at, printer: retry.printer };
    }
    case 'PrintJobUnknown':
      return { status: 'unknown', confirmBy: null };
    case 'PrintJobOverdue':
      return { isOverdue: true };
    case 'PrintJobExpired':
      return { status: 'expired' };
    case 'PrintJobCanceled':
      return { status: 'canceled' };
    default:
      return event satisfies never;
  }
}

const finals: readonly PrintJobStatus[] = ['printed', 'failed', 'expired', 'canceled'];

/** Whether nothing can follow. */
export const isFinished = (status: PrintJobStatus): boolean => finals.includes(status);

/** Whether a printer has it. */
export const isAtPrinter = (status: PrintJobStatus): boolean => status === 'claimed' || status === 'printing';
