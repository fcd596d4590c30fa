import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PersonSelection } from '@bestellwerk/domain/contracts/personal-data.schema';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, sendOnce } from '../../shared/forms/form-sending.js';
import notes from '../../shared/ui/notes.module.css';
import { useErasePersonMutation } from './personal-data-api.js';

interface Properties {
  selection: PersonSelection;
  /** How many of the orders are still needed and will stay. */
  needed: number;
  opened: boolean;
  onErased(): void;
  onClose(): void;
}

/** Asks to type once more what was sought, because an erasure cannot be undone. */
export function EraseDialog({ selection, needed, opened, onErased, onClose }: Properties) {
  const [typed, setTyped] = useState('');
  const [erase, { isLoading, error }] = useErasePersonMutation();
  const navigate = useNavigate();
  const isConfirmed = typed.trim().toLowerCase() === selection.search.toLowerCase();
  const close = () => {
    setTyped('');
    onClose();
  };
  const go = async () => {
    if (!isConfirmed) return;
    const { data } = await sendOnce('erase-person', selection, (idempotencyKey) =>
      erase({ ...selection, idempotencyKey }),
    );
    if (!data) return;
    close();
    onErased();
    void navigate(`/personal-data/${data.id}`);
  };
  const { orders, customers } = selection;
  return (
    <Modal opened={opened} onClose={close} title="Personenbezogene Daten endgültig löschen?">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <Stack>
          <Text>
            {[
              ...countText(orders.length, 'Bestellung', 'Bestellungen'),
              ...countText(customers.length, 'Kundeneintrag', 'Kundeneinträge'),
            ].join(' und ')}
            : Name, Adressen, Nachrichten, E-Mails, Dateien und alles andere, woran man diese Person erkennt,
            werden überall gelöscht. Beträge und bestellte Positionen bleiben. Das lässt sich nicht rückgängig
            machen.
          </Text>
          {needed > 0 && (
            <p className={notes.editorNote}>
              {needed === 1 ? 'Eine Bestellung wird' : `${needed} Bestellungen werden`} noch gebraucht und
              nicht gelöscht.
            </p>
          )}
          <TextInput
            label={`Bitte geben Sie zur Bestätigung „${selection.search}“ ein`}
            value={typed}
            autoComplete="off"
            data-autofocus
            error={error ? formErrorsOf(error, () => false).general : null}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <FormEnd
            action="Endgültig löschen"
            isDangerous
            isWorking={isLoading}
            isDisabled={!isConfirmed}
            onBack={close}
          />
        </Stack>
      </form>
    </Modal>
  );
}

const countText = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
