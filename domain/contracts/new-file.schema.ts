import { z } from 'zod';
import { dataUrlSchema } from '../records/definitions/file-fields.js';
import { image } from '../records/definitions/image.js';

const EXAMPLE_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
const EXAMPLE_TEXT = 'data:text/plain;base64,R2Fuc2wgZsO8ciBzZWNocyBQZXJzb25lbi4=';

/** A new image with its file. */
export const newImageSchema = image.schemas.fields
  .extend({ dataUrl: dataUrlSchema })
  .meta({ id: 'ImageUpload', examples: [{ name: 'Gastgarten', dataUrl: EXAMPLE_PNG }] });

/** Another file for an image. */
export const imageFileSchema = z
  .object({ dataUrl: dataUrlSchema })
  .meta({ id: 'ImageFile', examples: [{ dataUrl: EXAMPLE_PNG }] });
export type ImageFile = z.infer<typeof imageFileSchema>;

/** A file of a customer or of staff. A declared type is ignored: the content decides. */
export const newUploadSchema = z
  .object({
    name: z.string().trim().min(1).max(200),
    mimeType: z.string().max(200).optional(),
    dataUrl: dataUrlSchema,
  })
  .meta({
    id: 'FileUpload',
    examples: [{ name: 'wunsch.txt', mimeType: 'text/plain', dataUrl: EXAMPLE_TEXT }],
  });
export type NewUpload = z.infer<typeof newUploadSchema>;
