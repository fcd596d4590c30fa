import { NativeSelect, Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { KitchenServer } from '@bestellwerk/ui/kitchen/kitchen-work';
import { KitchenView } from '@bestellwerk/ui/kitchen/kitchen-view';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { useShownBranchesFor } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import { useFinishPreparingMutation, useKitchenQuery, useMarkLinesMutation } from './kitchen-api.js';

/** What the kitchen of a branch has to make, and what of it is done. */
export default function KitchenPage() {
  return (
    <RequirePermission to="order.advance" title="Kein Zugriff auf die Küche." what="Die Küche">
      <PageHead title="Küche" note="Was zu machen ist, je Bestellung und zusammengezählt" />
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
  return (
    <>
      {branches.length > 1 && (
        <NativeSelect
          label="Filiale"
          mb="md"
          maw={420}
          data={branches.map(({ id, name }) => ({ value: id, label: name }))}
          value={branch.id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <Kitchen key={branch.id} branch={branch.id} />
    </>
  );
}

const TEN_SECONDS = 10_000;

function Kitchen({ branch }: { branch: string }) {
  const pollingInterval = usePollingWhileAway();
  const { data, isError } = useKitchenQuery(branch, { pollingInterval });
  const now = useAtNow((at) => Math.floor(at / TEN_SECONDS) * TEN_SECONDS);
  const server = useKitchenServer();
  if (data) {
    const { orders, timeZone, aheadBy } = data;
    return <KitchenView orders={orders} now={now + aheadBy} timeZone={timeZone} server={server} />;
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
