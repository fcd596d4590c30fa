import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { sortKey } from '@bestellwerk/domain/records/sort-key';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { useEraseRecordMutation } from '../../../shared/records/single-record-api.js';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../../shared/api/redux.js';

interface Properties {
  resource: Resource;
  record: ReadRecord;
  opened: boolean;
  onErased(): void;
  onClose(): void;
}

/** Asks for the name of the person to be erased, because erasure cannot be undone. */
export function EraseDialog({ resource, record, opened, onErased, onClose }: Properties) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [erase, { isLoading }] = useEraseRecordMutation();
  const name = resource.titleOf(record);
  const isConfirmed = sortKey(typed) === sortKey(name);

  const close = () => {
    setTyped('');
    onClose();
  };
  const go = async () => {
    if (!isConfirmed || record.revision === null) return;
    const { path } = resource;
    const { data } = await erase({
      path,
      id: record.id,
      revision: record.revision,
      idempotencyKey: randomKey(),
    });
    close();
    if (!data) return;
    onErased();
    dispatch(toastShown({ kind: 'success', text: 'Die personenbezogenen Daten wurden endgültig gelöscht.' }));
  };

  return (
    <Modal opened={opened} onClose={close} title={`Daten von „${name}“ endgültig löschen?`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <Stack>
          <Text>
            Name, Adressen und alles andere, woran man diese Person erkennt, werden überall gelöscht, auch im
            Verlauf. Das lässt sich nicht rückgängig machen.
          </Text>
          <TextInput
            label={`Bitte geben Sie zur Bestätigung „${name}“ ein`}
            value={typed}
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Zurück
            </Button>
            <Button type="submit" color="red" disabled={!isConfirmed} loading={isLoading}>
              Endgültig löschen
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
