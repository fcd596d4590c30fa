import { z } from 'zod';

/** An image served at /image/{size}/{id}-{version}.{extension}. */
export const imageReferenceSchema = z
  .object({ id: z.string(), version: z.number().int(), extension: z.string() })
  .meta({ id: 'ImageReference' });
export type ImageReference = z.infer<typeof imageReferenceSchema>;

/** Widths in pixels of the sizes an image is served in. */
export const imageSizes = {
  icon: 64,
  thumbnail: 128,
  tiny: 256,
  small: 640,
  medium: 1280,
  large: 1920,
} as const;
export type ImageSize = keyof typeof imageSizes;

export const imageUrl = (size: ImageSize, image: ImageReference): string =>
  `/image/${size}/${image.id}-${image.version}.${image.extension}`;
