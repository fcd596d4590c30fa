import { isAnyOf, original, type Action, type PayloadAction } from '@reduxjs/toolkit';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { ApiFailure } from '@bestellwerk/ui/api/api-failure';
import { isNewer, openOrdersAfter, ordersApi } from './orders-api.js';
import { orderChangesApi } from './order-changes-api.js';
import { paymentsApi } from './payments-api.js';
import type { AppStartListening, AppThunk } from '../api/redux.js';

interface RefusedWrite {
  payload: ApiFailure | undefined;
  meta: { arg: { originalArgs: { id: string } } };
}

const { moveOrder, order: oneOrder } = ordersApi.endpoints;
const { recordPayment, refundByHand, counterPayment } = paymentsApi.endpoints;
const { proposeTime, addItem, changeItem, addNote } = orderChangesApi.endpoints;
const payments = [recordPayment, refundByHand, counterPayment] as const;
const writes = [moveOrder, ...payments, proposeTime, addItem, changeItem, addNote] as const;
const isWritten = isAnyOf(...writes.map(({ matchFulfilled }) => matchFulfilled));
const isRefused = isAnyOf(...writes.map(({ matchRejected }) => matchRejected));

/** Puts an order's state into everything that shows it. */
const applyOrder =
  (order: StaffOrder): AppThunk<void> =>
  (dispatch, getState) => {
    const { updateQueryData, selectCachedArgsForQuery } = ordersApi.util;
    for (const argument of selectCachedArgsForQuery(getState(), 'currentOrders')) {
      if (!argument.branches.includes(order.branch.id)) continue;
      dispatch(
        updateQueryData('currentOrders', argument, (open) => openOrdersAfter(original(open)!, [order])),
      );
    }
    const update = updateQueryData('order', order.id, (known) => (isNewer(order, known) ? order : known));
    dispatch(update);
  };

/** Applies the response of every write immediately, and reloads the order after a rejected write. */
export function applyWrittenOrders(startListening: AppStartListening): void {
  startListening({
    matcher: isWritten,
    effect: (action, { dispatch }) => dispatch(applyOrder((action as PayloadAction<StaffOrder>).payload)),
  });
  startListening({
    matcher: isRefused,
    effect: async (action, { dispatch }) => {
      const { payload, meta } = action as Action & RefusedWrite;
      if (payload?.status !== 409) return;
      const reread = { forceRefetch: true, subscribe: false };
      const { data } = await dispatch(oneOrder.initiate(meta.arg.originalArgs.id, reread));
      if (data) dispatch(applyOrder(data));
    },
  });
}
