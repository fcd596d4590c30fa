import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { BulkResult } from '../../../shared/records/record-types.js';
import { ActionBar } from '../action-bar.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { BulkEditDialog } from './bulk-edit-dialog.js';
import { BulkWorkDialog } from './bulk-work-dialog.js';
import { recordCount } from '../../../shared/records/definitions.js';
import { RefusedDialog } from './refused-dialog.js';
import { RestoreButton } from './restore-button.js';
import { UnseenNote } from './unseen-note.js';
import { useBulkRemoval } from './use-bulk-removal.js';
import type { Selection } from './use-selection.js';

interface Properties {
  resource: Resource;
  selection: Selection;
  /** Whether these are records that were removed. */
  isRemoved: boolean;
  /** Offers what else there is to tick. */
  children: ReactNode;
}

/** The actions for the selected records. */
export function BulkBar({ resource, selection, isRemoved, children }: Properties) {
  const [isEditing, editing] = useDisclosure(false);
  const [isAsking, asking] = useDisclosure(false);
  const [refused, setRefused] = useState<BulkResult['refused']>([]);
  const { removeAll, work } = useBulkRemoval(resource);
  const { records, elsewhere } = selection;
  const here = records.length - elsewhere.length;
  useEffect(() => focusPageName, []);

  /** Rejected records stay selected. */
  const finish = (result: BulkResult) => {
    const done = new Set(result.done);
    selection.toggle(
      records.filter(({ id }) => done.has(id)),
      false,
    );
    setRefused(result.refused);
  };
  const removeThem = () =>
    removeAll(records, (result) => {
      asking.close();
      finish(result);
    });

  return (
    <ActionBar label="Auswahl" status={<SelectedCount selection={selection} />}>
      {elsewhere.length > 0 && here > 0 ? (
        <Button variant="default" onClick={selection.keepThisSearch}>
          Nur {here === 1 ? 'diesen' : `diese ${formatNumber(here)}`}
        </Button>
      ) : (
        children
      )}
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
        selection={selection}
        opened={isEditing}
        onDone={finish}
        onClose={editing.close}
      />
      <ConfirmDialog
        opened={isAsking && !work.hasDialog}
        title={`${recordCount(records.length)} löschen?`}
        action="Löschen"
        isDangerous
        isWorking={work.isWorking}
        onConfirm={() => void removeThem()}
        onClose={asking.close}
      >
        <UnseenNote resource={resource} selection={selection} />
        <p>Das lässt sich rückgängig machen. Was noch verwendet wird, bleibt stehen.</p>
      </ConfirmDialog>
      <BulkWorkDialog work={work} text="Wird gelöscht" />
      <RefusedDialog resource={resource} records={records} refused={refused} onClose={() => setRefused([])} />
    </ActionBar>
  );
}

/** The bar goes with its last record, and its buttons with it. */
function focusPageName(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
}

/** How many records are ticked, and how many of them by another search than the list's. */
const SelectedCount = ({ selection: { records, elsewhere } }: { selection: Selection }) => (
  <>
    <strong>{formatNumber(records.length)} ausgewählt</strong>
    {elsewhere.length > 0 &&
      `, ${elsewhere.length === records.length ? '' : `${formatNumber(elsewhere.length)} davon `}in einer anderen Suche`}
  </>
);
