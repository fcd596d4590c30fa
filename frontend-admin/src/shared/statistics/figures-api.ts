import type { FigureEntries } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { FigureName, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import type { ProfileActivity, UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import type { Comparison, Granularity } from '@bestellwerk/domain/statistics/period';
import { api } from '../api/api.js';

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
  /** The key of one row of the statistic. */
  row: string | undefined;
};

/** Business days of one person, both included. */
export interface ProfileSpan {
  user: string;
  start: string;
  end: string;
}

export const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query<Figures, FiguresQuery>({
      query: ({ name, ...params }) => ({ url: `statistics/${name}`, params }),
      extraOptions: { failure: 'Statistik konnte nicht geladen werden.' },
      providesTags: ['Statistics'],
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
    }),
    profileActivities: build.query<ProfileActivity[], ProfileSpan>({
      query: (params) => ({ url: 'statistics/user-profile-working-activities', params: { ...params } }),
      extraOptions: { failure: 'Aktivitäten konnten nicht geladen werden.' },
      providesTags: ['WorkingActivities'],
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
