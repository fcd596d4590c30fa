import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { SeenRecord, ReadRecord } from '../../shared/records/record-types.js';
import { recordsApi } from '../../shared/records/records-api.js';
import type { Repeatable } from '../../shared/toasts/toasts-slice.js';

/** The undo of a removal; `removed` are the records at their revisions after it. */
export const undoRemoval = (path: string, removed: readonly SeenRecord[]): Repeatable => ({
  endpoint: recordsApi.endpoints.restoreRecords.name,
  argument: { path, records: removed, idempotencyKey: randomKey() },
});

/** The undo of a creation: removes the new records. */
export const undoCreation = (path: string, made: readonly SeenRecord[]): Repeatable => ({
  endpoint: recordsApi.endpoints.unmakeRecords.name,
  argument: { path, records: made, idempotencyKey: randomKey() },
});

/** Records as the server is asked to write them. */
export const seen = (records: readonly ReadRecord[]): SeenRecord[] =>
  records.flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }]));
