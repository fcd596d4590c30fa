import { image } from '@bestellwerk/domain/records/definitions/image';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { FirstRecord } from '../../records/first-records.js';
import { imageIdOf, type Picture, pictureSizes } from './picture.js';
import { samplePictures } from './sample-catalogue.js';
import { samplePictureFiles } from './sample-pictures.js';

const fieldsSchema = image.schemas.entity.omit({ id: true });

/** The drawn pictures as records. */
export const sampleImages = (): FirstRecord[] =>
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
