import type { Fields } from '@bestellwerk/domain/records/record-state';

/** Initial fields of a new record, passed by the page that opens its form. */
export interface BeginsWith {
  fields: Fields;
}
