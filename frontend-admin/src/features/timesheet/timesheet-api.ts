import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import type {
  NamedActivity,
  PersonBalance,
  WeeklyPlanView,
  WorkingActivity,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { recordsTopic, weeklyPlanTopic, workingTimeTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { User } from '@bestellwerk/domain/records/definitions/user';
import { api } from '../../shared/api/api.js';
import { followQuery } from '../../shared/api/follow-query.js';

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

/** The record that a change is based on. */
interface Based {
  before: Omit<ActivityEntry, 'reason'>;
}

/** Whose plan, and the version of it that was seen. */
interface PlanVersion {
  user: string;
  version: number;
}

type Keyed<Argument> = Argument & { idempotencyKey: string };

const changed = ['WorkingActivities', 'WorkingBalances'] as const;

export const timeSheetApi = api.injectEndpoints({
  endpoints: (build) => ({
    workingActivities: build.query<ActivityPage, ActivityFilter>({
      extraOptions: { failure: 'Aktivitäten konnten nicht geladen werden.' },
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
    workingActivity: build.query<NamedActivity, string>({
      extraOptions: { failure: 'Aktivität konnte nicht geladen werden.' },
      query: (id) => `working-activities/${id}`,
      providesTags: ['WorkingActivities'],
      async onCacheEntryAdded(_id, entry) {
        const known = await entry.cacheDataLoaded.catch(() => null);
        if (known) await followQuery(entry, [workingTimeTopic(known.data.user)]);
      },
    }),
    teamBalances: build.query<PersonBalance[], Pick<ActivityFilter, 'from' | 'to' | 'branch'>>({
      extraOptions: { failure: 'Zeitsalden konnten nicht geladen werden.' },
      query: (params) => ({ url: 'time-sheets/balances', params }),
      providesTags: ['WorkingBalances'],
    }),
    enterActivity: build.mutation<WorkingActivity, Keyed<ActivityEntry & { user: string }>>({
      extraOptions: { failure: 'Aktivität konnte nicht erstellt werden.', isShownByForm: true },
      query: ({ idempotencyKey, ...body }) => ({
        url: 'working-activities',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: [...changed],
    }),
    correctActivity: build.mutation<WorkingActivity, Keyed<ActivityEntry & Based & { id: string }>>({
      extraOptions: { failure: 'Aktivität konnte nicht aktualisiert werden.', isShownByForm: true },
      query: ({ idempotencyKey, id, ...body }) => ({
        url: `working-activities/${id}`,
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      invalidatesTags: [...changed],
    }),
    voidActivity: build.mutation<WorkingActivity, Keyed<Based & { id: string; reason: string }>>({
      extraOptions: { failure: 'Aktivität konnte nicht storniert werden.', isShownByForm: true },
      query: ({ idempotencyKey, id, ...body }) => ({
        url: `working-activities/${id}`,
        method: 'DELETE',
        body,
        idempotencyKey,
      }),
      invalidatesTags: [...changed],
    }),
    /** Of a user, by the id. */
    branchesOfUser: build.query<Pick<User, 'branches'>, string>({
      query: (id) => `users/${id}`,
      providesTags: (_result, _error, id) => [{ type: 'Record', id: `users/${id}` }],
      onCacheEntryAdded: (_id, entry) => followQuery(entry, [recordsTopic('users')]),
    }),
    weeklyPlan: build.query<WeeklyPlanView, string>({
      extraOptions: { failure: 'Arbeitsplanung konnte nicht geladen werden.' },
      query: (user) => `working-schedules/plan/${user}`,
      // A form begins with what is known now, not with what was known when it was open last.
      keepUnusedDataFor: 0,
      providesTags: ['WeeklyPlan'],
      onCacheEntryAdded: (user, entry) => followQuery(entry, [weeklyPlanTopic(user)]),
    }),
    saveWeeklyPlan: build.mutation<WeeklyPlanView, Keyed<WeeklyPlan & PlanVersion>>({
      extraOptions: { failure: 'Arbeitsplanung konnte nicht gespeichert werden.', isShownByForm: true },
      query: ({ idempotencyKey, user, ...body }) => ({
        url: `working-schedules/plan/${user}`,
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['WeeklyPlan', 'WorkingBalances'],
    }),
    discardWeeklyPlan: build.mutation<WeeklyPlanView, Keyed<{ validFrom: string } & PlanVersion>>({
      extraOptions: { failure: 'Wochenplan konnte nicht verworfen werden.' },
      query: ({ idempotencyKey, user, ...body }) => ({
        url: `working-schedules/plan/${user}`,
        method: 'DELETE',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['WeeklyPlan', 'WorkingBalances'],
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
  useBranchesOfUserQuery,
  useWeeklyPlanQuery,
  useSaveWeeklyPlanMutation,
  useDiscardWeeklyPlanMutation,
} = timeSheetApi;

/** The name of a person of the team; '…' as long as the team is not known, which says nothing of anybody. */
export const nameIn = (people: readonly PersonBalance[] | undefined, user: string | null): string =>
  people ? (people.find((person) => person.user === user)?.name ?? 'Nicht mehr im Team') : '…';
