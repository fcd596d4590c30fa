import type { RefundCause } from '@bestellwerk/domain/ordering/order/online-payment-events';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { orderTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type {
  DailyPayments,
  DailyPaymentsAnswer,
  OwedPayments,
  Payment,
  PaymentsAnswer,
} from '@bestellwerk/domain/contracts/payments.schema';
import type { ApiMeta } from '@bestellwerk/ui/api/base-query';
import { api } from '../api/api.js';
import { followQuery } from '../api/follow-query.js';

/** Business days, both included (YYYY-MM-DD); no branch is all the user may see, no method is all. */
export interface PaymentSelection {
  from: string;
  to: string;
  branch: string | null;
  method: PaymentMethod | null;
}

export interface PaymentPage {
  payments: Payment[];
  /** Of the whole selection. */
  meta: PaymentsAnswer['meta'];
}

export interface PaymentDays {
  days: DailyPayments[];
  meta: DailyPaymentsAnswer['meta'];
}

interface NewPayment {
  id: string;
  method: PaymentMethod;
  amount: number;
  /** The open amount that it was entered on. */
  expectedOpen: number;
  idempotencyKey: string;
}

interface RefundByHand {
  /** Of the order, and of the payment of which something was given back. */
  id: string;
  payment: string;
  refund: { method: PaymentMethod; amount: number; cause: RefundCause; index?: number; reason: string };
  idempotencyKey: string;
}

interface CounterEntry {
  id: string;
  payment: string;
  reason: string;
  idempotencyKey: string;
}

export const selectionParameters = ({ from, to, branch, method }: PaymentSelection) => ({
  from,
  to,
  'filter[branch]': branch,
  'filter[method]': method,
});

const touched = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  'OrderList' as const,
  'Payments' as const,
  { type: 'OrderHistory' as const, id },
];

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was paid of an order (its id), oldest first, kept current by the live socket. */
    orderPayments: build.query<Payment[], string>({
      extraOptions: { failure: 'Zahlungen konnten nicht geladen werden.' },
      query: (id) => `orders/${id}/payments`,
      providesTags: ['Payments'],
      onCacheEntryAdded: (id, entry) => followQuery(entry, [orderTopic(id)]),
    }),
    payments: build.query<PaymentPage, PaymentSelection & { page: number; limit: number }>({
      extraOptions: { failure: 'Zahlungen konnten nicht geladen werden.' },
      query: ({ page, limit, ...selection }) => ({
        url: 'payments',
        params: { page, limit, ...selectionParameters(selection) },
      }),
      transformResponse: (payments: Payment[], meta: ApiMeta | undefined) => ({
        payments,
        meta: meta?.envelope as PaymentsAnswer['meta'],
      }),
      providesTags: ['Payments'],
    }),
    paymentDays: build.query<PaymentDays, PaymentSelection>({
      extraOptions: { failure: 'Zahlungen konnten nicht geladen werden.' },
      query: (selection) => ({ url: 'payments/days', params: selectionParameters(selection) }),
      transformResponse: (days: DailyPayments[], meta: ApiMeta | undefined) => ({
        days,
        meta: meta?.envelope as DailyPaymentsAnswer['meta'],
      }),
      providesTags: ['Payments'],
    }),
    /** What is to be given back of orders of a branch (its id); no branch is all the user may see. */
    owedPayments: build.query<OwedPayments, string | null>({
      query: (branch) => ({ url: 'payments/owed', params: { 'filter[branch]': branch } }),
      providesTags: ['OrderList'],
    }),
    recordPayment: build.mutation<StaffOrder, NewPayment>({
      extraOptions: { failure: 'Zahlung konnte nicht erfasst werden.', isShownByForm: true },
      query: ({ id, method, amount, expectedOpen, idempotencyKey }) => ({
        url: `orders/${id}/payments`,
        method: 'POST',
        body: { method, amount, expectedOpen },
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
    refundByHand: build.mutation<StaffOrder, RefundByHand>({
      extraOptions: { failure: 'Rückzahlung konnte nicht erfasst werden.', isShownByForm: true },
      query: ({ id, payment, refund, idempotencyKey }) => ({
        url: `orders/${id}/payments/${payment}/refunds`,
        method: 'POST',
        body: refund,
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
    counterPayment: build.mutation<StaffOrder, CounterEntry>({
      extraOptions: { failure: 'Gegenbuchung konnte nicht erfasst werden.', isShownByForm: true },
      query: ({ id, payment, reason, idempotencyKey }) => ({
        url: `orders/${id}/payments/${payment}/counter-entry`,
        method: 'POST',
        body: { reason },
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
  }),
});

export const {
  useOrderPaymentsQuery,
  usePaymentsQuery,
  usePaymentDaysQuery,
  useOwedPaymentsQuery,
  useRecordPaymentMutation,
  useCounterPaymentMutation,
  useRefundByHandMutation,
} = paymentsApi;
