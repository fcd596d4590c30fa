import {
  presenceTopic,
  weeklyPlansTopic,
  weeklyPlanTopic,
  workingTimeTopic,
} from '@bestellwerk/domain/contracts/live-topics';
import type {
  DayBalance,
  Presence,
  TimeTrackingMe,
  WeeklyPlanChange,
  WorkingActivity,
  WorkingSchedule,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { isToReread, mergePresence, pressed } from './merge-activities.js';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

/** The presses of the clock, named as their paths are. */
export type Press = 'start' | 'pause' | 'resume' | 'end';

export interface ClockPress {
  account: string;
  press: Press;
  /** Where the shift begins; the others go on where it did. */
  branch: string | null;
  deviceAt: string;
  idempotencyKey: string;
}

/** Business days, both included (YYYY-MM-DD), of one's own account. */
export interface OwnDays {
  account: string;
  from: string;
  to: string;
}

export interface OwnClock extends TimeTrackingMe {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  aheadBy: number;
}

const pressWords: Record<Press, string> = {
  start: 'gestartet',
  pause: 'pausiert',
  resume: 'fortgesetzt',
  end: 'beendet',
};

const ownDays = (name: string) => ({
  query: ({ from, to }: OwnDays) => ({ url: `working-time/${name}`, params: { from, to } }),
});

export const workingTimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether one is at work, kept current by the live socket. */
    ownClock: build.query<OwnClock, string>({
      extraOptions: { failure: 'Benutzer konnte nicht geladen werden.' },
      query: () => 'working-time/me',
      transformResponse: (me: TimeTrackingMe) => ({ ...me, aheadBy: Date.parse(me.now) - Date.now() }),
      providesTags: ['WorkingBalances'],
      onCacheEntryAdded: (account, entry) =>
        followQuery(entry, [workingTimeTopic(account), weeklyPlanTopic(account)]),
    }),
    ownActivities: build.query<WorkingActivity[], OwnDays>({
      extraOptions: { failure: 'Aktivitäten konnten nicht geladen werden.' },
      ...ownDays('activities'),
      providesTags: ['WorkingActivities'],
      onCacheEntryAdded: (argument, entry) => followQuery(entry, [workingTimeTopic(argument.account)]),
    }),
    ownBalances: build.query<DayBalance[], OwnDays>({
      extraOptions: { failure: 'Guthaben konnten nicht geladen werden.' },
      ...ownDays('balances'),
      providesTags: ['WorkingBalances'],
      onCacheEntryAdded: (argument, entry) =>
        followQuery(entry, [workingTimeTopic(argument.account), weeklyPlanTopic(argument.account)]),
    }),
    ownSchedules: build.query<WorkingSchedule[], OwnDays>({
      extraOptions: { failure: 'Arbeitsplanung konnte nicht geladen werden.' },
      ...ownDays('schedules'),
      providesTags: ['WeeklyPlan'],
      onCacheEntryAdded: ({ account }, entry) => followQuery(entry, [weeklyPlanTopic(account)]),
    }),
    /** Who changed the plans of a person, newest first. */
    weeklyPlanHistory: build.query<WeeklyPlanChange[], string>({
      extraOptions: { failure: 'Der Verlauf konnte nicht geladen werden.' },
      query: (user) => `working-schedules/plan/${user}/history`,
      keepUnusedDataFor: 0,
      providesTags: ['WeeklyPlan'],
      onCacheEntryAdded: (user, entry) => followQuery(entry, [weeklyPlanTopic(user)]),
    }),
    pressClock: build.mutation<WorkingActivity, ClockPress>({
      extraOptions: {
        failure: ({ press }: ClockPress) => `Aktivität konnte nicht ${pressWords[press]} werden.`,
      },
      query: ({ press, branch, deviceAt, idempotencyKey }) => ({
        url: `working-time/activities/${press}`,
        method: 'POST',
        body: { deviceAt, ...(press === 'start' && branch !== null && { branch }) },
        idempotencyKey,
      }),
      async onQueryStarted({ account }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          workingTimeApi.util.updateQueryData('ownClock', account, (clock) => {
            pressed(clock, answer.data, new Date(Date.now() + clock.aheadBy));
          }),
        );
      },
      invalidatesTags: ['WorkingActivities', 'WorkingBalances'],
    }),
    /** The team of a branch with what each is at, live, and what is planned. */
    presence: build.query<Presence[], string>({
      extraOptions: { failure: 'Das Team konnte nicht geladen werden.' },
      query: (branch) => ({ url: 'working-time/presence', params: { branch } }),
      providesTags: ['WeeklyPlan'],
      onCacheEntryAdded: (branch, entry) =>
        followQuery<WorkingActivity>(
          entry,
          [presenceTopic(branch), weeklyPlansTopic(branch)],
          (rows, reread) => {
            entry.updateCachedData((team) => mergePresence(team, rows));
            if (isToReread(entry.getCacheEntry().data ?? [], rows)) reread();
          },
        ),
    }),
  }),
});

export const {
  useOwnClockQuery,
  useOwnActivitiesQuery,
  useOwnBalancesQuery,
  useOwnSchedulesQuery,
  useWeeklyPlanHistoryQuery,
  usePressClockMutation,
  usePresenceQuery,
} = workingTimeApi;
