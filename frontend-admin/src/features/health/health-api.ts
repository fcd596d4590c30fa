import type { HealthDetails } from '@bestellwerk/domain/contracts/health.schema';
import { api } from '../../shared/api/api.js';

export const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    healthDetails: build.query<HealthDetails, void>({
      extraOptions: { failure: 'Systemzustand konnte nicht geladen werden.' },
      query: () => 'health/details',
    }),
  }),
});

export const { useHealthDetailsQuery } = healthApi;
