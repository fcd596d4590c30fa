import { z } from 'zod';
import { draftedFields } from '../records/definitions/generated.js';

/** How a text should sound. */
export const toneWords = { factual: 'Sachlich', friendly: 'Freundlich', festive: 'Festlich' } as const;
export const lengthWords = { short: 'Kurz', medium: 'Mittel', long: 'Ausführlich' } as const;
export const modeWords = {
  write: 'Neu schreiben',
  rewrite: 'Umschreiben',
  proofread: 'Korrigieren',
} as const;
export const draftedFieldWords = {
  title: 'Titel',
  description: 'Beschreibung',
  body: 'Text',
} as const satisfies Record<(typeof draftedFields)[number], string>;

export const pictureSizeWords = {
  square: 'Quadrat',
  landscape: 'Querformat',
  portrait: 'Hochformat',
} as const;
export const pictureStyleWords = { photo: 'Foto', illustration: 'Illustration' } as const;

const keysOf = <Words extends object>(words: Words) => Object.keys(words) as [keyof Words & string];

/** What a draft for a page is asked for by. */
export const textRequestSchema = z
  .object({
    instruction: z.string().trim().min(3).max(2_000),
    tone: z.enum(keysOf(toneWords)),
    length: z.enum(keysOf(lengthWords)),
    fields: z.array(z.enum(draftedFields)).min(1).max(draftedFields.length),
    mode: z.enum(keysOf(modeWords)),
  })
  .meta({
    id: 'ContentTextRequest',
    examples: [
      {
        instruction: 'Stellen Sie unseren Gastgarten unter der Linde vor.',
        tone: 'friendly',
        length: 'short',
        fields: ['title', 'body'],
        mode: 'write',
      },
    ],
  });
export type TextRequest = z.infer<typeof textRequestSchema>;

export const imageRequestSchema = z
  .object({
    prompt: z.string().trim().min(3).max(1_000),
    size: z.enum(keysOf(pictureSizeWords)),
    style: z.enum(keysOf(pictureStyleWords)),
    name: z.string().trim().min(1).max(200),
    referenceImageId: z.uuid().optional(),
  })
  .meta({
    id: 'ContentImageRequest',
    examples: [
      {
        prompt: 'Ein Gastgarten unter einer alten Linde am Abend.',
        size: 'landscape',
        style: 'photo',
        name: 'Gastgarten am Abend',
      },
    ],
  });
export type ImageRequest = z.infer<typeof imageRequestSchema>;
