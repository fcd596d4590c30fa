import type { Credentials, CurrentUser } from '@bestellwerk/domain/views/session.schema';
import { api } from './api.js';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whoever is signed in, or null. */
    currentUser: build.query<CurrentUser | null, void>({ query: () => 'users/me', keepUnusedDataFor: 3600 }),
    signIn: build.mutation<CurrentUser, Credentials>({
      query: (credentials) => ({ url: 'session', method: 'POST', body: credentials }),
      async onQueryStarted(_credentials, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(sessionApi.util.upsertQueryData('currentUser', undefined, answer.data));
      },
    }),
    signOut: build.mutation<null, void>({ query: () => ({ url: 'session', method: 'DELETE' }) }),
  }),
});

export const { useCurrentUserQuery, useSignInMutation, useSignOutMutation } = sessionApi;
