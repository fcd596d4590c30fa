import { useEffect, useRef } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { proposalEndings, quotationEndings } from '@bestellwerk/domain/ordering/order-labels';
import { type AppThunk, useAppDispatch } from '../../shared/api/redux.js';
import { isOpen, ordersApi } from '../../shared/orders/orders-api.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';

const endings: readonly string[] = [...Object.values(proposalEndings), ...Object.values(quotationEndings)];

/** Statuses which the guest can end, and what staff read when they agreed; null where there is nothing to agree to. */
const agreements: Partial<Record<StaffOrder['status'], string | null>> = {
  requested: null,
  proposed: 'Der Gast hat den neuen Termin angenommen.',
  offered: 'Der Gast hat das Angebot angenommen.',
};

/** Shows what guests answered to other times and to offers: who agreed, and who did not. Orders of the latter leave the board. */
export function useProposalAnswers(orders: readonly StaffOrder[] | undefined): void {
  const dispatch = useAppDispatch();
  const asked = useRef<readonly StaffOrder[]>([]);
  useEffect(() => {
    if (!orders) return;
    const now = new Map(orders.map((order) => [order.id, order]));
    for (const { id, status } of asked.current) {
      const order = now.get(id);
      if (!order) void dispatch(showEnding(id));
      else if (order.status !== status && agreements[status]) {
        dispatch(answerShown(order, agreements[status]));
      }
    }
    asked.current = orders.filter(({ status }) => status in agreements);
  }, [orders, dispatch]);
}

const answerShown = ({ ticketNumber }: StaffOrder, agreement: string) =>
  toastShown({ kind: 'success', text: `Bestellung ${ticketNumber}: ${agreement}` });

/** An order that is gone from the list may also belong to another branch, or have been ended by staff. */
const showEnding =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const read = ordersApi.endpoints.order.initiate(id, { forceRefetch: true, subscribe: false });
    const { data: order } = await dispatch(read);
    if (!order || isOpen(order) || !endings.includes(order.cancelationReason ?? '')) return;
    const text = `Bestellung ${order.ticketNumber} storniert.`;
    dispatch(toastShown({ kind: 'error', text, detail: order.cancelationReason, order: order.id }));
  };
