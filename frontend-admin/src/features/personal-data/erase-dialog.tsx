import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PersonSelection } from '@bestellwerk/domain/contracts/personal-data.schema';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, sendOnce } from '../../shared/forms/form-sending.js';
import notes from '../../shared/ui/notes.module.css';
import { partText } from './erasure-words.js';
import { useErasePersonMutation } from './personal-data-api.js';
import classes from './personal-data.module.css';

interface Properties {
  selection: PersonSelection;
  /** Why orders are still needed and will stay, a sentence for each. */
  needed: readonly string[];
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
  const erasable = orders.length - needed.length;
  const isNothing = erasable + customers.length === 0;
  const parts = [
    ...partText('orders', orders.length, erasable),
    ...partText('customers', customers.length, customers.length),
  ];
  return (
    <Modal opened={opened} onClose={close} title="Personenbezogene Daten endgültig löschen?">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <Stack>
          <Text>{isNothing ? nothingText : `${parts.join(' und ')}: ${erasedText}`}</Text>
          {needed.length > 0 && <Staying reasons={needed} />}
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

const erasedText =
  'Name, Adressen, Nachrichten, E-Mails, Dateien, eingetippte Gründe von Rückzahlungen und Gegenbuchungen und alles andere, woran man diese Person erkennt, werden überall gelöscht. ' +
  'Beträge und bestellte Positionen bleiben. Das lässt sich nicht rückgängig machen.';
const nothingText =
  'Im Moment kann nichts davon gelöscht werden. Der Nachweis hält fest, dass es verlangt wurde und warum es noch nicht geht.';

/** How many orders stay, and why: an erasure does not come back for them by itself. */
function Staying({ reasons }: { reasons: readonly string[] }) {
  const many = (count: number) => partText('orders', count, count).join('');
  const count = reasons.length;
  const title = `${many(count)} ${count === 1 ? 'bleibt' : 'bleiben'} vorerst`;
  return (
    <div className={notes.editorNote}>
      <p className={classes.staying}>
        {title}. Bitte löschen Sie noch einmal, sobald der Grund nicht mehr besteht.
      </p>
      <ul aria-label={title} className={classes.numbers}>
        {[...new Set(reasons)].map((reason) => (
          <li key={reason}>
            {many(reasons.filter((other) => other === reason).length)}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
