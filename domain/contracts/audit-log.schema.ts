import { z } from 'zod';
import { fieldChangeSchema, recordRevisionSchema } from './record.schema.js';

/** A change to a record, as the journal of all records lists it. */
export const auditLogEntrySchema = recordRevisionSchema
  .omit({ changes: true })
  .extend({
    id: z.uuid(),
    /** Name of the kind of record, and its address below /api. */
    resource: z.string(),
    path: z.string(),
    record: z.string(),
    /** What the record is called now; null if it is not known any more. */
    title: z.string().nullable(),
    /** Names of the fields that were written. */
    fields: z.array(z.string()),
  })
  .meta({ id: 'JournalEntry' });
export type AuditLogEntry = z.infer<typeof auditLogEntrySchema>;

/** The same with both sides of every changed field. */
export const auditLogDetailSchema = auditLogEntrySchema
  .extend({ changes: z.array(fieldChangeSchema) })
  .meta({ id: 'JournalDetail' });
export type AuditLogDetail = z.infer<typeof auditLogDetailSchema>;
