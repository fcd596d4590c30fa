import './kitchen-page.css';
import { type ReactNode, useMemo } from 'react';
import type { KitchenServer } from '@bestellwerk/ui/kitchen/kitchen-work';
import { KitchenView } from '@bestellwerk/ui/kitchen/kitchen-view';
import type { BranchAccess } from '../../shared/display/branch-access.js';
import {
  useCounterOrdersQuery,
  useFinishPreparingMutation,
  useMarkLinesMutation,
} from '../../shared/display/display-api.js';
import { DisplayHead } from '../../shared/display/display-head.js';
import { DisplayNotice } from '../../shared/display/display-notice.js';
import { DisplayPage } from '../../shared/display/display-page.js';
import { POLLING, useDisplay } from '../../shared/display/use-display.js';

/** What the kitchen has to make, on a screen of its own that nobody signs in to. */
export default function KitchenPage() {
  return (
    <DisplayPage title="Küche">{(access, newKey) => <Kitchen access={access} newKey={newKey} />}</DisplayPage>
  );
}

function Kitchen({ access, newKey }: { access: BranchAccess; newKey: ReactNode }) {
  const { list, readAt, now, staleSince, isRefused, refusal } = useDisplay(
    useCounterOrdersQuery(access, POLLING),
  );
  const server = useKitchenServer(access);
  if (isRefused) return newKey;
  if (!list) return <DisplayNotice title="Küche" text={refusal} />;
  return (
    <>
      <DisplayHead meta={list} now={now} staleSince={staleSince} />
      <div className="kitchen-page">
        <KitchenView
          orders={list.orders}
          readAt={readAt}
          now={now}
          timeZone={list.timeZone}
          server={server}
        />
      </div>
    </>
  );
}

function useKitchenServer(access: BranchAccess): KitchenServer {
  const [mark] = useMarkLinesMutation();
  const [finish] = useFinishPreparingMutation();
  return useMemo(
    () => ({
      mark: (order, lines, isPrepared) => mark({ ...access, order, lines, isPrepared }).unwrap(),
      finish: (order) => finish({ ...access, order }).unwrap(),
    }),
    [access, mark, finish],
  );
}
