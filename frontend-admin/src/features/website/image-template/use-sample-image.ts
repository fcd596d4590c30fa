import { useState } from 'react';
import type { Image } from '@bestellwerk/domain/records/definitions/image';
import {
  imageReferenceOf,
  type ImageReference,
  imageReferenceSchema,
} from '@bestellwerk/domain/records/definitions/image.schema';
import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, type StoredFormat, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { useRecordsQuery } from '../../../shared/records/record-list-api.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';

const NAME = 'image-template-sample';
const format: StoredFormat<ImageReference> = {
  version: 1,
  parse: (value) => imageReferenceSchema.safeParse(value).data ?? null,
};

export interface Sample {
  /** Null while it is not known, or where there are no images. */
  readonly image: ImageReference | null;
  readonly description: string;
}

/** The picture with which templates are shown: the one that was chosen in this tab, else the newest one. */
export function useSampleImage(): Sample & { choose(image: ImageReference): void } {
  const [chosen, setChosen] = useState(() => readStored(tabStorage, NAME, format));
  const { data } = useRecordsQuery(
    chosen
      ? { path: 'images', ids: [chosen.id] }
      : { path: 'images', page: 1, limit: 1, sort: '-createdAt', search: '' },
  );
  const record = data?.records[0] as (ReadRecord & Image) | undefined;
  const image = chosen ?? (record ? { ...imageReferenceOf(record), name: record.name } : null);
  return {
    image,
    description: record?.description ?? '',
    choose: (next) => {
      writeStored(tabStorage, NAME, format, next);
      setChosen(next);
    },
  };
}
