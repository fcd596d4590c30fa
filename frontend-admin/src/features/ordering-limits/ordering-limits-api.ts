import { api } from '../../shared/api/api.js';

interface OfProduct {
  branch: string;
  product: string;
}

/** Commands that change what a branch does not take or sell, and how long orders take. */
const orderingLimitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    pauseOrdering: build.mutation<unknown, { branch: string; minutes: number }>({
      extraOptions: { failure: 'Bestellannahme konnte nicht pausiert werden.' },
      query: ({ branch, minutes }) => ({
        url: `branches/${branch}/ordering/pause`,
        method: 'POST',
        body: { minutes },
      }),
    }),
    resumeOrdering: build.mutation<unknown, { branch: string }>({
      extraOptions: { failure: 'Bestellannahme konnte nicht fortgesetzt werden.' },
      query: ({ branch }) => ({ url: `branches/${branch}/ordering/resume`, method: 'POST' }),
    }),
    delayPreparation: build.mutation<unknown, { branch: string; minutes: number; duration: number }>({
      extraOptions: { failure: 'Wartezeit konnte nicht angesagt werden.' },
      query: ({ branch, ...body }) => ({ url: `branches/${branch}/ordering/delay`, method: 'POST', body }),
    }),
    sellOut: build.mutation<unknown, OfProduct>({
      extraOptions: { failure: 'Produkt konnte nicht als ausverkauft gemeldet werden.' },
      query: ({ branch, product }) => ({ url: `branches/${branch}/sold-out/${product}`, method: 'POST' }),
    }),
    putBackOnSale: build.mutation<unknown, OfProduct>({
      extraOptions: { failure: 'Produkt konnte nicht wieder angeboten werden.' },
      query: ({ branch, product }) => ({ url: `branches/${branch}/sold-out/${product}`, method: 'DELETE' }),
    }),
  }),
});

export const {
  usePauseOrderingMutation,
  useResumeOrderingMutation,
  useDelayPreparationMutation,
  useSellOutMutation,
  usePutBackOnSaleMutation,
} = orderingLimitsApi;
