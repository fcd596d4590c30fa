import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { ReadRecord, SeenRecord } from '../../shared/records/record-types.js';
import { recordListApi } from '../../shared/records/record-list-api.js';
import { type Repeatable, toastShown } from '../../shared/toasts/toasts-slice.js';
import { useRemoveRecordMutation } from '../../shared/records/single-record-api.js';
import { useAppDispatch } from '../../shared/api/redux.js';

/** The undo of a removal; `removed` are the records at their revisions after it. */
export const undoRemoval = (path: string, removed: readonly SeenRecord[]): Repeatable => ({
  endpoint: recordListApi.endpoints.restoreRecords.name,
  argument: { path, records: removed, idempotencyKey: randomKey() },
});

/** The undo of a creation: removes the new records. */
export const undoCreation = (path: string, made: readonly SeenRecord[]): Repeatable => ({
  endpoint: recordListApi.endpoints.unmakeRecords.name,
  argument: { path, records: made, idempotencyKey: randomKey() },
});

/** Records as the server is asked to write them. */
export const seen = (records: readonly ReadRecord[]): SeenRecord[] =>
  records.flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }]));

/** Removes a record and offers an undo; returns whether it succeeded. */
export function useRemoval(resource: Resource) {
  const dispatch = useAppDispatch();
  const [removeRecord, { isLoading }] = useRemoveRecordMutation();
  const { path, words } = resource;

  async function remove({ id, revision, ...fields }: ReadRecord): Promise<boolean> {
    if (revision === null) return false;
    const { data } = await removeRecord({ path, id, revision, idempotencyKey: randomKey() });
    if (!data) return false;
    const name = resource.titleOf(fields) || words.one;
    const undo = undoRemoval(path, [{ id, revision: data.revision ?? revision }]);
    dispatch(toastShown({ kind: 'success', text: `„${name}“ gelöscht.`, undo }));
    return true;
  }

  return { remove, isRemoving: isLoading };
}
