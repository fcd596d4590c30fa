import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Image } from '@bestellwerk/domain/records/definitions/image';
import type { RecordRevision } from '@bestellwerk/domain/contracts/record.schema';

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
