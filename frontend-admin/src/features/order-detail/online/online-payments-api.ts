import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { api } from '../../../shared/api/api.js';

interface NewRefund {
  /** Of the order. */
  id: string;
  /** Decimal. */
  amount: number;
  reason: string;
  idempotencyKey: string;
}

const touched = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  'OrderList' as const,
  'Payments' as const,
  { type: 'OrderHistory' as const, id },
];

/** What staff do about the online payments of an order. */
const onlinePaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestRefund: build.mutation<StaffOrder, NewRefund>({
      extraOptions: { failure: 'Rückzahlung konnte nicht veranlasst werden.', isShownByForm: true },
      query: ({ id, amount, reason, idempotencyKey }) => ({
        url: `orders/${id}/refunds`,
        method: 'POST',
        body: { amount, reason },
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
    /** Asks the provider again; the answer is the order as it is then. */
    updatePaymentStatus: build.mutation<StaffOrder, { id: string }>({
      extraOptions: { failure: 'Zahlungsstatus konnte nicht geprüft werden.' },
      query: ({ id }) => ({ url: `orders/${id}/update-payment-status`, method: 'POST' }),
      invalidatesTags: touched,
    }),
  }),
});

export const { useRequestRefundMutation, useUpdatePaymentStatusMutation } = onlinePaymentsApi;
