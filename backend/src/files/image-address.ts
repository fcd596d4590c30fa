import {
  type ImageExtension,
  imageExtensions,
  type ImageSize,
  imageSizes,
} from '@bestellwerk/domain/records/definitions/image.schema';

interface Template {
  /** Width by height to which images are cropped; null keeps their ratio. */
  readonly ratio: number | null;
  /** Whether the crop is ignored, as the crop editor needs the whole file. */
  readonly isWhole?: boolean;
}

/** Templates by the path segment after /image/. */
const imageTemplates = {
  product: { ratio: 1 },
  category: { ratio: 1 },
  'custom/about': { ratio: null },
  whole: { ratio: null, isWhole: true },
} as const satisfies Record<string, Template>;
type ImageTemplate = keyof typeof imageTemplates;

/** Null: no template. */
export const templateOf = (name: ImageTemplate | null): Template =>
  name === null ? { ratio: null } : imageTemplates[name];

/** The parsed address of an image variant below /image/. */
export interface ImageAddress {
  /** Null: no template. */
  readonly template: ImageTemplate | null;
  readonly size: ImageSize;
  readonly id: string;
  readonly version: number;
  readonly extension: ImageExtension;
}

const USUAL_SIZE: ImageSize = 'medium';
const anyOf = (words: readonly string[]): string => words.join('|');
const ADDRESS = new RegExp(
  `^(?:(${anyOf(Object.keys(imageTemplates))})/)?(?:(${anyOf(Object.keys(imageSizes))})/)?` +
    `([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\\d{1,9})\\.(${anyOf(imageExtensions)})$`,
);

/**
 * Parses `{size}/{id}-{version}.{extension}`, optionally after the name of a template; then the size is optional.
 *
 * @returns null for anything else
 */
export function parseImageAddress(path: string): ImageAddress | null {
  const [, template, size, id, version, extension] = ADDRESS.exec(path) ?? [];
  if (id === undefined || (template === undefined && size === undefined)) return null;
  return {
    template: (template as ImageTemplate | undefined) ?? null,
    size: (size as ImageSize | undefined) ?? USUAL_SIZE,
    id,
    version: Number(version),
    extension: extension as ImageExtension,
  };
}
