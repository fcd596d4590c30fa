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
    ownSessions: build.query<SessionInfo[], void>({
      extraOptions: { failure: 'Ihre Sitzungen konnten nicht geladen werden.' },
      query: () => 'sessions',
      providesTags: ['Sessions'],
    }),
    endOwnSession: build.mutation<null, string>({
      extraOptions: { failure: 'Sitzung konnte nicht beendet werden.' },
      query: (id) => ({ url: `sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<null, void>({
      extraOptions: { failure: 'Sitzungen konnten nicht beendet werden.' },
      query: () => ({ url: 'sessions', method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    changePassword: build.mutation<null, PasswordChange>({
      extraOptions: { isShownByForm: true },
      query: (body) => ({ url: 'password', method: 'PUT', body }),
      invalidatesTags: ['Sessions'],
    }),
    /** Of another person, by the id of the user. */
    sessionsOf: build.query<SessionInfo[], string>({
      extraOptions: { failure: 'Sitzungen konnten nicht geladen werden.' },
      query: (user) => `users/${user}/sessions`,
      providesTags: ['Sessions'],
    }),
    endSessionOf: build.mutation<null, { user: string; id: string }>({
      extraOptions: { failure: 'Sitzung konnte nicht beendet werden.' },
      query: ({ user, id }) => ({ url: `users/${user}/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    endSessionsOf: build.mutation<null, string>({
      extraOptions: { failure: 'Sitzungen konnten nicht beendet werden.' },
      query: (user) => ({ url: `users/${user}/sessions`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    /** Mails a user a link to sign in and choose a password. */
    invite: build.mutation<Invitation, string>({
      extraOptions: { failure: 'Einladung konnte nicht versendet werden.' },
      query: (user) => ({ url: `users/${user}/invitation`, method: 'POST' }),
    }),
    /** Whether a branch has a key for its displays; the key itself is returned only once, when it is created. */
    branchKey: build.query<BranchKeyInfo | null, string>({
      extraOptions: { failure: 'Schlüssel konnte nicht geladen werden.' },
      query: (branch) => `branches/${branch}/api-key`,
      providesTags: ['BranchKey'],
    }),
    makeBranchKey: build.mutation<BranchKey, string>({
      extraOptions: { failure: 'Schlüssel konnte nicht erzeugt werden.' },
      query: (branch) => ({ url: `branches/${branch}/api-key`, method: 'POST' }),
      invalidatesTags: ['BranchKey'],
    }),
    revokeBranchKey: build.mutation<null, string>({
      extraOptions: { failure: 'Schlüssel konnte nicht widerrufen werden.' },
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
