import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { useAppDispatch } from '../../shared/api/redux.js';
import type { DraftViewProps } from '../../shared/record-fields/record-extensions.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { useWithdrawPreviewsMutation } from './previews-api.js';

interface Properties extends Pick<DraftViewProps, 'resource' | 'id'> {
  opened: boolean;
  onWithdrawn(): void;
  onClose(): void;
}

/** Asks before all links to drafts of a record end. */
export function WithdrawDialog({ resource, id, opened, onWithdrawn, onClose }: Properties) {
  const dispatch = useAppDispatch();
  const [withdraw, { isLoading }] = useWithdrawPreviewsMutation();
  const goOn = async () => {
    const { error } = await withdraw({ path: resource.path, id, idempotencyKey: randomKey() });
    if (error) return;
    onWithdrawn();
    onClose();
    dispatch(toastShown({ kind: 'success', text: 'Alle Vorschau-Links zurückgezogen.' }));
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Alle Vorschau-Links zurückziehen?"
      action="Zurückziehen"
      isDangerous
      isWorking={isLoading}
      onConfirm={() => void goOn()}
      onClose={onClose}
    >
      <p>
        Kein Link, der bisher zu Entwürfen dieses Eintrags erstellt wurde, zeigt danach noch etwas, auch der
        eben erstellte nicht. Neue Links können Sie weiterhin erstellen.
      </p>
    </ConfirmDialog>
  );
}
