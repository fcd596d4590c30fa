import type { PayloadAction } from '@reduxjs/toolkit';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { ordersApi } from '../orders/orders-api.js';
import { toastShown } from '../toasts/toasts-slice.js';
import type { AppStartListening } from '../api/redux.js';

const words: Partial<Record<StaffOrder['status'], string>> = { rejected: 'abgelehnt', canceled: 'storniert' };

/** Shows a notice for rejected and canceled orders, because they disappear from the board immediately. */
export function showEndedOrders(startListening: AppStartListening): void {
  startListening({
    matcher: ordersApi.endpoints.moveOrder.matchFulfilled,
    effect: (action, { dispatch }) => {
      const order = (action as PayloadAction<StaffOrder>).payload;
      const ended = words[order.status];
      if (!ended) return;
      const text = `Bestellung ${order.ticketNumber} ${ended}.`;
      // What is to be done stays for some minutes; good news goes at once.
      if (order.owedAmount === 0) {
        const detail = order.paymentStatus === 'refunding' ? 'Die Online-Zahlung wird zurückgezahlt.' : null;
        dispatch(toastShown({ kind: 'success', text, detail }));
      } else {
        const detail = `Dem Gast zurückzugeben: ${formatMoney(order.owedAmount, order.currency)}`;
        dispatch(toastShown({ kind: 'error', text, detail, order: order.id }));
      }
    },
  });
}
