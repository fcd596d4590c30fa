import { terminalTopic } from '@bestellwerk/domain/contracts/live-topics';
import type {
  TimeTrackingMe,
  WorkingActivity,
  WorkingSchedule,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { api } from '../../shared/api.js';
import type { Credentials } from './credentials.js';
import type { ActionRequest } from './clock-actions.js';

/** Business days, both included (YYYY-MM-DD). */
interface Days extends Credentials {
  from: string;
  to: string;
}

export interface Me extends TimeTrackingMe {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  aheadBy: number;
}

const below = ({ username, token }: Credentials, path: string) =>
  `time-tracking/${encodeURIComponent(username)}/${encodeURIComponent(token)}/${path}`;

export const terminalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Kept current by the live socket, so that two terminals show the same. */
    me: build.query<Me, Credentials>({
      query: (who) => below(who, 'me'),
      transformResponse: (me: TimeTrackingMe) => ({ ...me, aheadBy: Date.parse(me.now) - Date.now() }),
      providesTags: ['WorkingTime'],
      keepUnusedDataFor: 0,
      async onCacheEntryAdded({ username, token }, { dispatch, cacheDataLoaded, cacheEntryRemoved }) {
        if (!(await cacheDataLoaded.catch(() => null))) return;
        const reread = () => void dispatch(api.util.invalidateTags(['WorkingTime']));
        const leave = liveSocket.subscribe(terminalTopic(username, token), {
          onChanges: reread,
          onSubscribed: reread,
        });
        await cacheEntryRemoved;
        leave();
      },
    }),
    activities: build.query<WorkingActivity[], Days>({
      query: ({ from, to, ...who }) => ({ url: below(who, 'working-activities'), params: { from, to } }),
      providesTags: ['WorkingTime'],
      keepUnusedDataFor: 0,
    }),
    schedules: build.query<WorkingSchedule[], Days>({
      query: ({ from, to, ...who }) => ({ url: below(who, 'working-schedules'), params: { from, to } }),
      keepUnusedDataFor: 0,
    }),
    sendAction: build.mutation<WorkingActivity, { who: Credentials; request: ActionRequest }>({
      query: ({ who, request: { action, branch, deviceAt, key } }) => ({
        url: below(who, `working-activities/${action}`),
        method: 'POST',
        body: { deviceAt, ...(action === 'start' && branch !== null && { branch }) },
        idempotencyKey: key,
      }),
      invalidatesTags: ['WorkingTime'],
    }),
  }),
});

export const { useMeQuery, useActivitiesQuery, useSchedulesQuery, useSendActionMutation } = terminalApi;
