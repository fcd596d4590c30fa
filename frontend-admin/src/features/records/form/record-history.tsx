import { useState } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { useRestoreRecordMutation } from '../../../shared/records/single-record-api.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { HistoryDrawer } from './history-drawer.js';

interface Properties {
  resource: Resource;
  record: ReadRecord;
  /** Null for the only one of its kind. */
  id: string | null;
  name: string;
  opened: boolean;
  mayRestore: boolean;
  onBegin(record: ReadRecord): void;
  onClose(): void;
}

/** The history of a record, from which an earlier state can be had again. */
export function RecordHistory({
  resource,
  record,
  id,
  name,
  opened,
  mayRestore,
  onBegin,
  onClose,
}: Properties) {
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState<{ revision: string; at: string } | null>(null);
  const [restore, { isLoading }] = useRestoreRecordMutation();
  const place = { path: resource.path, id };

  const go = async () => {
    if (!wanted || record.revision === null) return;
    const { data } = await restore({
      ...place,
      revision: record.revision,
      to: wanted.revision,
      idempotencyKey: randomKey(),
    });
    setWanted(null);
    if (!data) return;
    onBegin(data);
    dispatch(toastShown({ kind: 'success', text: `Die Fassung vom ${wanted.at} gilt wieder.` }));
  };

  return (
    <>
      <HistoryDrawer
        resource={resource}
        place={place}
        name={name}
        opened={opened}
        onClose={onClose}
        onRestore={mayRestore ? (revision, at) => setWanted({ revision, at }) : null}
      />
      <ConfirmDialog
        opened={wanted !== null}
        title="Fassung wiederherstellen?"
        action="Wiederherstellen"
        isWorking={isLoading}
        onConfirm={() => void go()}
        onClose={() => setWanted(null)}
      >
        <p>
          Alle Felder werden so, wie sie am {wanted?.at} waren. Auch das steht danach im Verlauf und lässt
          sich zurücknehmen.
        </p>
      </ConfirmDialog>
    </>
  );
}
