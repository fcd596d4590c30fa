import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { useBranchKeyQuery, useMakeBranchKeyMutation, useRevokeBranchKeyMutation } from './branch-key-api.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { useMay } from '../../../shared/session/use-user.js';
import { Block } from '../../../shared/ui/block.js';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';
import { MadeBranchKey } from './made-branch-key.js';

/** The key with which displays read a branch's orders, for those who manage the branch. */
export default function BranchKeyBlock({ id }: { id: string }) {
  const isAllowed = useMay()('branch.change', id);
  return isAllowed && <Key branch={id} />;
}

type Question = 'make' | 'revoke';

const questions = {
  make: {
    title: 'Neuen Schlüssel erzeugen',
    text: 'Der bisherige Schlüssel gilt dann sofort nicht mehr. Alle Anzeigen brauchen den neuen.',
    button: 'Erzeugen',
  },
  revoke: {
    title: 'Schlüssel widerrufen',
    text: 'Alle Anzeigen, die ihn verwenden, zeigen dann sofort keine Bestellungen mehr.',
    button: 'Widerrufen',
  },
};

function Key({ branch }: { branch: string }) {
  const { data: key, isError } = useBranchKeyQuery(branch);
  const [make, made] = useMakeBranchKeyMutation();
  const [revoke] = useRevokeBranchKeyMutation();
  const [question, setQuestion] = useState<Question | null>(null);
  const dispatch = useAppDispatch();

  const takeAway = async () => {
    const { error } = await revoke(branch);
    if (!error) dispatch(toastShown({ kind: 'success', text: 'Der Schlüssel gilt nicht mehr.' }));
  };
  const confirm = () => {
    void (question === 'make' ? make(branch) : takeAway());
    setQuestion(null);
  };

  return (
    <Block title="Schlüssel für Anzeigen">
      <FailedRead endpoint="branchKey" />
      <p>Mit ihm lesen Bildschirme an der Ausgabe und in der Küche die Bestellungen, ohne Anmeldung.</p>
      {key === undefined ? !isError && <Skeleton height={36} /> : <KeyState info={key} />}
      <Group>
        <Button
          variant="default"
          leftSection={<IconKey size={18} aria-hidden />}
          loading={made.isLoading}
          disabled={key === undefined}
          onClick={() => (key ? setQuestion('make') : void make(branch))}
        >
          {key ? 'Neuen Schlüssel erzeugen' : 'Schlüssel erzeugen'}
        </Button>
        {key && (
          <Button variant="default" onClick={() => setQuestion('revoke')}>
            Widerrufen
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={confirm}
        title={question ? questions[question].title : ''}
        action={question ? questions[question].button : ''}
        isDangerous
      >
        {question && questions[question].text}
      </ConfirmDialog>
      <Modal opened={made.data !== undefined} onClose={made.reset} title="Neuer Schlüssel" size="lg">
        {made.data && <MadeBranchKey branch={branch} apiKey={made.data.key} onClose={made.reset} />}
      </Modal>
    </Block>
  );
}

function KeyState({ info }: { info: { createdAt: string; createdBy: string | null } | null }) {
  const timeZone = useTimeZone();
  if (info === null) return <p>Zurzeit gibt es keinen.</p>;
  return (
    <p>
      Erzeugt am {formatDateTime(new Date(info.createdAt), timeZone)}
      {info.createdBy && <> von {info.createdBy}</>}.
    </p>
  );
}
