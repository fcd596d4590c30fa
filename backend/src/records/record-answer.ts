import {
  type PublishedVersion,
  type PublishedVersionInfo,
  shownAt,
} from '@bestellwerk/domain/records/publication';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import type { ExistingRecord, Fields } from '@bestellwerk/domain/records/record-state';
import type { Bookkeeping, Resource } from '@bestellwerk/domain/records/resource';
import type { RecordRow } from '@bestellwerk/projections/records/record/table';

/** A record in a response. */
export type RecordAnswer = { readonly id: string } & Fields &
  Bookkeeping & { readonly publication?: readonly PublishedVersionInfo[] };

type AnsweredRow = Pick<
  RecordRow,
  'id' | 'revision' | 'createdAt' | 'changedAt' | 'isRemoved' | 'document' | 'publication'
>;

export const answerOf = (row: AnsweredRow): RecordAnswer => ({
  id: row.id,
  ...row.document,
  revision: String(row.revision),
  createdAt: row.createdAt,
  changedAt: row.changedAt,
  isRemoved: row.isRemoved,
  ...(row.publication && {
    publication: row.publication.map((version) => versionInfo(version, row.document)),
  }),
});

/** Without what is for staff only. */
export function withoutStaffFields<Known extends Fields>(
  { fields, forStaffOnly = [] }: Pick<Resource, 'fields' | 'forStaffOnly'>,
  record: Known,
): Known {
  const defaults = forStaffOnly.map((name) => [name, fields[name]!.parse(undefined)] as const);
  return { ...record, ...Object.fromEntries(defaults) };
}

/** What visitors get: the version that is shown at an instant, as if there were no draft; null if none is. */
export function shownAnswer(row: AnsweredRow, at: string): RecordAnswer | null {
  const version = row.isRemoved ? null : shownAt(row.publication ?? [], at);
  if (!version) return null;
  const { fields, revision, from } = version;
  return answerOf({ ...row, document: fields, revision, changedAt: from, publication: [] });
}

const versionInfo = (
  { revision, from, until, fields }: PublishedVersion,
  draft: Fields,
): PublishedVersionInfo => ({
  revision: String(revision),
  from,
  until,
  isDraft: sameValue(fields, draft),
});

/** The record as it was after a command, from its state alone. */
export function recordAnswer(
  { isPublished }: Pick<Resource, 'isPublished'>,
  id: string,
  { fields, revision, times, status, publication = [] }: ExistingRecord,
): RecordAnswer {
  if (!times) throw new Error('A record that is not recorded cannot be answered');
  return {
    ...{ id, ...fields, revision: String(revision), ...times, isRemoved: status !== 'present' },
    ...(isPublished && { publication: publication.map((version) => versionInfo(version, fields)) }),
  };
}
