import type { GeneratedPicture } from '@bestellwerk/domain/records/definitions/generated';
import { xmpOf } from '../files/generated-mark.js';
import { checkPicture, readPicture } from '../files/picture-check.js';

const QUALITY = 92;

/**
 * The picture with the mark of generated ones in its XMP, as PNG, JPEG or WebP. Throws 422 for what is no picture, or one
 * with too many pixels.
 */
export async function markedPicture(content: Buffer, generated: GeneratedPicture): Promise<Buffer> {
  const { content: checked, extension } = await checkPicture(content, '');
  const picture = readPicture(checked).withXmp(xmpOf(generated));
  if (extension === 'png') return picture.png().toBuffer();
  return (
    extension === 'jpg' ? picture.jpeg({ quality: QUALITY }) : picture.webp({ quality: QUALITY })
  ).toBuffer();
}
