import { z } from 'zod';
import { actorSchema } from '../kernel/event.js';
import { lateMarkSchema } from '../printing/print-job-events.js';
import {
  namedPrinterSchema,
  printJobStatusSchema,
  printTemplateSchema,
} from '../printing/print-terms.schema.js';

const instant = z.iso.datetime();

/** A document on its way to paper, as staff see it. */
export const printJobSchema = z
  .object({
    id: z.uuid(),
    branch: z.uuid(),
    /** Null for a test page. */
    order: z.object({ id: z.uuid(), ticketNumber: z.number().int() }).nullable(),
    template: printTemplateSchema,
    /** From 1 on it says 'KOPIE'. */
    copy: z.number().int(),
    /** Distinguishes documents with other contents of the same order. */
    content: z.string(),
    /** When the document with other contents that it replaces was asked for: it says 'GEÄNDERT'. */
    replaces: instant.nullable(),
    /** What the paper says because the order was changed or canceled before it came out: 'VERALTET' or 'STORNIERT'. */
    mark: lateMarkSchema.nullable(),
    printer: namedPrinterSchema,
    status: printJobStatusSchema,
    /** How often a printer has taken it. */
    attempts: z.number().int(),
    wasStarted: z.boolean(),
    /** Why the last attempt failed: `text` is German. */
    failure: z.object({ code: z.string(), text: z.string() }).nullable(),
    isOverdue: z.boolean(),
    requestedBy: actorSchema.extend({ name: z.string().nullable() }),
    queuedAt: instant,
    /** Of its last change. */
    changedAt: instant,
    expiresAt: instant,
    retryAt: instant.nullable(),
    revision: z.string(),
  })
  .meta({ id: 'PrintJob' });
export type PrintJobDocument = z.infer<typeof printJobSchema>;

/** What is known of a device beside its record. */
export const deviceStatusSchema = z
  .object({
    /** Since when it has an API key; null if it has none. */
    keySince: instant.nullable(),
    lastSeenAt: instant.nullable(),
    /** What it reported last, German. */
    status: z.string().nullable(),
    log: z.array(z.object({ at: instant, text: z.string() })),
    isLogRequested: z.boolean(),
  })
  .meta({ id: 'DeviceStatus' });
export type DeviceStatus = z.infer<typeof deviceStatusSchema>;

/** A new API key, shown once, with the address that a printer polls, or that a kiosk opens. */
export const deviceKeySchema = z
  .object({ key: z.string(), url: z.string().nullable() })
  .meta({ id: 'DeviceKey' });
export type DeviceKey = z.infer<typeof deviceKeySchema>;
