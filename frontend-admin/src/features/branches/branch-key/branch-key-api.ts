import type { BranchKey, BranchKeyInfo } from '@bestellwerk/domain/contracts/access.schema';
import { api } from '../../../shared/api/api.js';

const branchKeyApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useBranchKeyQuery, useMakeBranchKeyMutation, useRevokeBranchKeyMutation } = branchKeyApi;
