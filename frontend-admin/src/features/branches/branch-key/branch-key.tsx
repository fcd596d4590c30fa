import { useBranchKeyQuery, useMakeBranchKeyMutation, useRevokeBranchKeyMutation } from './branch-key-api.js';
import { useAppDispatch } from '../../../shared/api/redux.js';
import { KeyBlock } from '../../../shared/keys/key-block.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { useMay } from '../../../shared/session/use-user.js';
import { toastShown } from '../../../shared/toasts/toasts-slice.js';

/** The key with which displays read a branch's orders, for those who manage the branch. */
export default function BranchKeyBlock({ id }: { id: string }) {
  const isAllowed = useMay()('branch.change', id);
  return isAllowed && <Key branch={id} />;
}

const consequences = {
  make: 'Der bisherige Schlüssel gilt dann sofort nicht mehr. Alle Anzeigen brauchen den neuen.',
  revoke: 'Alle Anzeigen, die ihn verwenden, zeigen dann sofort keine Bestellungen mehr.',
};

const made = {
  text: 'Bitte kopieren Sie jetzt, was Sie brauchen. Der Schlüssel wird nur dieses eine Mal angezeigt. Öffnen Sie eine der Adressen auf dem Bildschirm, oder geben Sie dort den Schlüssel ein.',
};

/** Pages of displays; after '#', an address does not leave the browser. */
const pages = { abholung: 'Anzeige der Tickets', theke: 'Bestellungen hinter der Theke', kueche: 'Küche' };

const secretsOf = (branch: string, key: string) => [
  { name: 'Schlüssel', value: key },
  ...Object.entries(pages).map(([page, name]) => ({
    name,
    value: `${location.origin}/${page}#${branch}/${key}`,
  })),
];

function Key({ branch }: { branch: string }) {
  const { data: current, isError } = useBranchKeyQuery(branch);
  const [make, { data, isLoading, reset }] = useMakeBranchKeyMutation();
  const [revoke] = useRevokeBranchKeyMutation();
  const dispatch = useAppDispatch();

  const takeAway = async () => {
    const { error } = await revoke(branch);
    if (!error) dispatch(toastShown({ kind: 'success', text: 'Der Schlüssel gilt nicht mehr.' }));
  };
  return (
    <KeyBlock
      title="Schlüssel für Anzeigen"
      current={current}
      isUnknown={isError}
      isMaking={isLoading}
      consequences={consequences}
      made={data && { ...made, secrets: secretsOf(branch, data.key) }}
      onMake={() => void make(branch)}
      onRevoke={() => void takeAway()}
      onSeen={reset}
    >
      <FailedRead endpoint="branchKey" />
      <p>Mit ihm lesen Bildschirme an der Ausgabe und in der Küche die Bestellungen, ohne Anmeldung.</p>
    </KeyBlock>
  );
}
