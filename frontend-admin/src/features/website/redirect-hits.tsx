import type { RedirectHits } from '@bestellwerk/domain/contracts/website.schema';
import { formatDateTime, formatNumber } from '@bestellwerk/domain/text/formats';
import { api } from '../../shared/api/api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';

const { useRedirectHitsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    redirectHits: build.query<RedirectHits, string>({
      extraOptions: { failure: 'Aufrufe konnten nicht geladen werden.' },
      query: (id) => `redirects/${id}/hits`,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** How often a redirect was used: whether it is still needed. */
export default function RedirectHitsBlock({ id }: { id: string }) {
  const { data } = useRedirectHitsQuery(id);
  return (
    <Block title="Aufrufe">
      <FailedRead endpoint="redirectHits" />
      {data && <HitWords {...data} />}
    </Block>
  );
}

function HitWords({ hits, lastHitAt }: RedirectHits) {
  const timeZone = useTimeZone();
  if (lastHitAt === null) return <p>Diesen Redirect hat noch niemand benutzt.</p>;
  const last = formatDateTime(new Date(lastHitAt), timeZone);
  return (
    <p>
      {hits === 1 ? 'Einmal benutzt' : `${formatNumber(hits)}-mal benutzt`}, zuletzt am {last}.
    </p>
  );
}
