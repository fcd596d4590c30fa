import type { Image } from '@bestellwerk/domain/records/definitions/image';
import { imageReferenceOf, type ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';

/** An image of the library as it is read. */
export type ReadImage = ReadRecord & Image;

export const imageTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml';

/** As another record names an image. */
export const referenceTo = (image: ReadImage): ImageReference => ({
  ...imageReferenceOf(image),
  name: image.name,
});

/** What a file is called in the library: without the ending. */
export const nameOfFile = ({ name }: File): string => name.replace(/\.[^.]+$/, '') || name;

/** The images that are chosen, as they are in the library now, by their ids. */
export function useNewestImages(chosen: readonly ImageReference[]): ReadonlyMap<string, ReadImage> {
  const ids = chosen.map(({ id }) => id).sort();
  const { data } = useRecordsQuery({ path: 'images', ids }, { skip: ids.length === 0 });
  return new Map(((data?.records ?? []) as ReadImage[]).map((image) => [image.id, image]));
}
