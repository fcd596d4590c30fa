import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { isOfVisits } from '@bestellwerk/domain/views/figure-definitions';
import { formatTime, timeOrDate } from '@bestellwerk/domain/text/formats';
import { api } from '../../../shared/api/api.js';
import { type RootState, useAppSelector } from '../../../shared/api/redux.js';
import type { Days } from '../../../shared/days/days.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import type { Sources } from './tabs.js';

const LOADING = 'Statistik wird geladen …';

/** 'Stand 18:05': when figures were read last. Of visits: until when those of these days are counted. */
export function useAsOf(sources: Sources, days: Days): string {
  const timeZone = useTimeZone();
  const at = useAppSelector((state) =>
    answersIn(state).reduce((latest, { fulfilledTimeStamp = 0 }) => Math.max(latest, fulfilledTimeStamp), 0),
  );
  const counted = useAppSelector((state) => countedAtIn(state, days));
  if (at === 0) return LOADING;
  const read = new Date(at);
  const asOf = `Stand ${formatTime(read, timeZone)}`;
  const visits = counted && `Besuche gezählt bis ${timeOrDate(new Date(counted), read, timeZone)}`;
  if (sources === 'orders') return asOf;
  if (sources === 'both') return visits ? `${asOf}, ${visits}` : asOf;
  return counted === undefined ? LOADING : (visits ?? 'Besuche noch nicht gezählt');
}

const answersIn = (state: RootState) =>
  Object.values(state[api.reducerPath].queries).flatMap((query) =>
    query?.endpointName === 'figures' ? [query] : [],
  );

/** When visits of these days were counted last; null if never, undefined until it is known. */
function countedAtIn(state: RootState, { from, to }: Days): string | null | undefined {
  const ofVisits = answersIn(state)
    .map(({ data }) => data as Figures | undefined)
    .filter((data) => data && isOfVisits(data.name) && data.from === from && data.to === to);
  if (ofVisits.length === 0) return undefined;
  return ofVisits
    .map((figures) => figures!.meta.countedAt)
    .reduce((latest, countedAt) => (countedAt !== null && countedAt > (latest ?? '') ? countedAt : latest));
}
