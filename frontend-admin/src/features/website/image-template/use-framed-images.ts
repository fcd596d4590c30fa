import type { Image } from '@bestellwerk/domain/records/definitions/image';
import type { FramedImage } from '@bestellwerk/domain/website/image-region';
import { useMemo } from 'react';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';

/** Crop and focus of images by their ids, once they are known. */
export function useFramedImages(ids: readonly string[]): ReadonlyMap<string, FramedImage> {
  const asked = [...new Set(ids)].sort();
  const { data } = useRecordsQuery({ path: 'images', ids: asked }, { skip: asked.length === 0 });
  return useMemo(
    () => new Map(data?.records.map((record) => [record.id, record as unknown as Image])),
    [data],
  );
}
