import type { Resource } from '@bestellwerk/domain/records/resource';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { useRemoveRecordMutation } from '../../shared/records/record-api.js';
import type { ReadRecord } from '../../shared/records/record-types.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { undoRemoval } from './undo.js';

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
