import { z } from 'zod';
import { generationFailureSchema, madeImageSchema } from '../content-ai/generation/generation-events.js';
import { contentDraftSchema, draftedFields } from '../records/definitions/generated.js';

const useSchema = z
  .object({ tokens: z.number().int(), images: z.number().int() })
  .meta({ id: 'ContentUse', examples: [{ tokens: 12_400, images: 3 }] });

const jobExample = '3e0b6402-1dc0-46a7-a444-e2d1c28e289f';

/** What models can be asked for, and what of the month's budget is used. */
export const contentAiSchema = z
  .object({
    /** Host of the endpoint; null where none is set up. */
    provider: z.string().nullable(),
    /** Null: no drafts of texts, no pictures. */
    textModel: z.string().nullable(),
    imageModel: z.string().nullable(),
    /** YYYY-MM in the shop's time zone. */
    month: z.string(),
    /** With the most that running requests can use. */
    used: useSchema,
    budget: useSchema,
  })
  .meta({
    id: 'ContentAi',
    examples: [
      {
        ...{ provider: 'api.openai.com', textModel: 'gpt-4o-mini', imageModel: 'gpt-image-1' },
        ...{ month: '2026-11', used: { tokens: 12_400, images: 3 }, budget: { tokens: 200_000, images: 50 } },
      },
    ],
  });
export type ContentAi = z.infer<typeof contentAiSchema>;

/** A proposal for a page. Nothing of it is in the page yet. */
export const draftedTextSchema = z
  .object({
    jobId: z.uuid(),
    /** Failed: the model answered, but nothing of it can be used; the warnings say why. */
    status: z.enum(['completed', 'failed']),
    draft: contentDraftSchema,
    usage: z.object({ tokens: z.number().int() }),
    /** Of the month's budget. */
    remaining: useSchema,
    /** German. */
    warnings: z.array(z.string()),
  })
  .meta({
    id: 'DraftedText',
    examples: [
      {
        ...{ jobId: jobExample, status: 'completed', draft: { title: 'Unser Gastgarten' } },
        ...{ usage: { tokens: 512 }, remaining: { tokens: 187_600, images: 47 }, warnings: [] },
      },
    ],
  });
export type DraftedText = z.infer<typeof draftedTextSchema>;

/** A draft that was answered before, as it is kept with its request. */
export const keptDraftSchema = draftedTextSchema.pick({ jobId: true, draft: true, warnings: true }).meta({
  id: 'KeptDraft',
  examples: [{ jobId: jobExample, draft: { title: 'Unser Gastgarten' }, warnings: [] }],
});
export type KeptDraft = z.infer<typeof keptDraftSchema>;

export const madePictureSchema = z
  .object({
    jobId: z.uuid(),
    /** A record of its own, as if it had been uploaded. */
    image: madeImageSchema,
    usage: z.object({ images: z.number().int() }),
    remaining: useSchema,
  })
  .meta({
    id: 'MadePicture',
    examples: [
      {
        ...{ jobId: jobExample, image: { id: jobExample, version: 1, extension: 'webp' } },
        ...{ usage: { images: 1 }, remaining: { tokens: 187_600, images: 46 } },
      },
    ],
  });
export type MadePicture = z.infer<typeof madePictureSchema>;

export const takeDraftSchema = z
  .object({ fields: z.array(z.enum(draftedFields)).min(1).max(draftedFields.length) })
  .meta({ id: 'TakeDraft', examples: [{ fields: ['title', 'body'] }] });
export type TakeDraft = z.infer<typeof takeDraftSchema>;

/** What was asked of a model for a page, and what became of it. */
export const contentJobSchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    by: z.object({ id: z.uuid(), name: z.string().nullable() }),
    fields: z.array(z.enum(draftedFields)),
    /** Null once it has been erased. */
    instruction: z.string().nullable(),
    state: z.enum(['running', 'completed', 'failed', 'taken']),
    /** Why nothing came of it; null of one that ended without a word, as a server may. */
    reason: generationFailureSchema.nullable(),
    model: z.string().nullable(),
    tokens: z.number().int(),
  })
  .meta({
    id: 'ContentJob',
    examples: [
      {
        ...{ id: jobExample, at: '2026-11-29T13:20:00.000Z', by: { id: jobExample, name: 'Vera Beispiel' } },
        ...{ instruction: 'Stellen Sie unseren Gastgarten vor.' },
        ...{ fields: ['title'], state: 'taken', reason: null, model: 'gpt-4o-mini', tokens: 512 },
      },
    ],
  });
export type ContentJob = z.infer<typeof contentJobSchema>;
