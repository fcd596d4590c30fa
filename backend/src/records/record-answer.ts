import type { Fields } from '@bestellwerk/domain/records/managed-record';
import type { Bookkeeping } from '@bestellwerk/domain/records/resource';
import type { ManagedRow } from '@bestellwerk/projections/records/record/table';

/** A record in a response. */
export type RecordAnswer = { readonly id: string } & Fields & Bookkeeping;

export const answerOf = (
  row: Pick<ManagedRow, 'id' | 'revision' | 'createdAt' | 'changedAt' | 'isRemoved' | 'document'>,
): RecordAnswer => ({
  id: row.id,
  ...row.document,
  revision: String(row.revision),
  createdAt: row.createdAt,
  changedAt: row.changedAt,
  isRemoved: row.isRemoved,
});
