import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import type { Review } from '@bestellwerk/domain/ordering/order/order-events';
import type { OrderFormInput } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { OrderCheckAnswer } from '@bestellwerk/domain/contracts/order-check.schema';
import type { PlacedOrder, PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { api } from '../api.js';
import { kioskAccess } from '../self-service/kiosk-token.js';

/** The dispatch of a store that can read orders. */
export type OrdersRead = ThunkDispatch<WithApi, unknown, Action>;

interface Started {
  dispatch: OrdersRead;
  queryFulfilled: Promise<{ data: PublicOrder }>;
}

export interface WithApi {
  api: ReturnType<typeof api.reducer>;
}

/** The public address of an order; knowing both parts grants access. */
export interface OrderAddress {
  uid: string;
  hash: string;
}

export const orderPath = ({ uid, hash }: OrderAddress): string =>
  `orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`;

/** The answer to a step of the guest is the order as it is now. */
async function takeOverAnswer(
  { uid, hash }: OrderAddress,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(takenOver({ uid, hash }, data));
  } catch {
    // The failure is the caller's: it is in the mutation's result.
  }
}

/** The same; after a failure the order is read, as the question may be another one by now. */
async function takeOverAnswerOrRead({ uid, hash }: OrderAddress, started: Started): Promise<void> {
  await takeOverAnswer({ uid, hash }, started);
  try {
    await started.queryFulfilled;
  } catch {
    const again = { forceRefetch: true, subscribe: false };
    void started.dispatch(orderApi.endpoints.publicOrder.initiate({ uid, hash }, again));
  }
}

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<PlacedOrder, { form: OrderFormInput; idempotencyKey: string }>({
      query: ({ form, idempotencyKey }) => ({
        ...{ url: 'orders', method: 'POST', body: form, idempotencyKey },
        ...kioskAccess(),
      }),
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
      query: (form) => ({ url: 'orders/check', method: 'POST', body: form, ...kioskAccess() }),
    }),
    /** Answers the proposed time that was shown, an ISO instant. */
    answerAppointment: build.mutation<
      PublicOrder,
      OrderAddress & { counterAppointment: string; isAccepted: boolean }
    >({
      query: ({ isAccepted, counterAppointment, ...address }) => ({
        url: `${orderPath(address)}/${isAccepted ? 'confirm' : 'reject'}-counter-appointment`,
        method: 'POST',
        body: { counterAppointment },
      }),
      onQueryStarted: takeOverAnswerOrRead,
    }),
    /** Null as the method of payment: as the request says. */
    answerQuotation: build.mutation<
      PublicOrder,
      OrderAddress & { offer: number; isAccepted: boolean; paymentMethod: PaymentMethod | null }
    >({
      query: ({ isAccepted, offer, paymentMethod, ...address }) => ({
        url: `${orderPath(address)}/${isAccepted ? 'accept' : 'decline'}-quotation`,
        method: 'POST',
        body: { offer, ...(isAccepted && paymentMethod && { paymentMethod }) },
      }),
      onQueryStarted: takeOverAnswerOrRead,
    }),
    withdrawRequest: build.mutation<PublicOrder, OrderAddress>({
      query: (address) => ({ url: `${orderPath(address)}/withdraw-request`, method: 'POST' }),
      onQueryStarted: takeOverAnswerOrRead,
    }),
    /** The page on which what is open of an order is paid. */
    payOrder: build.mutation<{ paymentRedirectUrl: string }, OrderAddress>({
      query: (address) => ({ url: `${orderPath(address)}/payments`, method: 'POST' }),
    }),
    submitReview: build.mutation<PublicOrder, OrderAddress & { review: Review }>({
      query: ({ review, ...address }) => ({
        url: `${orderPath(address)}/questionnaire`,
        method: 'POST',
        body: review,
      }),
      onQueryStarted: takeOverAnswer,
    }),
    publicOrder: build.query<PublicOrder, OrderAddress>({
      query: orderPath,
      providesTags: (_result, _error, { uid }) => [{ type: 'PublicOrder', id: uid }],
      // An answer may be older than what was pushed while it was on its way.
      merge: (shown, read) => (isNewer(shown, read) ? undefined : read),
    }),
  }),
});

const isNewer = (one: PublicOrder, other: PublicOrder): boolean =>
  BigInt(one.revision) > BigInt(other.revision);

/** Shows an order that was pushed or answered, unless what is shown is newer. */
export const takenOver = (address: OrderAddress, newer: PublicOrder) =>
  orderApi.util.updateQueryData('publicOrder', address, (shown) =>
    isNewer(newer, shown) ? { ...newer, hash: address.hash } : shown,
  );

/** Reads the order again; waits for a read in flight, whose answer may be too old. */
export const reread = ({ uid }: OrderAddress) =>
  orderApi.util.invalidateTags([{ type: 'PublicOrder', id: uid }]);

export const {
  useAnswerAppointmentMutation,
  useAnswerQuotationMutation,
  useCheckOrderMutation,
  useLazyPublicOrderQuery,
  usePayOrderMutation,
  usePlaceOrderMutation,
  usePublicOrderQuery,
  useSubmitReviewMutation,
  useWithdrawRequestMutation,
} = orderApi;
