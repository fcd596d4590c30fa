import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBroadcast, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useScreensQuery } from './screens-api.js';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { CommandDrawer } from './command-drawer.js';
import type { Target } from './use-send-command.js';
import { PairDialog } from './pair-dialog.js';
import { ScreenCard } from './screen-card.js';
import classes from './screens.module.css';

/** The screens of the branches on show, live. */
export default function ScreensPage() {
  return (
    <RequirePermission to="signage.read" title="Kein Zugriff auf die Bildschirme." what="Bildschirme">
      <ScreenWall />
    </RequirePermission>
  );
}

function ScreenWall() {
  const branches = useShownBranchesFor('signage.read');
  const mayPair = useShownBranchesFor('signage.pair').length > 0;
  const commandable = useShownBranchesFor('signage.command').map(({ id }) => id);
  const pollingInterval = usePollingWhileAway();
  const { data: screens, isError } = useScreensQuery(
    { branches: branches.map(({ id }) => id) },
    { skip: branches.length === 0, pollingInterval },
  );
  const [target, setTarget] = useState<Target | null>(null);
  const [isPairing, pairing] = useDisclosure(false);
  const reached = screens?.filter(({ branch }) => commandable.includes(branch)) ?? [];
  const online = screens?.filter(({ isOnline }) => isOnline).length;
  const pairButton = mayPair && (
    <Button size="md" leftSection={<IconPlus size={20} aria-hidden />} onClick={pairing.open}>
      Bildschirm koppeln
    </Button>
  );
  return (
    <>
      <PageHead
        title="Bildschirme"
        note={screens ? `${online} von ${screens.length} online` : 'Bildschirme werden geladen …'}
      >
        {reached.length > 1 && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconBroadcast size={20} aria-hidden />}
            onClick={() => setTarget({ kind: 'all', branches, count: reached.length })}
          >
            An alle senden
          </Button>
        )}
        {screens?.length !== 0 && pairButton}
      </PageHead>
      <FailedRead endpoint="screens" />
      {!screens && !isError && (
        <Skeleton height={220} role="status" aria-label="Bildschirme werden geladen" />
      )}
      {screens?.length === 0 && (
        <EmptyState
          title="Noch kein Bildschirm gekoppelt."
          text={`Öffnen Sie auf dem Fernseher die Adresse ${location.origin}/signage. Er zeigt einen Code mit sechs Zeichen, mit dem die Filialleitung ihn hier koppelt.`}
        >
          {pairButton}
        </EmptyState>
      )}
      <ul className={classes.wall}>
        {screens?.map((screen) => (
          <ScreenCard
            key={screen.id}
            screen={screen}
            showsBranch={branches.length > 1}
            onCommand={() => setTarget({ kind: 'one', screen })}
          />
        ))}
      </ul>
      <CommandDrawer target={target} onClose={() => setTarget(null)} />
      <PairDialog opened={isPairing} onClose={pairing.close} />
    </>
  );
}
