import { Button } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import type { BulkResult, ReadRecord } from '../../../shared/api/record-types.js';
import { useBulkRestoreMutation } from '../../../shared/api/records-api.js';
import { sendOnce } from '../../../shared/forms/send-once.js';
import { noticeGiven } from '../../../shared/notices/notices.js';
import { useAppDispatch } from '../../../shared/redux.js';
import { recordCount } from './record-count.js';
import { seen } from './use-bulk-removal.js';

interface Properties {
  resource: Resource;
  records: readonly ReadRecord[];
  onDone(result: BulkResult): void;
}

/** Brings back several records that were removed. */
export function RestoreButton({ resource: { path }, records, onDone }: Properties) {
  const dispatch = useAppDispatch();
  const [bringBack, { isLoading }] = useBulkRestoreMutation();
  const restore = async () => {
    const body = { path, records: seen(records) };
    const { data } = await sendOnce(`restore:${path}`, body, (idempotencyKey) =>
      bringBack({ ...body, idempotencyKey }),
    );
    if (!data) return;
    if (data.done.length > 0) {
      dispatch(noticeGiven({ kind: 'success', text: `${recordCount(data.done.length)} wiederhergestellt.` }));
    }
    onDone(data);
  };
  return (
    <Button loading={isLoading} onClick={() => void restore()}>
      Wiederherstellen
    </Button>
  );
}
