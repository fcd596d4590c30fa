import type { ImageReference } from '@bestellwerk/domain/records/definitions/image.schema';
import { useRecordsQuery } from '../../../shared/records/records-api.js';
import type { ReadImage } from './image-files.js';

/** The images that are chosen, as they are in the library now, by their ids. */
export function useNewestImages(chosen: readonly ImageReference[]): ReadonlyMap<string, ReadImage> {
  const ids = chosen.map(({ id }) => id).sort();
  const { data } = useRecordsQuery({ path: 'images', ids }, { skip: ids.length === 0 });
  return new Map(((data?.records ?? []) as ReadImage[]).map((image) => [image.id, image]));
}
