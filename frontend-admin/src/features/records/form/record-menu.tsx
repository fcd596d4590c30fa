import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClipboardCopy, IconCopy, IconTrash, IconUserX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { copied } from '../clipboard/clipboard.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { listAddress, wayBack } from '../../../shared/records/list-places.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { usePrincipal } from '../../../shared/session/use-user.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { MoreMenu } from '../action-bar.js';
import { mayCreate, mayErase } from '../may-change.js';
import { useRemoval } from '../undo.js';
import { type BeginsWith, copiedFields, ownFields } from './field-changes.js';
import { EraseDialog } from './erase-dialog.js';

interface Properties {
  resource: Resource;
  record: ReadRecord;
  isReadOnly: boolean;
  isDirty: boolean;
  onLeave(): void;
}

/** Rare actions of a record: copying, duplicating and removing it. */
export function RecordMenu({ resource, record, isReadOnly, isDirty, onLeave }: Properties) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, asking] = useDisclosure(false);
  const { remove, isRemoving } = useRemoval(resource);
  const [isErasing, erasing] = useDisclosure(false);
  const principal = usePrincipal();
  const mayDuplicate = mayCreate(principal, resource);
  const name = resource.titleOf(record) || resource.words.one;
  const copy = () => copiedFields(resource, ownFields(resource, record));

  const goOn = async () => {
    const isDone = await remove(record);
    asking.close();
    if (!isDone) return;
    onLeave();
    void navigate(listAddress(resource.path), { state: wayBack(record.id) });
  };

  return (
    <>
      <MoreMenu>
        {mayDuplicate && (
          <Menu.Item
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() =>
              void navigate(`/${resource.path}/new`, { state: { fields: copy() } satisfies BeginsWith })
            }
          >
            Duplizieren
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconClipboardCopy size={18} aria-hidden />}
          onClick={() => {
            dispatch(copied({ context: resource.path, name, content: copy() }));
            dispatch(toastShown({ kind: 'success', text: `„${name}“ kopiert.` }));
          }}
        >
          Kopieren
        </Menu.Item>
        {!isReadOnly && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={asking.open}>
            Löschen
          </Menu.Item>
        )}
        {mayErase(principal, resource, record) && (
          <Menu.Item color="red" leftSection={<IconUserX size={18} aria-hidden />} onClick={erasing.open}>
            Personenbezogene Daten löschen
          </Menu.Item>
        )}
      </MoreMenu>
      <EraseDialog
        resource={resource}
        record={record}
        opened={isErasing}
        onErased={onLeave}
        onClose={erasing.close}
      />
      <ConfirmDialog
        opened={isAsking}
        title={`„${name}“ löschen?`}
        action="Löschen"
        isDangerous
        isWorking={isRemoving}
        onConfirm={() => void goOn()}
        onClose={asking.close}
      >
        <p>Das lässt sich rückgängig machen; der Verlauf bleibt erhalten.</p>
        {isDirty && <p>Ihre nicht gespeicherten Änderungen gehen dabei verloren.</p>}
      </ConfirmDialog>
    </>
  );
}
