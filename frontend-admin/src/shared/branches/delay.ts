import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { api } from '../api/api.js';
import { useAtNow } from '../ui/use-now.js';
import { useAvailabilityQuery } from './availability-api.js';
import { useBranchTimeZone } from './use-branches.js';

const delayApi = api.injectEndpoints({
  endpoints: (build) => ({
    endDelay: build.mutation<unknown, { branch: string }>({
      extraOptions: { failure: 'Wartezeit konnte nicht beendet werden.' },
      query: ({ branch }) => ({ url: `branches/${branch}/ordering/end-delay`, method: 'POST' }),
    }),
  }),
});

export const { useEndDelayMutation } = delayApi;

/** How much longer than usual orders of a branch take now, and until when; null while they do not. */
export function useDelay(branch: string): BranchAvailability['delay'] {
  const { data: days } = useAvailabilityQuery(branch);
  const timeZone = useBranchTimeZone(branch);
  const today = useAtNow((now) => businessDate(new Date(now), timeZone));
  const delay = days?.find(({ date }) => date === today)?.delay ?? null;
  const isRunning = useAtNow((now) => delay !== null && now < Date.parse(delay.until));
  return isRunning ? delay : null;
}
