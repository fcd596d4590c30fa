import type { WeeklyShift } from '@bestellwerk/domain/working-time/weekly-plan';
import type {
  PersonBalance,
  TimeTrackingToken,
  WeeklyPlanView,
  WorkingActivity,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { api } from './api.js';

export interface ActivityFilter {
  page: number;
  limit: number;
  sort: string;
  branch: string | null;
  user: string | null;
  from: string;
  to: string;
}

export interface ActivityPage {
  activities: WorkingActivity[];
  total: number;
}

/** A time sheet entry written by staff: always the whole activity. */
export interface ActivityEntry {
  branch: string;
  startedAt: string;
  endedAt: string;
  pauses: { from: string; to: string }[];
  reason: string;
}

type Keyed<Argument> = Argument & { idempotencyKey: string };

const changed = ['WorkingActivities', 'WorkingBalances'] as const;

export const timeSheetApi = api.injectEndpoints({
  endpoints: (build) => ({
    workingActivities: build.query<ActivityPage, ActivityFilter>({
      query: ({ branch, user, ...rest }) => ({
        url: 'working-activities',
        params: { ...rest, 'filter[branch]': branch, 'filter[user]': user },
      }),
      transformResponse: (activities: WorkingActivity[], meta) => ({
        activities,
        total: meta?.list?.total ?? activities.length,
      }),
      providesTags: ['WorkingActivities'],
    }),
    workingActivity: build.query<WorkingActivity, string>({
      query: (id) => `working-activities/${id}`,
      providesTags: ['WorkingActivities'],
    }),
    teamBalances: build.query<PersonBalance[], Pick<ActivityFilter, 'from' | 'to' | 'branch'>>({
      query: (params) => ({ url: 'time-sheets/balances', params }),
      providesTags: ['WorkingBalances'],
    }),
    enterActivity: build.mutation<WorkingActivity, Keyed<ActivityEntry & { user: string }>>({
      query: ({ idempotencyKey, ...body }) => ({
        url: 'working-activities',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: [...changed],
    }),
    correctActivity: build.mutation<WorkingActivity, Keyed<ActivityEntry & { id: string }>>({
      query: ({ idempotencyKey, id, ...body }) => ({
        url: `working-activities/${id}`,
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      invalidatesTags: [...changed],
    }),
    voidActivity: build.mutation<WorkingActivity, Keyed<{ id: string; reason: string }>>({
      query: ({ idempotencyKey, id, reason }) => ({
        url: `working-activities/${id}`,
        method: 'DELETE',
        body: { reason },
        idempotencyKey,
      }),
      invalidatesTags: [...changed],
    }),
    weeklyPlan: build.query<WeeklyPlanView, string>({
      query: (user) => `working-schedules/plan/${user}`,
      providesTags: ['WeeklyPlan'],
    }),
    saveWeeklyPlan: build.mutation<WeeklyPlanView, { user: string; shifts: readonly WeeklyShift[] }>({
      query: ({ user, shifts }) => ({
        url: `working-schedules/plan/${user}`,
        method: 'PUT',
        body: { shifts },
      }),
      invalidatesTags: ['WeeklyPlan', 'WorkingBalances'],
    }),
    /** The access code is returned only once; earlier ones no longer work. */
    issueAccessCode: build.mutation<TimeTrackingToken, string>({
      query: (user) => ({ url: `users/${user}/time-tracking-token`, method: 'POST' }),
    }),
    revokeAccessCode: build.mutation<null, string>({
      query: (user) => ({ url: `users/${user}/time-tracking-token`, method: 'DELETE' }),
    }),
  }),
});

export const {
  useWorkingActivitiesQuery,
  useWorkingActivityQuery,
  useTeamBalancesQuery,
  useEnterActivityMutation,
  useCorrectActivityMutation,
  useVoidActivityMutation,
  useWeeklyPlanQuery,
  useSaveWeeklyPlanMutation,
  useIssueAccessCodeMutation,
  useRevokeAccessCodeMutation,
} = timeSheetApi;
