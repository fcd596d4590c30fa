import { z } from 'zod';
import { imageTemplate } from '../records/definitions/image-template.js';

const { width, height, background, layers } = imageTemplate.schemas.fields.shape;

/** What is drawn of a template, saved or not. */
export const imageTemplatePreviewSchema = z
  .object({
    ...{ width, height, background, layers },
    /** What it is drawn with; null is a picture of the server's own. */
    image: z.object({ id: z.string(), version: z.number().int() }).nullable().default(null),
  })
  .meta({
    id: 'ImageTemplatePreview',
    examples: [{ ...pick(imageTemplate.example), image: null }],
  });
export type ImageTemplatePreview = z.infer<typeof imageTemplatePreviewSchema>;

export const templateLayersSchema = layers.meta({ id: 'ImageTemplateLayers' });

function pick({ width, height, background, layers }: typeof imageTemplate.example) {
  return { width, height, background, layers };
}
