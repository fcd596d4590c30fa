import type { Invitation, SessionInfo } from '@bestellwerk/domain/contracts/access.schema';
import { api } from '../../shared/api/api.js';

const userAccessApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useSessionsOfQuery, useEndSessionOfMutation, useEndSessionsOfMutation, useInviteMutation } =
  userAccessApi;
