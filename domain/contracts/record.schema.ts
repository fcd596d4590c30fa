import { z } from 'zod';
import { actorSchema, originSchema } from '../kernel/event.js';

export const fieldChangeSchema = z
  .object({ field: z.string(), before: z.unknown(), after: z.unknown() })
  .meta({ id: 'FieldChange' });

/** One event of a managed entity, with both sides of every changed field. */
export const recordRevisionSchema = z
  .object({
    revision: z.string(),
    position: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(['created', 'changed', 'removed', 'restored', 'erased', 'published', 'unpublished']),
    actor: actorSchema.extend({ name: z.string().nullable() }),
    origin: originSchema,
    changes: z.array(fieldChangeSchema),
    /** From and until when what was published is shown; until null: for good. */
    period: z.object({ from: z.iso.datetime(), until: z.iso.datetime().nullable() }).nullable().default(null),
    /** When the record was as this change made it again; null for other ones. */
    backTo: z.iso.datetime().nullable().default(null),
  })
  .meta({ id: 'RecordRevision' });
export type RecordRevision = z.infer<typeof recordRevisionSchema>;

/** From and until when guests see the draft as it is now: at once, and for good, where nothing is said. */
export const publishBodySchema = z
  .object({
    from: z.iso.datetime({ offset: true }).nullable().default(null),
    until: z.iso.datetime({ offset: true }).nullable().default(null),
  })
  .meta({ id: 'Publish' });
export type PublishBody = z.infer<typeof publishBodySchema>;

/** All of it, or only the versions that have not begun. */
export const unpublishBodySchema = z
  .object({ isScheduledOnly: z.boolean().default(false) })
  .meta({ id: 'Unpublish' });
export type UnpublishBody = z.infer<typeof unpublishBodySchema>;

/** Which revision to go back to; none: only take back that the record was removed. */
export const restoreBodySchema = z
  .object({
    revision: z
      .string()
      .regex(/^\d{1,18}$/)
      .nullable()
      .default(null),
  })
  .meta({ id: 'Restore' });
export type RestoreBody = z.infer<typeof restoreBodySchema>;

/** Changes of another user to a record since it was read, returned with the refusal. */
export const recordConflictSchema = z
  .object({
    errors: z.array(z.object({ message: z.string(), field: z.string().nullable() })).min(1),
    conflict: z.object({
      record: z.looseObject({ id: z.string(), revision: z.string() }),
      changes: z.array(fieldChangeSchema),
    }),
  })
  .meta({ id: 'RecordConflict' });
export type RecordConflict = z.infer<typeof recordConflictSchema>;
