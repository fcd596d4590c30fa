import { useParams } from 'react-router';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Image } from '@bestellwerk/domain/records/definitions/image';
import { imageReferenceOf, imageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import { useRecordHistoryQuery } from '../../../shared/records/single-record-api.js';
import type { RecordRevision } from '@bestellwerk/domain/contracts/record.schema';

/** Address of all that the file of the image on this page shows, also where it is cut; null while there is none. */
export function useWholeImage(record: Fields): string | null {
  const { id = '' } = useParams();
  const file = record.file as Image['file'] | null;
  const { data: history } = useRecordHistoryQuery({ path: 'images', id }, { skip: !file });
  const version = file && history ? wholeVersion(history, file) : null;
  return version === null ? null : imageUrl('medium', imageReferenceOf({ id, version }));
}

/** The newest version that shows all of the file that an image has now; null if there is none. */
export function wholeVersion(history: readonly RecordRevision[], file: Image['file']): number | null {
  let fields: Fields = {};
  let whole: number | null = null;
  for (const { changes } of history.toSorted((one, other) => Number(one.revision) - Number(other.revision))) {
    fields = { ...fields, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
    const image = fields as Partial<Image>;
    if (!image.crop && image.file?.hash === file.hash) whole = image.version ?? null;
  }
  return whole;
}
