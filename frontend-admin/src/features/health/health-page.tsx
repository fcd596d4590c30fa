import { formatTime } from '@bestellwerk/domain/text/formats';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useHealthDetailsQuery } from './health-api.js';
import { OwedHint } from '../../shared/orders/owed-hint.js';
import { useTimeZone } from '../../shared/shop/shop-settings.js';
import { RequirePermission } from '../../shared/session/require-permission.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { PageSkeleton } from '../../shared/ui/page-skeleton.js';
import { Conditions } from './conditions.js';
import { NoAnswer } from './no-answer.js';
import { ParkedList } from './parked-list.js';
import { ReadModelTable } from './read-model-table.js';
import { ServerFacts } from './server-facts.js';
import { stateWords } from './state-badge.js';

const EVERY_MS = 5_000;

/** How the product is, and what to do when something is wrong. */
export default function HealthPage() {
  return (
    <RequirePermission to="health.read" title="Kein Zugriff auf den Systemzustand." what="Den Systemzustand">
      <Health />
    </RequirePermission>
  );
}

function Health() {
  const timeZone = useTimeZone();
  const { data, error } = useHealthDetailsQuery(undefined, { pollingInterval: EVERY_MS });
  const failure = isApiFailure(error) ? error : null;
  const standsAt = data && formatTime(new Date(data.at), timeZone);
  return (
    <>
      <PageHead
        title="Systemzustand"
        note={
          data ? `${failure ? 'Zuletzt' : stateWords[data.state].all}, Stand ${standsAt}` : 'Wird geprüft …'
        }
      />
      {failure && <NoAnswer failure={failure} lastKnownAt={standsAt} />}
      {data ? (
        <div data-outdated={failure !== null || undefined}>
          <OwedHint />
          <Conditions items={data.items} />
          {data.parked.length > 0 && <ParkedList parked={data.parked} />}
          <ReadModelTable readModels={data.readModels} />
          <ServerFacts details={data} />
        </div>
      ) : (
        !failure && <PageSkeleton />
      )}
    </>
  );
}
