import { image } from '@bestellwerk/domain/records/definitions/image';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { imageIdOf, pictureSizes, type Picture } from './picture.js';
import { samplePictures } from './sample-catalogue.js';
import { samplePictureFiles } from './sample-pictures.js';
import type { SampleRecord } from './sample-record.js';

const fieldsSchema = image.schemas.entity.omit({ id: true });

/** The drawn pictures as records. */
export const sampleImages = (): SampleRecord[] =>
  samplePictures.map((picture) => ({
    resource: image,
    id: imageIdOf(picture.id),
    fields: fieldsOf(picture),
  }));

function fieldsOf({ id, name, shape }: Picture): Fields {
  const file = samplePictureFiles().get(id);
  if (!file) throw new Error(`backend/assets/pictures has no '${id}'`);
  return fieldsSchema.parse({
    name,
    description: `${name}, gezeichnet`,
    file: { ...file, ...pictureSizes[shape], mimeType: 'image/webp', extension: 'webp' },
    version: 1,
  });
}
