import { Button } from '@mantine/core';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { BulkResult, ReadRecord } from '../../../shared/records/record-types.js';
import { useBulkRestoreMutation } from '../../../shared/records/record-list-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { BulkWorkDialog } from './bulk-work-dialog.js';
import { recordCount } from '../../../shared/records/definitions.js';
import { useBulkWork } from './use-bulk-work.js';

interface Properties {
  resource: Resource;
  records: readonly ReadRecord[];
  onDone(result: BulkResult): void;
}

/** Restores several removed records. */
export function RestoreButton({ resource: { path }, records, onDone }: Properties) {
  const dispatch = useAppDispatch();
  const [bringBack] = useBulkRestoreMutation();
  const work = useBulkWork();
  const showResult = (result: BulkResult) => {
    if (result.done.length > 0) {
      const text = `${recordCount(result.done.length)} wiederhergestellt.`;
      dispatch(toastShown({ kind: 'success', text }));
    }
    onDone(result);
  };
  const restore = () =>
    work.start(records, { send: (slice) => bringBack({ path, ...slice }), onDone: showResult });
  return (
    <>
      <Button loading={work.isWorking} onClick={() => void restore()}>
        Wiederherstellen
      </Button>
      <BulkWorkDialog work={work} text="Wird wiederhergestellt" />
    </>
  );
}
