import type { ExistingRecord, Fields } from '@bestellwerk/domain/records/record-state';
import type { Bookkeeping } from '@bestellwerk/domain/records/resource';
import type { RecordRow } from '@bestellwerk/projections/records/record/table';

/** A record in a response. */
export type RecordAnswer = { readonly id: string } & Fields & Bookkeeping;

export const answerOf = (
  row: Pick<RecordRow, 'id' | 'revision' | 'createdAt' | 'changedAt' | 'isRemoved' | 'document'>,
): RecordAnswer => ({
  id: row.id,
  ...row.document,
  revision: String(row.revision),
  createdAt: row.createdAt,
  changedAt: row.changedAt,
  isRemoved: row.isRemoved,
});

/** The record as it was after a command, from its state alone. */
export function recordAnswer(id: string, { fields, revision, times, status }: ExistingRecord): RecordAnswer {
  if (!times) throw new Error('A record that is not recorded cannot be answered');
  return { id, ...fields, revision: String(revision), ...times, isRemoved: status !== 'present' };
}
