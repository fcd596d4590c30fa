import type { Fields } from '@bestellwerk/domain/managed/managed-record';

/** What a new record begins with, handed over by the page that leads to its form. */
export interface BeginsWith {
  fields: Fields;
}
