import type { ImageExtension } from '@bestellwerk/domain/records/definitions/image.schema';
import type { Sharp } from 'sharp';

interface Encoding {
  readonly mimeType: string;
  encode(picture: Sharp): Sharp;
}

/** Image encoders by extension. None keeps camera metadata. */
export const imageEncodings: Readonly<Record<ImageExtension, Encoding>> = {
  webp: { mimeType: 'image/webp', encode: (picture) => picture.webp({ quality: 82 }) },
  avif: { mimeType: 'image/avif', encode: (picture) => picture.avif({ quality: 58, effort: 3 }) },
  jpg: {
    mimeType: 'image/jpeg',
    encode: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
  },
  png: { mimeType: 'image/png', encode: (picture) => picture.png() },
};
