import { z } from 'zod';
import { type EventFamily, type EventOf, personal } from '../../kernel/event.js';
import { contentDraftSchema, draftedFields } from '../../records/definitions/generated.js';

/** An image record that was made. */
export const madeImageSchema = z.object({
  id: z.uuid(),
  version: z.number().int().min(1),
  extension: z.string(),
});
export type MadeImage = z.infer<typeof madeImageSchema>;

/** Why nothing came of a generation. */
export const generationFailures = [
  'wrong-key',
  'busy',
  'rejected',
  'unavailable',
  'timeout',
  'canceled',
  'declined',
  'cut-off',
  'unreadable',
  'unusable',
] as const;
export const generationFailureSchema = z.enum(generationFailures);
export type GenerationFailure = z.infer<typeof generationFailureSchema>;

export const generationEvents = {
  ContentGenerationRequested: z.object({
    kind: z.enum(['text', 'image']),
    /** The page that a text is for; null of an image. */
    site: z.uuid().nullable(),
    fields: z.array(z.enum(draftedFields)),
    /** May name people, as any text of staff. */
    instruction: personal(z.string()),
    by: z.uuid(),
  }),
  ContentGenerationCompleted: z.object({
    provider: z.string(),
    model: z.string(),
    tokens: z.number().int().min(0),
    images: z.number().int().min(0),
    /** Clean and within the limits of the page's fields; null of an image. */
    draft: contentDraftSchema.nullable(),
    image: madeImageSchema.nullable(),
    /** German. */
    warnings: z.array(z.string()),
  }),
  ContentGenerationFailed: z.object({
    reason: generationFailureSchema,
    /** As the provider reported them; 0 where it did not. */
    tokens: z.number().int().min(0),
  }),
  /** A person made the draft the draft of the page; `revision` is that of the page afterwards. */
  ContentDraftTaken: z.object({
    site: z.uuid(),
    revision: z.string(),
    fields: z.array(z.enum(draftedFields)),
  }),
} as const;

export type GenerationEvent = EventOf<typeof generationEvents>;

/** Streams `contentGeneration-<job>`: one request to a model, and what became of it. */
export const generationFamily = {
  category: 'contentGeneration',
  events: generationEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof generationEvents>;

export const generationStream = (job: string): string => `contentGeneration-${job}`;
