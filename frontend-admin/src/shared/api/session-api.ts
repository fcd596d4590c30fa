import type { Credentials, CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { api } from './api.js';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whoever is signed in, or null. */
    currentUser: build.query<CurrentUser | null, void>({ query: () => 'users/me', keepUnusedDataFor: 3600 }),
    signIn: build.mutation<CurrentUser, Credentials>({
      query: (credentials) => ({ url: 'session', method: 'POST', body: credentials }),
    }),
    /** Sends a link to the user with this name or e-mail address; the response is the same if there is none. */
    requestLoginLink: build.mutation<null, { username: string }>({
      query: (body) => ({ url: 'login-links', method: 'POST', body }),
    }),
    signInByLink: build.mutation<CurrentUser, { token: string }>({
      query: (body) => ({ url: 'session/link', method: 'POST', body }),
    }),
    signOut: build.mutation<null, void>({ query: () => ({ url: 'session', method: 'DELETE' }) }),
  }),
});

export const {
  useCurrentUserQuery,
  useSignInMutation,
  useRequestLoginLinkMutation,
  useSignInByLinkMutation,
} = sessionApi;
