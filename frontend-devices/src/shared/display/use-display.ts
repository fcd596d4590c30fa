import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { useClock } from '../use-clock.js';
import { useReachable } from '../use-reachable.js';
import type { DisplayList } from './display-api.js';

const STALE_AFTER_MS = 20_000;
export const POLLING = { pollingInterval: 10_000 };

interface Answered<Order> {
  /** The last list that was answered, whatever came after it. */
  readonly data?: DisplayList<Order>;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number;
  refetch(): unknown;
}

interface Display<Order> {
  readonly list: DisplayList<Order> | undefined;
  /** When it was answered, by this device's clock; 0 before. */
  readonly readAt: number;
  /** The server's clock in milliseconds, renewed every second. */
  readonly now: number;
  /** Since when nothing was answered, if the server does not answer now or that is long ago. */
  readonly staleSince: Date | null;
  /** The key is not valid any more. */
  readonly isRefused: boolean;
  /** Why nothing is shown, in German; null while a list is shown, or the first one awaited. */
  readonly refusal: string | null;
}

/** What a display shows of its list. A list that cannot be read stays, until it is refused. */
export function useDisplay<Order>(answered: Answered<Order>): Display<Order> {
  const { data, error, fulfilledTimeStamp: readAt = 0, refetch } = answered;
  const clock = useClock(1_000);
  const isReachable = useReachable(refetch);
  const status = isApiFailure(error) ? error.status : null;
  const isAway = !isReachable || error !== undefined || clock - readAt > STALE_AFTER_MS;
  return {
    list: data,
    readAt,
    now: clock + (data?.aheadBy ?? 0),
    staleSince: data && isAway ? new Date(readAt + data.aheadBy) : null,
    isRefused: status === 401,
    refusal: status === 409 || (data === undefined && error !== undefined) ? messageOf(error) : null,
  };
}
