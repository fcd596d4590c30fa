import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { stripReferenceNames } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { sameValue } from '@bestellwerk/domain/records/same-value';
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

/** The undo of a change; `before` are the changed records as they were. Null where nothing differs from before. */
export function undoChange(
  resource: Resource,
  before: readonly ReadRecord[],
  changes: Fields,
): Repeatable | null {
  const groups = new Map<string, { changes: Fields; records: SeenRecord[] }>();
  for (const record of before) {
    const values = Object.fromEntries(Object.keys(changes).map((name) => [name, record[name] ?? null]));
    const former = stripReferenceNames(resource, values);
    if (sameValue(former, changes)) continue;
    const key = JSON.stringify(former);
    const { records } = groups.get(key) ?? { records: [] };
    groups.set(key, { changes: former, records: [...records, ...nextRevisions([record])] });
  }
  if (groups.size === 0) return null;
  return {
    endpoint: recordListApi.endpoints.changeRecordsBack.name,
    argument: { path: resource.path, groups: [...groups.values()], idempotencyKey: randomKey() },
  };
}

/** Records at their revisions after one more write. */
export const nextRevisions = (records: readonly ReadRecord[]): SeenRecord[] =>
  seen(records).map(({ id, revision }) => ({ id, revision: String(Number(revision) + 1) }));

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
