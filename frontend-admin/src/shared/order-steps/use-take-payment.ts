import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { sendOnce } from '../forms/form-sending.js';
import { useRecordPaymentMutation } from '../orders/payments-api.js';

/** Records a payment taken by hand. While no answer is known, sending again sends the same payment, not a second one. */
export function useTakePayment({ id, openAmount }: Pick<StaffOrder, 'id' | 'openAmount'>) {
  const [record, { isLoading, error }] = useRecordPaymentMutation();
  const take = (method: PaymentMethod, amount: number) => {
    const payment = { id, method, amount };
    return sendOnce(`payment:${id}`, { ...payment, openAmount }, (idempotencyKey) =>
      record({ ...payment, idempotencyKey }),
    );
  };
  return { take, isLoading, error };
}
