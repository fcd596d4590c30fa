import type { TimeTrackingToken } from '@bestellwerk/domain/contracts/working-time.schema';
import { api } from '../api/api.js';

const accessCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The access code is returned only once; earlier ones no longer work. */
    issueAccessCode: build.mutation<TimeTrackingToken, string>({
      extraOptions: { failure: 'Zugangscode konnte nicht erzeugt werden.' },
      query: (user) => ({ url: `users/${user}/time-tracking-token`, method: 'POST' }),
    }),
    revokeAccessCode: build.mutation<null, string>({
      extraOptions: { failure: 'Zugangscode konnte nicht widerrufen werden.' },
      query: (user) => ({ url: `users/${user}/time-tracking-token`, method: 'DELETE' }),
    }),
  }),
});

export const { useIssueAccessCodeMutation, useRevokeAccessCodeMutation } = accessCodeApi;
