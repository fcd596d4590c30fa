import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { api } from '../../shared/api.js';

export const currentUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null for visitors. */
    currentUser: build.query<CurrentUser | null, void>({ query: () => 'users/me' }),
    signOut: build.mutation<null, void>({
      query: () => ({ url: 'session', method: 'DELETE' }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const ended = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (ended) await dispatch(currentUserApi.util.upsertQueryData('currentUser', undefined, null));
      },
    }),
  }),
});

export const { useCurrentUserQuery, useSignOutMutation } = currentUserApi;
