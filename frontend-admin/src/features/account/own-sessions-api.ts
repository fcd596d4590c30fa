import type { SessionInfo } from '@bestellwerk/domain/contracts/access.schema';
import { api } from '../../shared/api/api.js';

const ownSessionsApi = api.injectEndpoints({
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
  }),
});

export const { useOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = ownSessionsApi;
