import type {
  BranchKey,
  BranchKeyInfo,
  Invitation,
  PasswordChange,
  SessionInfo,
} from '@bestellwerk/domain/contracts/access.schema';
import { api } from './api.js';

const accessTags = api.enhanceEndpoints({ addTagTypes: ['Sessions', 'BranchKey'] });

export const accessApi = accessTags.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<SessionInfo[], void>({ query: () => 'sessions', providesTags: ['Sessions'] }),
    endOwnSession: build.mutation<null, string>({
      query: (id) => ({ url: `sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ url: 'sessions', method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    changePassword: build.mutation<null, PasswordChange>({
      query: (body) => ({ url: 'password', method: 'PUT', body }),
      invalidatesTags: ['Sessions'],
    }),
    /** Of another person, by the id of the user. */
    sessionsOf: build.query<SessionInfo[], string>({
      query: (user) => `users/${user}/sessions`,
      providesTags: ['Sessions'],
    }),
    endSessionOf: build.mutation<null, { user: string; id: string }>({
      query: ({ user, id }) => ({ url: `users/${user}/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    endSessionsOf: build.mutation<null, string>({
      query: (user) => ({ url: `users/${user}/sessions`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    /** Mails a user a link to sign in and choose a password. */
    invite: build.mutation<Invitation, string>({
      query: (user) => ({ url: `users/${user}/invitation`, method: 'POST' }),
    }),
    /** Whether a branch has a key for its displays; the key itself is returned only once, when it is created. */
    branchKey: build.query<BranchKeyInfo | null, string>({
      query: (branch) => `branches/${branch}/api-key`,
      providesTags: ['BranchKey'],
    }),
    makeBranchKey: build.mutation<BranchKey, string>({
      query: (branch) => ({ url: `branches/${branch}/api-key`, method: 'POST' }),
      invalidatesTags: ['BranchKey'],
    }),
    revokeBranchKey: build.mutation<null, string>({
      query: (branch) => ({ url: `branches/${branch}/api-key`, method: 'DELETE' }),
      invalidatesTags: ['BranchKey'],
    }),
  }),
});

export const {
  useOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useSessionsOfQuery,
  useEndSessionOfMutation,
  useEndSessionsOfMutation,
  useInviteMutation,
  useBranchKeyQuery,
  useMakeBranchKeyMutation,
  useRevokeBranchKeyMutation,
} = accessApi;
