import { NativeSelect, Skeleton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { KitchenServer } from '@bestellwerk/ui/kitchen/kitchen-work';
import { KitchenView } from '@bestellwerk/ui/kitchen/kitchen-view';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { usePageTitle } from '../../shared/ui/page-head.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import { FullScreen } from './full-screen.js';
import { useFinishPreparingMutation, useKitchenQuery, useMarkLinesMutation } from './kitchen-api.js';
import classes from './kitchen-page.module.css';

/** What the kitchen of a branch has to make, and what of it is done. */
export default function KitchenPage() {
  usePageTitle('Küche');
  return (
    <RequirePermission to="order.advance" title="Kein Zugriff auf die Küche." what="Die Küche">
      <VisuallyHidden component="h1">Küche</VisuallyHidden>
      <FailedRead endpoint="kitchen" />
      <Branches />
    </RequirePermission>
  );
}

function Branches() {
  const branches = useShownBranchesFor('order.advance');
  const [chosen, choose] = useState<string | null>(null);
  const branch = branches.find(({ id }) => id === chosen) ?? branches[0];
  if (!branch) {
    return <EmptyState title="Hier ist keine Küche." text="Bitte wählen Sie oben eine andere Filiale." />;
  }
  const choice = branches.length > 1 && (
    <NativeSelect
      className={classes.branch}
      aria-label="Filiale"
      data={branches.map(({ id, name }) => ({ value: id, label: name }))}
      value={branch.id}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
  return (
    <FullScreen className={classes.stage}>
      {(turn) => (
        <Kitchen key={branch.id} branch={branch.id}>
          {turn}
          {choice}
        </Kitchen>
      )}
    </FullScreen>
  );
}

const MINUTE = 60_000;

function Kitchen({ branch, children }: { branch: string; children: ReactNode }) {
  const pollingInterval = usePollingWhileAway();
  const { data, isError, fulfilledTimeStamp = 0 } = useKitchenQuery(branch, { pollingInterval });
  const aheadBy = data?.aheadBy ?? 0;
  // The board's minutes: all that is said here of the time changes with them.
  const now = useAtNow((at) => Math.floor((at + aheadBy) / MINUTE) * MINUTE);
  const server = useKitchenServer();
  if (data) {
    const { orders, timeZone } = data;
    return (
      <KitchenView orders={orders} readAt={fulfilledTimeStamp} now={now} timeZone={timeZone} server={server}>
        {children}
      </KitchenView>
    );
  }
  return isError ? null : <Skeleton height={320} role="status" aria-label="Die Küche wird geladen" />;
}

function useKitchenServer(): KitchenServer {
  const [mark] = useMarkLinesMutation();
  const [finish] = useFinishPreparingMutation();
  return useMemo(
    () => ({
      mark: (order, lines, isPrepared) => mark({ order, lines, isPrepared }).unwrap(),
      finish: (order) => finish(order).unwrap(),
    }),
    [mark, finish],
  );
}
