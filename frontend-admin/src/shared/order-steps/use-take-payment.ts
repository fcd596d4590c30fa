import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useConnectionBack } from '../forms/connection-back.js';
import { sendOnce } from '../forms/form-sending.js';
import { useRecordPaymentMutation } from '../orders/payments-api.js';

/** A payment taken by hand; `expectedOpen` is the open amount that was seen when it was entered. Decimals. */
export interface TakenPayment {
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly expectedOpen: number;
}

/** Records a payment taken by hand. While no answer is known, sending again sends the same payment, not a second one. */
export function useTakePayment({ id }: Pick<StaffOrder, 'id'>) {
  const [record, { isLoading, error, reset }] = useRecordPaymentMutation();
  useConnectionBack(() => isApiFailure(error) && error.status === 0 && reset());
  const take = (taken: TakenPayment) => {
    const payment = { id, ...taken };
    return sendOnce(`payment:${id}`, payment, (idempotencyKey) => record({ ...payment, idempotencyKey }));
  };
  return { take, isLoading, error };
}
