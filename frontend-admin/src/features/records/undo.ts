import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { SeenRecord } from '../../shared/api/record-types.js';
import { recordsApi } from '../../shared/api/records-api.js';
import type { Repeatable } from '../../shared/toasts/toasts-slice.js';

/** How removals are taken back; `removed` are the records as they are since. */
export const undoRemoval = (path: string, removed: readonly SeenRecord[]): Repeatable => ({
  endpoint: recordsApi.endpoints.restoreRecords.name,
  argument: { path, records: removed, idempotencyKey: randomKey() },
});

/** How it is taken back that records were made. */
export const undoCreation = (path: string, made: readonly SeenRecord[]): Repeatable => ({
  endpoint: recordsApi.endpoints.unmakeRecords.name,
  argument: { path, records: made, idempotencyKey: randomKey() },
});
