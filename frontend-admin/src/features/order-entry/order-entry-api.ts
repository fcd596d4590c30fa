import type { KnownGuest } from '@bestellwerk/domain/contracts/known-guest.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OrderEntry } from '@bestellwerk/domain/ordering/entry/order-entry.schema';
import { api } from '../../shared/api/api.js';

const orderEntryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whom a phone number belongs to. Nothing of them stays in the browser's memory. */
    knownGuests: build.query<KnownGuest[], string>({
      extraOptions: { failure: 'Die Telefonnummer konnte nicht gesucht werden.' },
      query: (phone) => ({ url: 'guests', params: { phone } }),
      keepUnusedDataFor: 0,
    }),
    enterOrder: build.mutation<StaffOrder, { entry: OrderEntry; idempotencyKey: string }>({
      extraOptions: { failure: 'Die Bestellung konnte nicht aufgenommen werden.', isShownByForm: true },
      query: ({ entry, idempotencyKey }) => ({
        url: 'orders/entry',
        method: 'POST',
        body: entry,
        idempotencyKey,
      }),
      invalidatesTags: ['OrderList', 'Statistics'],
    }),
  }),
});

export const { useLazyKnownGuestsQuery, useEnterOrderMutation } = orderEntryApi;
