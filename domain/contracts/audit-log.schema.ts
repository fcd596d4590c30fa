import { z } from 'zod';
import { fieldChangeSchema, recordRevisionSchema } from './record.schema.js';

/** An event, as the journal of all lists it. */
export const auditLogEntrySchema = recordRevisionSchema
  .omit({ changes: true, period: true, backTo: true })
  .extend({
    id: z.uuid(),
    /** Name of the event, and what staff call it. */
    type: z.string(),
    text: z.string(),
    /** What the text leaves open, as people read it: how much was paid and how, what was sold out, which printer has what. */
    detail: z.string().nullable(),
    /** How often it was tried up to now, where a list shows that once; null for all else. */
    attempts: z.object({ count: z.number().int(), lastAt: z.iso.datetime() }).nullable(),
    /** What happened to a record; null for what is none. */
    kind: recordRevisionSchema.shape.kind.nullable(),
    /** Name of the kind of record, or of what else it happened to, and the address of records below /api. */
    resource: z.string(),
    path: z.string(),
    record: z.string(),
    /** What the record is called now; null if it is not known any more. */
    title: z.string().nullable(),
    order: z.object({ id: z.uuid(), uid: z.string(), ticketNumber: z.number().int() }).nullable(),
    branch: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** Of a closing: its difference in cash, and the reason for those who may read closings. */
    closing: z.object({ difference: z.number().nullable(), reason: z.string().nullable() }).nullable(),
    /** Names of the fields that were written. */
    fields: z.array(z.string()),
  })
  .meta({ id: 'JournalEntry' });
export type AuditLogEntry = z.infer<typeof auditLogEntrySchema>;

/** What is in an event: each value with its path. */
export const eventContentSchema = z.object({
  path: z.string(),
  /** Null where it is personal and not shown. */
  value: z.string().nullable(),
  isPersonal: z.boolean(),
});
export type EventContent = z.infer<typeof eventContentSchema>;

/** The same with both sides of every changed field, and with what is in the event. */
export const auditLogDetailSchema = auditLogEntrySchema
  .extend({
    changes: z.array(fieldChangeSchema),
    stream: z.string(),
    commandId: z.string(),
    content: z.array(eventContentSchema),
    /** Whether the personal fields in it may be asked for. */
    mayShowPersonal: z.boolean(),
  })
  .meta({ id: 'JournalDetail' });
export type AuditLogDetail = z.infer<typeof auditLogDetailSchema>;

export const auditLogAnswerSchema = z.object({
  data: z.array(auditLogEntrySchema),
  meta: z.object({
    /** Counted up to 10 000 only. */
    total: z.number().int(),
    hasMore: z.boolean(),
    limit: z.number().int(),
    /** Where the next page begins, for `before`; null at the end. */
    next: z.string().nullable(),
  }),
});
