import type { ImageExtension } from '@bestellwerk/domain/resources/image.schema';
import type { Sharp } from 'sharp';

interface Encoding {
  readonly mimeType: string;
  encode(picture: Sharp): Sharp;
}

/** How images are written, by the ending of their address. None takes along what the camera noted. */
export const imageEncodings: Readonly<Record<ImageExtension, Encoding>> = {
  webp: { mimeType: 'image/webp', encode: (picture) => picture.webp({ quality: 82 }) },
  avif: { mimeType: 'image/avif', encode: (picture) => picture.avif({ quality: 58, effort: 3 }) },
  jpg: {
    mimeType: 'image/jpeg',
    encode: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
  },
  png: { mimeType: 'image/png', encode: (picture) => picture.png() },
};
