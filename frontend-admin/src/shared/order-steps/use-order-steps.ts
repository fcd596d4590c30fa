import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isRequest } from '@bestellwerk/domain/ordering/order/order';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { stepTaken } from './outbox.js';
import { sendStep } from './send-steps.js';
import { useAppDispatch, useAppSelector } from '../api/redux.js';
import { useAtNow } from '../ui/use-now.js';
import { useMay } from '../session/use-user.js';
import { ordersApi } from '../orders/orders-api.js';
import { aboutProposal, endActions, isAnswerOver, nextStep } from './next-step.js';

/** What the signed-in user can do with an order now, and the step that is on its way. */
export function useOrderSteps(order: StaffOrder) {
  const dispatch = useAppDispatch();
  const may = useMay();
  const taken = useAppSelector(({ outbox }) => outbox[order.id]);
  const isOver = useAtNow((now) => isAnswerOver(order, now));
  const next = isOver ? null : nextStep(order);
  const isAllowed = next !== null && may(next.needs, order.branch.id);
  const takeNext = () => {
    if (!next) return;
    const { id: orderId, ticketNumber } = order;
    const { step, body, target } = next;
    const idempotencyKey = randomKey();
    dispatch(stepTaken({ orderId, ticketNumber, step, body, target, idempotencyKey, takenAt: Date.now() }));
  };
  const withdraw = () => {
    const { id, ticketNumber } = order;
    const step = 'withdraw-counter-appointment' as const;
    const move = { id, ticketNumber, step, body: aboutProposal(order), idempotencyKey: randomKey() };
    void dispatch(ordersApi.endpoints.moveOrder.initiate(move));
  };
  return {
    taken,
    next: isAllowed ? next : null,
    waysOut: endActions(order)
      .filter(({ needs }) => may(needs, order.branch.id))
      .map(({ step }) => step),
    mayPropose: order.status === 'pending' && may('order.confirm', order.branch.id),
    /** Takes the proposed time back; undefined where that is not possible. */
    withdraw: order.status === 'proposed' && may('order.confirm', order.branch.id) ? withdraw : undefined,
    /** The guest waits for an offer, or may get another one. */
    mayOffer: isRequest(order.status) && may('order.change', order.branch.id),
    /** The step can be undone for a while before it is sent. */
    takeNext,
    /** The step is sent immediately. */
    sendNext: () => {
      takeNext();
      void dispatch(sendStep(order.id));
    },
  };
}

export type OrderSteps = ReturnType<typeof useOrderSteps>;
