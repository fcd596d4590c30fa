import { useMemo } from 'react';
import type { PaymentProviderStatus } from '@bestellwerk/domain/contracts/payments.schema';
import type { UnusableMethods } from '@bestellwerk/domain/ordering/checkout/branch-gaps';
import { recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

const paymentProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentProviders: build.query<PaymentProviderStatus[], void>({
      extraOptions: { failure: 'Ob Online-Zahlungen gehen, ist gerade nicht bekannt.' },
      query: () => 'payment-providers',
      // What a provider accepts depends on the shop's currency.
      onCacheEntryAdded: (_none, entry) => followQuery(entry, [recordsTopic('config')]),
    }),
  }),
});

/** Asked again wherever it is shown: somebody may just have mended it. */
export const usePaymentProviders = () =>
  paymentProvidersApi.usePaymentProvidersQuery(undefined, { refetchOnMountOrArgChange: true });

/** Undefined while it is not known; none where it could not be read. */
export function useUnusableMethods(): UnusableMethods | undefined {
  const { data, isError } = usePaymentProviders();
  return useMemo(() => {
    if (!data) return isError ? {} : undefined;
    const unusable = data.filter(({ isUsable }) => !isUsable);
    return Object.fromEntries(unusable.map(({ name, problem }) => [name, problem]));
  }, [data, isError]);
}
