import { useParams } from 'react-router';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Image } from '@bestellwerk/domain/records/definitions/image';
import { imageReferenceOf, imageUrl } from '@bestellwerk/domain/records/definitions/image.schema';
import { useRecordHistoryQuery } from '../../../shared/records/record-api.js';
import { wholeVersion } from './whole-version.js';

/** Address of all that the file of the image on this page shows, also where it is cut; null while there is none. */
export function useWholeImage(record: Fields): string | null {
  const { id = '' } = useParams();
  const file = record.file as Image['file'] | null;
  const { data: history } = useRecordHistoryQuery({ path: 'images', id }, { skip: !file });
  const version = file && history ? wholeVersion(history, file) : null;
  return version === null ? null : imageUrl('medium', imageReferenceOf({ id, version }));
}
