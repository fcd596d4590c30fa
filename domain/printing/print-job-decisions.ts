import type { Decision } from '../kernel/decider.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { type ExistingPrintJob, isAtPrinter, isFinished, type PrintJob } from './print-job.js';
import { type LateMark, NOT_PRINTED, type PrintJobEvent, type PrintJobQueued } from './print-job-events.js';
import type { NamedPrinter, PrintTemplate } from './print-terms.schema.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A printer that has taken a job and says nothing for this long: nobody knows what became of it. */
const CONFIRMED_WITHIN_MS = MINUTE;
/** For the printer's answer to arrive after its document has come out. */
const ANSWER_LATER_MS = 20 * SECOND;
const ALARM_AFTER_MS = MINUTE;
/**
 * How long to wait after an attempt that failed, up to the attempt with that number. Somebody may stand at the printer and
 * put in paper, and a kitchen ticket is worth a minute at most; if nobody has come within its quarter of an hour, nobody
 * will come soon, and a receipt would write an attempt a minute into the log all day.
 */
const PAUSES = [
  { upTo: 1, ms: 5 * SECOND },
  { upTo: 2, ms: 10 * SECOND },
  { upTo: 3, ms: 30 * SECOND },
  { upTo: 20, ms: MINUTE },
  { upTo: 30, ms: 5 * MINUTE },
  { upTo: Infinity, ms: 15 * MINUTE },
] as const;
const pauseAfter = (attempt: number): number => PAUSES.find(({ upTo }) => attempt <= upTo)!.ms;
/** From this attempt on the job goes to the printer that stands in. */
const FAILURES_BEFORE_FALLBACK = 2;

const expiresAfterMs: Record<PrintTemplate, number> = {
  kitchen: 15 * MINUTE,
  test: MINUTE,
  receipt: 24 * HOUR,
  deliveryNote: 24 * HOUR,
  label: 24 * HOUR,
  // The guest waits for it at the kiosk.
  ticket: 5 * MINUTE,
};

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** Until when a document is worth printing, and when staff must know that it is late. ISO instants. */
export const printDeadlines = (
  template: PrintTemplate,
  at: string,
): Pick<PrintJobQueued, 'expiresAt' | 'alarmAt'> => ({
  expiresAt: later(at, expiresAfterMs[template]),
  alarmAt: template === 'kitchen' ? later(at, ALARM_AFTER_MS) : null,
});

/**
 * Queues a job once. Its id is derived from the document, so a second request for the same document reaches the same job.
 * That request is recorded too: when it is repeated, the answer is this job again, even if it has been printed by then.
 */
export const queuePrint = (job: PrintJob, queued: PrintJobQueued): Decision<PrintJobEvent> => [
  job.status === 'none' ? { type: 'PrintJobQueued', data: queued } : { type: 'PrintJobAskedAgain', data: {} },
];

export interface ClaimPrint {
  readonly printer: NamedPrinter;
  /** ISO instant. */
  readonly at: string;
  /** The printer answers: the pause after an attempt that failed has served its purpose. */
  readonly isAnswering?: boolean;
}

/** Whether a printer may take the job at an instant (ISO). */
export const isClaimable = (
  job: ExistingPrintJob,
  printer: string,
  at: string,
  isAnswering = false,
): boolean =>
  job.status === 'queued' &&
  job.printer.id === printer &&
  (isAnswering || job.retryAt === null || Date.parse(job.retryAt) <= Date.parse(at)) &&
  Date.parse(job.expiresAt) > Date.parse(at);

/** A printer takes the job; only one ever does at a time. */
export function claimPrint(job: PrintJob, { printer, at, isAnswering }: ClaimPrint): Decision<PrintJobEvent> {
  if (job.status === 'none') return refuseUnknownJob();
  if (!isClaimable(job, printer.id, at, isAnswering)) return refuseTaken();
  const data = { attempt: job.attempts + 1, printer, confirmBy: later(at, CONFIRMED_WITHIN_MS) };
  return [{ type: 'PrintJobClaimed', data }];
}

export interface StartPrint {
  readonly attempt: number;
  /** ISO instant. */
  readonly at: string;
  /** How long the printer may take for the document, in milliseconds. */
  readonly withinMs: number;
  /** What the paper says because of what happened since it was asked for. */
  readonly mark?: LateMark | null;
}

/** The document is being sent: from now on paper may come out. A long one may be confirmed later than others. */
export function startPrint(
  job: PrintJob,
  { attempt, at, withinMs, mark }: StartPrint,
): Decision<PrintJobEvent> {
  return duringAttempt(job, attempt, ({ status, confirmBy }) => {
    if (status !== 'claimed') return [];
    const due = later(at, withinMs + ANSWER_LATER_MS);
    const isLonger = Date.parse(due) > Date.parse(confirmBy!);
    return [
      {
        type: 'PrintJobStarted',
        data: { attempt, ...(isLonger && { confirmBy: due }), ...(mark && { mark }) },
      },
    ];
  });
}

/** The printer says that it is printed; also after nobody believed it any more. */
export const confirmPrint = (job: PrintJob, attempt: number): Decision<PrintJobEvent> =>
  duringAttempt(job, attempt, (open) => [done(open)]);

export interface FailPrint {
  readonly attempt: number;
  /** In kebab-case. */
  readonly code: string;
  /** ISO instant. */
  readonly at: string;
  /** Stands in for the printer, if it has been failing. */
  readonly fallback: NamedPrinter | null;
}

/**
 * The printer says that it did not print it. It is tried again after a growing pause, as long as it is worth it. A test page
 * is not: its failure is what was to be found out, and later nobody would expect it among the tickets.
 */
export function failPrint(
  job: PrintJob,
  { attempt, code, at, fallback }: FailPrint,
): Decision<PrintJobEvent> {
  return duringAttempt(job, attempt, (open) => {
    const retryAt = later(at, pauseAfter(attempt));
    const isWorthIt = open.template !== 'test' && Date.parse(retryAt) < Date.parse(open.expiresAt);
    const printer = fallback && attempt >= FAILURES_BEFORE_FALLBACK ? fallback : open.printer;
    const retry = isWorthIt ? { at: retryAt, printer, expiresAt: open.expiresAt } : null;
    return [{ type: 'PrintJobFailed', data: { attempt, code, retry } }];
  });
}

/** The printer has not confirmed the job in time. It is not printed again by itself: staff look first. */
export function losePrint(job: PrintJob, dueAt: string): Decision<PrintJobEvent> {
  if (job.status === 'none') return refuseUnknownJob();
  const isLost = isAtPrinter(job.status) && Date.parse(job.confirmBy!) <= Date.parse(dueAt);
  return isLost ? [{ type: 'PrintJobUnknown', data: { attempt: job.attempts } }] : [];
}

/** Nobody has taken it in time. */
export const expirePrint = (job: PrintJob): Decision<PrintJobEvent> =>
  job.status === 'queued' ? [{ type: 'PrintJobExpired', data: {} }] : [];

/** It should have been printed by now: staff are warned. */
export const markOverdue = (job: PrintJob): Decision<PrintJobEvent> =>
  job.status === 'none' || isFinished(job.status) || job.isOverdue
    ? []
    : [{ type: 'PrintJobOverdue', data: {} }];

/** Staff no longer want it; what a printer has cannot be taken back. */
export function cancelPrint(job: PrintJob): Decision<PrintJobEvent> {
  if (job.status === 'none') return refuseUnknownJob();
  if (job.status === 'canceled') return [];
  if (job.status === 'queued') return [{ type: 'PrintJobCanceled', data: {} }];
  return refuse(
    'conflict',
    'print-job-not-queued',
    'Der Druckauftrag kann nicht mehr abgebrochen werden, weil ihn schon ein Drucker hat.',
  );
}

/** Staff have looked whether paper came out, where nobody knew. */
export function resolvePrint(job: PrintJob, wasPrinted: boolean): Decision<PrintJobEvent> {
  if (job.status === 'none') return refuseUnknownJob();
  if (job.status === 'unknown') {
    const attempt = job.attempts;
    if (wasPrinted) return [done(job)];
    return [{ type: 'PrintJobFailed', data: { attempt, code: NOT_PRINTED, retry: null } }];
  }
  if (job.status === (wasPrinted ? 'printed' : 'failed')) return [];
  return refuse('conflict', 'print-job-is-clear', 'Was aus diesem Druckauftrag wurde, steht schon fest.');
}

const done = ({ attempts: attempt, order }: ExistingPrintJob): PrintJobEvent => ({
  type: 'PrintJobDone',
  data: { attempt, order: order?.id ?? null },
});

/** A report about an attempt that a printer has, or of which nobody knew more; older ones say nothing new. */
function duringAttempt(
  job: PrintJob,
  attempt: number,
  decide: (job: ExistingPrintJob) => Decision<PrintJobEvent>,
): Decision<PrintJobEvent> {
  if (job.status === 'none') return refuseUnknownJob();
  const isRunning = isAtPrinter(job.status) || job.status === 'unknown';
  return isRunning && job.attempts === attempt ? decide(job) : [];
}

const refuseUnknownJob = (): Refusal =>
  refuse('unknown', 'print-job-unknown', 'Diesen Druckauftrag gibt es nicht.');

const refuseTaken = (): Refusal =>
  refuse('conflict', 'print-job-taken', 'Diesen Druckauftrag hat schon ein Drucker, oder er ist zu Ende.');
