import type { Credentials, CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import type { PasswordChange } from '@bestellwerk/domain/contracts/access.schema';
import { api } from '../api/api.js';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user, or null. */
    currentUser: build.query<CurrentUser | null, void>({
      extraOptions: { failure: 'Aktiver Benutzer konnte nicht geladen werden.' },
      query: () => 'users/me',
      keepUnusedDataFor: 3600,
    }),
    signIn: build.mutation<CurrentUser, Credentials>({
      extraOptions: { isShownByForm: true },
      query: (credentials) => ({ url: 'session', method: 'POST', body: credentials }),
    }),
    /** Sends a link to the user with this name or e-mail address; the response is the same if there is none. */
    requestLoginLink: build.mutation<null, { username: string }>({
      extraOptions: { isShownByForm: true },
      query: (body) => ({ url: 'login-links', method: 'POST', body }),
    }),
    signInByLink: build.mutation<CurrentUser, { token: string }>({
      extraOptions: { isShownByForm: true },
      query: (body) => ({ url: 'session/link', method: 'POST', body }),
    }),
    changePassword: build.mutation<null, PasswordChange>({
      extraOptions: { isShownByForm: true },
      query: (body) => ({ url: 'password', method: 'PUT', body }),
      invalidatesTags: ['Sessions'],
    }),
    signOut: build.mutation<null, void>({
      extraOptions: { failure: 'Abmelden war nicht möglich.' },
      query: () => ({ url: 'session', method: 'DELETE' }),
    }),
  }),
});

export const {
  useCurrentUserQuery,
  useSignInMutation,
  useChangePasswordMutation,
  useRequestLoginLinkMutation,
  useSignInByLinkMutation,
} = sessionApi;
