import type { Resource } from '@bestellwerk/domain/records/resource';
import type { BulkResult, ReadRecord } from '../../../shared/records/record-types.js';
import { useBulkRemovalMutation } from '../../../shared/records/record-list-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { nextRevisions, undoRemoval } from '../undo.js';
import { recordCount } from '../../../shared/records/definitions.js';
import { useBulkWork } from './use-bulk-work.js';

/** Removes several records and offers an undo. */
export function useBulkRemoval({ path }: Resource) {
  const dispatch = useAppDispatch();
  const [remove] = useBulkRemovalMutation();
  const work = useBulkWork();

  function removeAll(records: readonly ReadRecord[], onDone: (result: BulkResult) => void): Promise<void> {
    const showResult = (result: BulkResult) => {
      const done = new Set(result.done);
      const removed = nextRevisions(records.filter(({ id }) => done.has(id)));
      if (removed.length > 0) {
        const text = `${recordCount(removed.length)} gelöscht.`;
        dispatch(toastShown({ kind: 'success', text, undo: undoRemoval(path, removed) }));
      }
      onDone(result);
    };
    return work.start(records, { send: (slice) => remove({ path, ...slice }), onDone: showResult });
  }

  return { removeAll, work };
}
