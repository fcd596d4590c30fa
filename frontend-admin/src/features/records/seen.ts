import type { ReadRecord, SeenRecord } from '../../shared/records/record-types.js';

/** Records as the server is asked to write them. */
export const seen = (records: readonly ReadRecord[]): SeenRecord[] =>
  records.flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }]));
