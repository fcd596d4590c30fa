import type { Resource } from '@bestellwerk/domain/managed/resource';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import type { BulkResult, ReadRecord, SeenRecord } from '../../../shared/api/record-types.js';
import { useBulkRemovalMutation } from '../../../shared/api/records-api.js';
import { noticeGiven } from '../../../shared/notices/notices.js';
import { useAppDispatch } from '../../../shared/redux.js';
import { takingBack } from '../taking-back.js';
import { recordCount } from './record-count.js';

/** Records as the server is told of them. */
export const seen = (records: readonly ReadRecord[]): SeenRecord[] =>
  records.flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }]));

/** Removes several records, and offers to take that back. */
export function useBulkRemoval({ path }: Resource) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useBulkRemovalMutation();

  async function removeAll(records: readonly ReadRecord[]): Promise<BulkResult | null> {
    const { data } = await remove({ path, records: seen(records), idempotencyKey: randomKey() });
    if (!data) return null;
    const removed = seen(records)
      .filter(({ id }) => data.done.includes(id))
      .map(({ id, revision }) => ({ id, revision: String(Number(revision) + 1) }));
    if (removed.length > 0) {
      const text = `${recordCount(removed.length)} gelöscht.`;
      dispatch(noticeGiven({ kind: 'success', text, undo: takingBack(path, removed) }));
    }
    return data;
  }

  return { removeAll, isRemoving: isLoading };
}
