import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { api } from '../../../shared/api/api.js';
import type { NewRefund } from '../refund-draft.js';

interface RefundOfOrder {
  /** Of the order. */
  id: string;
  refund: NewRefund;
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
    requestRefund: build.mutation<StaffOrder, RefundOfOrder>({
      extraOptions: { failure: 'Rückzahlung konnte nicht veranlasst werden.', isShownByForm: true },
      query: ({ id, refund, idempotencyKey }) => ({
        url: `orders/${id}/refunds`,
        method: 'POST',
        body: refund,
        idempotencyKey,
      }),
      invalidatesTags: touched,
    }),
    /** Asks the provider again; the answer is the order as it is then. */
    updatePaymentStatus: build.mutation<StaffOrder, { id: string }>({
      extraOptions: { failure: 'Zahlungsstatus konnte nicht überprüft werden.' },
      query: ({ id }) => ({ url: `orders/${id}/update-payment-status`, method: 'POST' }),
      invalidatesTags: touched,
    }),
  }),
});

export const { useRequestRefundMutation, useUpdatePaymentStatusMutation } = onlinePaymentsApi;
