import type { PrintJobDocument } from '../contracts/printing.schema.js';
import type { Actor, RecordedEvent } from '../kernel/event.js';
import { NOT_PRINTED, type PrintJobEvent, printJobIdOf } from '../printing/print-job-events.js';
import { printFailureText } from '../printing/print-job-texts.js';

/** A print job from the log, without names of people. */
export type StoredPrintJob = Omit<PrintJobDocument, 'requestedBy'> & {
  readonly requestedBy: Actor;
  /** Ids of the commands that asked for it. */
  readonly commandIds: readonly string[];
  /** Position in the log at which a printer took it last; null before. What is printed is the order as it was then, or later. */
  readonly claimedPosition: string | null;
};

/** A print job after an event of it. Throws if it was not queued before. */
export function printJobAfter(
  before: StoredPrintJob | undefined,
  event: RecordedEvent<PrintJobEvent>,
): StoredPrintJob {
  const { revision, metadata } = event;
  if (event.type === 'PrintJobQueued') {
    const { branch, order, template, copy, replaces, printer, content, expiresAt } = event.data;
    return {
      id: printJobIdOf(event),
      ...{ branch, template, copy, printer, content, expiresAt, revision },
      replaces: replaces ?? null,
      mark: null,
      claimedPosition: null,
      order: order && { id: order.id, ticketNumber: order.ticketNumber },
      status: 'queued',
      attempts: 0,
      wasStarted: false,
      failure: null,
      isOverdue: false,
      requestedBy: metadata.actor,
      queuedAt: metadata.at,
      changedAt: metadata.at,
      retryAt: null,
      commandIds: [metadata.commandId],
    };
  }
  if (!before) throw new Error(`${event.type} without PrintJobQueued`);
  if (event.type === 'PrintJobAskedAgain')
    return { ...before, commandIds: [...before.commandIds, metadata.commandId], revision };
  const claimed = event.type === 'PrintJobClaimed' ? { claimedPosition: event.position } : {};
  return { ...before, ...changesBy(event), ...claimed, changedAt: metadata.at, revision };
}

type Change = Exclude<PrintJobEvent, { type: 'PrintJobQueued' | 'PrintJobAskedAgain' }>;

function changesBy(event: Change): Partial<StoredPrintJob> {
  switch (event.type) {
    case 'PrintJobClaimed': {
      const { attempt, printer } = event.data;
      return { status: 'claimed', attempts: attempt, printer, retryAt: null };
    }
    case 'PrintJobStarted':
      return { status: 'printing', wasStarted: true, mark: event.data.mark ?? null };
    case 'PrintJobDone':
      return { status: 'printed', failure: null };
    case 'PrintJobFailed': {
      const { code, retry } = event.data;
      const failure = { code, text: printFailureText(code) };
      if (!retry) return { status: 'failed', failure, ...(code === NOT_PRINTED && { wasStarted: false }) };
      return { status: 'queued', failure, retryAt: retry.at, printer: retry.printer };
    }
    case 'PrintJobUnknown':
      return { status: 'unknown' };
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
