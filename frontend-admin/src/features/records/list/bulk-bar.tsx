import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { formatNumber } from '@bestellwerk/domain/rules/formats';
import type { BulkResult } from '../../../shared/api/record-types.js';
import { ActionBar } from '../../../shared/ui/action-bar.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { BulkEditDialog } from './bulk-edit-dialog.js';
import { recordCount } from './record-count.js';
import { RefusedDialog } from './refused-dialog.js';
import { RestoreButton } from './restore-button.js';
import { useBulkRemoval } from './use-bulk-removal.js';
import type { Selection } from './use-selection.js';

interface Properties {
  resource: Resource;
  selection: Selection;
  /** Whether these are records that were removed. */
  isRemoved: boolean;
}

/** What can be done with the records that are ticked. */
export function BulkBar({ resource, selection, isRemoved }: Properties) {
  const [isEditing, editing] = useDisclosure(false);
  const [isAsking, asking] = useDisclosure(false);
  const [refused, setRefused] = useState<BulkResult['refused']>([]);
  const { removeAll, isRemoving } = useBulkRemoval(resource);
  const { records } = selection;

  /** What was refused stays ticked. */
  const finish = (result: BulkResult) => {
    selection.toggle(
      records.filter(({ id }) => result.done.includes(id)),
      false,
    );
    setRefused(result.refused);
  };
  const goOn = async () => {
    const result = await removeAll(records);
    asking.close();
    if (result) finish(result);
  };

  return (
    <ActionBar label="Auswahl" status={<strong>{formatNumber(records.length)} ausgewählt</strong>}>
      <Button variant="default" onClick={selection.clear}>
        Auswahl aufheben
      </Button>
      {isRemoved ? (
        <RestoreButton resource={resource} records={records} onDone={finish} />
      ) : (
        <>
          <Button variant="default" onClick={asking.open}>
            Löschen
          </Button>
          <Button onClick={editing.open}>Ein Feld ändern</Button>
        </>
      )}
      <BulkEditDialog
        resource={resource}
        records={records}
        opened={isEditing}
        onDone={finish}
        onClose={editing.close}
      />
      <ConfirmDialog
        opened={isAsking}
        title={`${recordCount(records.length)} löschen?`}
        action="Löschen"
        isDangerous
        isWorking={isRemoving}
        onConfirm={() => void goOn()}
        onClose={asking.close}
      >
        <p>Das lässt sich rückgängig machen. Was noch verwendet wird, bleibt stehen.</p>
      </ConfirmDialog>
      <RefusedDialog resource={resource} records={records} refused={refused} onClose={() => setRefused([])} />
    </ActionBar>
  );
}
