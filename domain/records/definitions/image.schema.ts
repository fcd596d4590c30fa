import { z } from 'zod';

/**
 * An image served at /image/{size}/{id}-{version}.{extension}. `name` and `description`, what is to be seen in it, are added on
 * reading; the catalogue leaves them out for pictures that stand beside their name. It adds `focus`, what must stay in sight where
 * the picture is cut, in parts of its width and height; left out, it is the middle.
 */
export const imageReferenceSchema = z
  .object({
    id: z.string(),
    version: z.number().int(),
    extension: z.string(),
    name: z.string().optional(),
    description: z.string().optional(),
    focus: z.object({ x: z.number(), y: z.number() }).optional(),
  })
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

/** What an image is served as, by the ending of its address. */
export const imageExtensions = ['webp', 'avif', 'jpg', 'png'] as const;
export type ImageExtension = (typeof imageExtensions)[number];

/** How other records name an image: in the format that every browser shows. */
export const imageReferenceOf = ({
  id,
  version,
}: Pick<ImageReference, 'id' | 'version'>): ImageReference => ({
  id,
  version,
  extension: 'webp' satisfies ImageExtension,
});

/** All of an image's file, also where the image is cropped. */
export const wholeImageUrl = (size: ImageSize, image: ImageReference): string =>
  `/image/whole/${size}/${image.id}-${image.version}.${image.extension}`;

export const imageUrl = (size: ImageSize, image: ImageReference): string =>
  `/image/${size}/${image.id}-${image.version}.${image.extension}`;

/** The icon of the shop, in a format that every browser shows as one; null without. */
export const iconOf = ({ icon }: { readonly icon: ImageReference | null }): string | null =>
  icon && imageUrl('icon', { ...icon, extension: 'png' satisfies ImageExtension });
