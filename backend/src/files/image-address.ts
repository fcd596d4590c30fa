import {
  type ImageExtension,
  imageExtensions,
  type ImageSize,
  imageSizes,
} from '@bestellwerk/domain/records/definitions/image.schema';
import { templateNameProblem } from '@bestellwerk/domain/website/image-templates';

/** In place of a template: the picture without its crop, as the crop editor needs it. */
const WHOLE = 'whole';

/** The parsed address of an image variant below /image/. */
export interface ImageAddress {
  /** Identifier of an image template, which may not exist; null for the picture itself. */
  readonly template: string | null;
  /** Whether the crop of the picture is ignored. */
  readonly isWhole: boolean;
  readonly size: ImageSize;
  readonly id: string;
  readonly version: number;
  readonly extension: ImageExtension;
}

const USUAL_SIZE: ImageSize = 'medium';
const LONGEST_TEMPLATE = 60;
const FILE = new RegExp(
  `^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\\d{1,9})\\.(${imageExtensions.join('|')})$`,
);

/**
 * Parses `{size}/{id}-{version}.{extension}`, optionally after the name of a template; then the size is optional.
 *
 * @returns null for anything else
 */
export function parseImageAddress(path: string): ImageAddress | null {
  const parts = path.split('/');
  const [, id, version, extension] = FILE.exec(parts.pop()!) ?? [];
  if (id === undefined) return null;
  const size = isSize(parts.at(-1)) ? (parts.pop() as ImageSize) : undefined;
  const template = parts.length === 0 ? null : parts.join('/');
  if (template === null && size === undefined) return null;
  const isWhole = template === WHOLE;
  if (template !== null && !isWhole && !isTemplateName(template)) return null;
  return {
    template: isWhole ? null : template,
    isWhole,
    size: size ?? USUAL_SIZE,
    id,
    version: Number(version),
    extension: extension as ImageExtension,
  };
}

const isSize = (part: string | undefined): boolean => part !== undefined && Object.hasOwn(imageSizes, part);

const isTemplateName = (name: string): boolean =>
  name.length <= LONGEST_TEMPLATE && templateNameProblem(name) === null;
