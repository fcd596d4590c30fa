import type { OrderFormInput } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { OrderCheckAnswer } from '@bestellwerk/domain/contracts/order-check.schema';
import type { PlacedOrder, PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { api } from '../api.js';

/** The public address of an order; knowing both parts grants access. */
export interface OrderAddress {
  uid: string;
  hash: string;
}

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<PlacedOrder, { form: OrderFormInput; idempotencyKey: string }>({
      query: ({ form, idempotencyKey }) => ({ url: 'orders', method: 'POST', body: form, idempotencyKey }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          const { uid, hash } = data;
          await dispatch(orderApi.util.upsertQueryData('publicOrder', { uid, hash }, data));
        } catch {
          // The failure is the caller's: it is in the mutation's result.
        }
      },
    }),
    /** What would become of the order if it was sent now; nothing is placed. */
    checkOrder: build.mutation<OrderCheckAnswer, OrderFormInput>({
      query: (form) => ({ url: 'orders/check', method: 'POST', body: form }),
    }),
    publicOrder: build.query<PublicOrder, OrderAddress>({
      query: ({ uid, hash }) => `orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`,
    }),
  }),
});

export const { useCheckOrderMutation, usePlaceOrderMutation, usePublicOrderQuery } = orderApi;
