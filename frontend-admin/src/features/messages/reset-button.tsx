import { Button } from '@mantine/core';
import { useState } from 'react';
import { sendOnce } from '../../shared/forms/form-sending.js';
import type { ReadRecord } from '../../shared/records/record-types.js';
import { useRemoveRecordMutation } from '../../shared/records/single-record-api.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { PATH } from './use-templates.js';

/** Goes back to the usual text. */
export function ResetButton({ record: { id, revision } }: { record: ReadRecord }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveRecordMutation();
  const reset = async () => {
    const seen = { path: PATH, id, revision: revision! };
    await sendOnce(`reset-message:${id}`, seen, (idempotencyKey) => remove({ ...seen, idempotencyKey }));
    setAsking(false);
  };
  return (
    <>
      <Button variant="default" size="md" onClick={() => setAsking(true)}>
        Üblichen Text wiederherstellen
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Üblichen Text wiederherstellen?"
        action="Wiederherstellen"
        isDangerous
        isWorking={isLoading}
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      >
        Ihr eigener Text und die Auswahl von E-Mail und SMS gehen verloren.
      </ConfirmDialog>
    </>
  );
}
