import { actorSchema, originSchema } from '@bestellwerk/domain/kernel/event';
import { z } from 'zod';

/** Metadata of every stored event: EventMetadata and the paths of its encrypted fields. */
export const storedMetadataSchema = z.object({
  commandId: z.string(),
  fingerprint: z.string().optional(),
  correlationId: z.string(),
  causationId: z.string(),
  actor: actorSchema,
  origin: originSchema,
  at: z.iso.datetime(),
  v: z.number().int().positive(),
  /** JSON Pointers of the encrypted fields. Kept with the event, since a later version may move fields. */
  encrypted: z.array(z.string()).optional(),
  /** Their encrypted values. Without it each field was encrypted in place. */
  sealed: z.string().optional(),
});
export type StoredMetadata = z.infer<typeof storedMetadataSchema>;
