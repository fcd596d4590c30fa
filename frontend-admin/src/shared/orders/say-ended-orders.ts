import type { PayloadAction } from '@reduxjs/toolkit';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { ordersApi } from '../api/orders-api.js';
import { noticeGiven } from '../notices/notices.js';
import type { AppStartListening } from '../redux.js';

const words: Partial<Record<StaffOrder['status'], string>> = { rejected: 'abgelehnt', canceled: 'storniert' };

/** An order that is rejected or canceled leaves the board at once: says that this is what has become of it. */
export function sayEndedOrders(startListening: AppStartListening): void {
  startListening({
    matcher: ordersApi.endpoints.moveOrder.matchFulfilled,
    effect: (action, { dispatch }) => {
      const { status, ticketNumber } = (action as PayloadAction<StaffOrder>).payload;
      const ended = words[status];
      if (ended) dispatch(noticeGiven({ kind: 'success', text: `Bestellung ${ticketNumber} ${ended}.` }));
    },
  });
}
