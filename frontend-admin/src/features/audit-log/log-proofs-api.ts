import type {
  KeptProof,
  LogProof,
  LogSealState,
  ProofComparison,
} from '@bestellwerk/domain/contracts/log-proof.schema';
import { api } from '../../shared/api/api.js';

export const logProofsApi = api.injectEndpoints({
  endpoints: (build) => ({
    logSeal: build.query<LogSealState, void>({
      extraOptions: { failure: 'Die Prüfung des Protokolls konnte nicht geladen werden.' },
      query: () => 'log-proofs',
    }),
    startLogProof: build.mutation<LogProof, void>({
      extraOptions: { failure: 'Die Prüfung konnte nicht begonnen werden.' },
      query: () => ({ url: 'log-proofs', method: 'POST', body: {} }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data: begun } = await queryFulfilled;
        dispatch(
          logProofsApi.util.updateQueryData('logSeal', undefined, (state) => {
            state.proofs.unshift(begun);
          }),
        );
      },
    }),
    compareProof: build.mutation<ProofComparison, KeptProof>({
      extraOptions: { failure: 'Der Nachweis konnte nicht verglichen werden.', isShownByForm: true },
      query: (body) => ({ url: 'log-proofs/comparison', method: 'POST', body }),
    }),
  }),
});

export const { useLogSealQuery, useStartLogProofMutation, useCompareProofMutation } = logProofsApi;
