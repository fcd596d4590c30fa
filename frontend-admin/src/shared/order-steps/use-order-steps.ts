import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isRequest } from '@bestellwerk/domain/ordering/order/order';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { stepTaken } from './outbox.js';
import { sendStep } from './send-steps.js';
import { useAppDispatch, useAppSelector } from '../api/redux.js';
import { useMay } from '../session/use-user.js';
import { nextStep, endActions } from './next-step.js';

/** What the signed-in user can do with an order now, and the step that is on its way. */
export function useOrderSteps(order: StaffOrder) {
  const dispatch = useAppDispatch();
  const may = useMay();
  const taken = useAppSelector(({ outbox }) => outbox[order.id]);
  const next = nextStep(order);
  const isAllowed = next !== null && may(next.needs, order.branch.id);
  const takeNext = () => {
    if (!next) return;
    const { id: orderId, ticketNumber } = order;
    const { step, target } = next;
    const idempotencyKey = randomKey();
    dispatch(stepTaken({ orderId, ticketNumber, step, target, idempotencyKey, takenAt: Date.now() }));
  };
  return {
    taken,
    next: isAllowed ? next : null,
    waysOut: endActions(order)
      .filter(({ needs }) => may(needs, order.branch.id))
      .map(({ step }) => step),
    mayPropose: order.status === 'pending' && may('order.confirm', order.branch.id),
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
