import { formatTime } from '@bestellwerk/domain/text/formats';
import { api } from '../../../shared/api/api.js';
import { useAppSelector } from '../../../shared/api/redux.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';

/** 'Stand 18:05': when figures were read last. */
export function useAsOf(): string {
  const timeZone = useTimeZone();
  const at = useAppSelector((state) =>
    Object.values(state[api.reducerPath].queries).reduce(
      (latest, query) =>
        query?.endpointName === 'figures' ? Math.max(latest, query.fulfilledTimeStamp ?? 0) : latest,
      0,
    ),
  );
  return at === 0 ? 'Statistik wird geladen …' : `Stand ${formatTime(new Date(at), timeZone)}`;
}
