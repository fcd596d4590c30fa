import type { FigureEntries, FigureList } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { FigureName, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { workingTimeTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { ProfileActivity, UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import type { Comparison, Granularity } from '@bestellwerk/domain/statistics/period';
import { isOfVisits } from '@bestellwerk/domain/views/figure-definitions';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

/** Business days, both included (YYYY-MM-DD); no branch is all the user may see. */
export interface FiguresQuery {
  name: FigureName;
  from: string;
  to: string;
  branch: string | null;
  /** By the number of days if left out. */
  granularity?: Granularity | undefined;
  compare?: Comparison | undefined;
  /** Of order-times. */
  by?: 'placed' | 'due' | undefined;
}

export type EntriesQuery = Omit<FiguresQuery, 'granularity' | 'compare'> & {
  /** The key of one row of the list. */
  row: string | undefined;
  /** Other rows than the first ones of the statistic. */
  list?: FigureList | undefined;
};

/** Business days of one person, both included. */
export interface ProfileSpan {
  user: string;
  start: string;
  end: string;
}

/** What a statistic grows with while its last day goes on; visits are counted later. */
export type Growth = 'orders' | 'work';

const ofWork: readonly FigureName[] = ['working-activities', 'working-schedules'];

function growthOf(name: FigureName): readonly Growth[] {
  if (isOfVisits(name)) return [];
  if (ofWork.includes(name)) return ['work'];
  return name === 'sales-per-labour-hour' ? ['orders', 'work'] : ['orders'];
}

/** The figures whose last day is this one, and to which its orders or its work add. */
export const figuresUntil = (day: string, growth: Growth) =>
  ({ type: 'Statistics', id: `${growth} until ${day}` }) as const;

export const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query<Figures, FiguresQuery>({
      query: ({ name, ...params }) => ({ url: `statistics/${name}`, params }),
      extraOptions: { failure: 'Statistik konnte nicht geladen werden.' },
      providesTags: (_result, _error, { name, to }) => [
        'Statistics',
        ...growthOf(name).map((growth) => figuresUntil(to, growth)),
      ],
    }),
    figureEntries: build.infiniteQuery<FigureEntries, EntriesQuery, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { name, ...params }, pageParam: after }) => ({
        url: `statistics/${name}/entries`,
        params: { ...params, after },
      }),
      extraOptions: { failure: 'Statistik konnte nicht geladen werden.' },
      // Read once for all: what comes in meanwhile belongs to figures that nobody asked about.
      keepUnusedDataFor: 0,
    }),
    userProfile: build.query<UserProfile, ProfileSpan & { now: string }>({
      query: (params) => ({ url: 'statistics/user-profile', params: { ...params } }),
      extraOptions: { failure: 'Statistik konnte nicht geladen werden.' },
      providesTags: ['WorkingActivities'],
      onCacheEntryAdded: ({ user }, entry) => followQuery(entry, [workingTimeTopic(user)]),
    }),
    profileActivities: build.query<ProfileActivity[], ProfileSpan>({
      query: (params) => ({ url: 'statistics/user-profile-working-activities', params: { ...params } }),
      extraOptions: { failure: 'Aktivitäten konnten nicht geladen werden.' },
      providesTags: ['WorkingActivities'],
      onCacheEntryAdded: ({ user }, entry) => followQuery(entry, [workingTimeTopic(user)]),
    }),
  }),
});

export const {
  useFiguresQuery,
  useFigureEntriesInfiniteQuery,
  useUserProfileQuery,
  useProfileActivitiesQuery,
} = figuresApi;

/** How often figures that still grow are read, in milliseconds; those of past days change only with what staff does. */
export const FIGURES_REFRESH = 60_000;
