import { z } from 'zod';
import { richTextSchema } from '../content-fields.js';

/** The texts of a page that can be drafted. */
export const draftedFields = ['title', 'description', 'body'] as const;
export type DraftedField = (typeof draftedFields)[number];

/** What a model proposes for a page, in the shape of the page's own fields. */
export const contentDraftSchema = z
  .object({
    title: z.string().optional(),
    description: z.string().optional(),
    content: z.object({ body: richTextSchema }).optional(),
  })
  .meta({ id: 'ContentDraft', examples: [{ title: 'Über uns', description: 'Seit 1904 am Platz.' }] });
export type ContentDraft = z.infer<typeof contentDraftSchema>;

/** The fields that a draft proposes something for. */
export const fieldsIn = ({ title, description, content }: ContentDraft): DraftedField[] => [
  ...(title === undefined ? [] : ['title' as const]),
  ...(description === undefined ? [] : ['description' as const]),
  ...(content === undefined ? [] : ['body' as const]),
];

const origin = {
  /** Host of the endpoint. */
  provider: z.string(),
  model: z.string(),
  at: z.iso.datetime(),
  /** Account of the person who asked for the picture, or took the text over. */
  by: z.uuid(),
};

/** A draft by a model that a person took over into a page. */
export const generatedTextSchema = z
  .object({
    jobId: z.uuid(),
    fields: z.array(z.enum(draftedFields)).min(1),
    /** Of each field as it was taken over (`textDigests`); entries from before there were any have none. */
    digests: z.partialRecord(z.enum(draftedFields), z.uuid()).optional(),
    ...origin,
  })
  .meta({ id: 'GeneratedText' });
export type GeneratedText = z.infer<typeof generatedTextSchema>;

/** How a picture was made by a model. */
export const generatedPictureSchema = z
  .object({ ...origin, prompt: z.string() })
  .meta({ id: 'GeneratedPicture' });
export type GeneratedPicture = z.infer<typeof generatedPictureSchema>;

const MOST_KEPT = 50;

/** With one draft more. Of many the oldest are dropped, unless a field has no newer one: it is never without its origin. */
export function withGenerated(
  all: readonly GeneratedText[] | undefined,
  taken: GeneratedText,
): GeneratedText[] {
  const kept = [...(all ?? []), taken];
  const newest = kept.slice(-MOST_KEPT);
  const isNewest = (field: DraftedField, one: GeneratedText) =>
    kept.findLast(({ fields }) => fields.includes(field)) === one;
  const older = kept.slice(0, -MOST_KEPT).filter((one) => one.fields.some((field) => isNewest(field, one)));
  return [...older, ...newest];
}
