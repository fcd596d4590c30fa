import { z } from 'zod';
import { type EventFamily, type EventOf, streamKeyOf } from '../kernel/event.js';
import { namedPrinterSchema, printTemplateSchema } from './print-terms.schema.js';

const instant = z.iso.datetime();
/** From 1; each claim is an attempt. */
const attempt = z.number().int().positive();

export const printJobQueuedSchema = z.object({
  branch: z.uuid(),
  printer: namedPrinterSchema,
  template: printTemplateSchema,
  /** Null for a test page. The order is printed as it was after this event of it. */
  order: z.object({ id: z.uuid(), revision: z.string(), ticketNumber: z.number().int() }).nullable(),
  /** Distinguishes documents with other contents of the same order. */
  content: z.string(),
  /** How many documents with these contents may have come out before: from 1 on it says 'KOPIE'. */
  copy: z.number().int().nonnegative(),
  /**
   * When the newest document with other contents that may have come out was asked for: this one says 'GEÄNDERT'. Null
   * if there is none; events from before documents said so do not have it.
   */
  replaces: instant.nullable().optional(),
  /** The event of the order after which that document shows it: lines that are others since are marked. */
  replacedRevision: z.string().optional(),
  /** What is not printed until then is not printed any more. */
  expiresAt: instant,
  /** Staff are alarmed if it is not printed until then. */
  alarmAt: instant.nullable(),
});
export type PrintJobQueued = z.infer<typeof printJobQueuedSchema>;

/** The code of a failure that staff have stated: they looked, and there is no paper. */
export const NOT_PRINTED = 'not-printed';

/** What the paper says because the order was changed or canceled since the document was asked for. */
export const lateMarkSchema = z.enum(['outdated', 'canceled']);
export type LateMark = z.infer<typeof lateMarkSchema>;

export const printJobEvents = {
  PrintJobQueued: printJobQueuedSchema,
  /** Another request for the same document arrived before the job ended, and was answered with this job. */
  PrintJobAskedAgain: z.object({}),
  /** A printer has taken it, and must have confirmed it until then. */
  PrintJobClaimed: z.object({ attempt, printer: namedPrinterSchema, confirmBy: instant }),
  /** From now on paper may come out. With `confirmBy` the document takes longer than was known when it was taken. */
  PrintJobStarted: z.object({ attempt, confirmBy: instant.optional(), mark: lateMarkSchema.optional() }),
  PrintJobDone: z.object({ attempt, order: z.uuid().nullable() }),
  /** `code` in kebab-case. With `retry` it is queued again; without, this is its end. */
  PrintJobFailed: z.object({
    attempt,
    code: z.string(),
    retry: z.object({ at: instant, printer: namedPrinterSchema, expiresAt: instant }).nullable(),
  }),
  PrintJobUnknown: z.object({ attempt }),
  /** It is late, and still to be printed. */
  PrintJobOverdue: z.object({}),
  PrintJobExpired: z.object({}),
  PrintJobCanceled: z.object({}),
} as const;

export type PrintJobEvent = EventOf<typeof printJobEvents>;

/** Streams `printJob-<uuid>`: one document on its way to paper. Nothing personal. */
export const printJobFamily = {
  category: 'printJob',
  events: printJobEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof printJobEvents>;

export const printJobStream = (job: string): string => `printJob-${job}`;

export const printJobIdOf = (event: { readonly stream: string }): string => streamKeyOf(event);
