import type { PaymentProviderStatus } from '@bestellwerk/domain/contracts/payments.schema';
import { api } from '../../shared/api/api.js';

const paymentProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentProviders: build.query<PaymentProviderStatus[], void>({
      extraOptions: { failure: 'Ob Online-Zahlungen gehen, ist gerade nicht bekannt.' },
      query: () => 'payment-providers',
    }),
  }),
});

export const { usePaymentProvidersQuery } = paymentProvidersApi;
