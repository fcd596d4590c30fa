import { useState } from 'react';
import { leaveForPayment } from '../../shared/order/leave-for-payment.js';
import { type OrderAddress, usePayOrderMutation } from '../../shared/order/order-api.js';

/** The way to the page on which an order is paid online. */
export interface PaymentPage {
  readonly isBusy: boolean;
  readonly isLeaving: boolean;
  /** Why there was none. */
  readonly error: unknown;
  leadThere(): Promise<void>;
}

export function usePaymentPage({ uid, hash }: OrderAddress): PaymentPage {
  const [pay, { isLoading, error }] = usePayOrderMutation();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isBusy: isLoading || isLeaving,
    isLeaving,
    error,
    async leadThere() {
      const { data } = await pay({ uid, hash });
      if (!data) return;
      setLeaving(true);
      leaveForPayment(data.paymentRedirectUrl, `/status/${uid}/${hash}`);
    },
  };
}
