import type { HealthDetails, HealthItem, HealthState } from '@bestellwerk/domain/contracts/health.schema';
import { formatDateTime, formatTime } from '@bestellwerk/domain/text/formats';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { api } from '../../shared/api/api.js';
import { OwedHint } from '../../shared/orders/owed-hint.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { PageSkeleton } from '../../shared/ui/splash.js';
import { NoAnswer } from './no-answer.js';
import { ParkedList } from './parked-list.js';
import { ReadModelTable, StateBadge, stateWords } from './read-model-table.js';
import classes from './health.module.css';

export const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    healthDetails: build.query<HealthDetails, void>({
      extraOptions: { failure: 'Systemzustand konnte nicht geladen werden.' },
      query: () => 'health/details',
    }),
  }),
});

export const { useHealthDetailsQuery } = healthApi;

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
  const asOf = data && formatTime(new Date(data.at), timeZone);
  return (
    <>
      <PageHead
        title="Systemzustand"
        note={data ? `${failure ? 'Zuletzt' : stateWords[data.state].all}, Stand ${asOf}` : 'Wird geprüft …'}
      />
      {failure && <NoAnswer failure={failure} lastKnownAt={asOf} />}
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

const urgency: Record<HealthState, number> = { bad: 0, warning: 1, ok: 2 };

/** One card for each thing the product needs, the worst first. */
function Conditions({ items }: { items: readonly HealthItem[] }) {
  const sorted = [...items].sort((a, b) => urgency[a.state] - urgency[b.state]);
  return (
    <ul className={classes.conditions} aria-label="Teile des Systems">
      {sorted.map(({ id, title, state, text, advice }) => (
        <li key={id} className={classes.condition} data-state={state}>
          <h2>
            {title} <StateBadge state={state} />
          </h2>
          <p>{text}</p>
          {advice !== null && <p className={classes.advice}>{advice}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What one is asked for when one calls for help. */
function ServerFacts({ details: { version, startedAt } }: { details: HealthDetails }) {
  const timeZone = useTimeZone();
  return (
    <p className={classes.facts}>
      Version {version}, gestartet am {formatDateTime(new Date(startedAt), timeZone)}
    </p>
  );
}
