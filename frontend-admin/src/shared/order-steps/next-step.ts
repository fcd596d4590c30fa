import { stepLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { Action } from '@bestellwerk/domain/access/policy';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OrderMove, StatusStep } from '../orders/orders-api.js';
import { isUnpaidOnline } from '../orders/unpaid-online.js';

export interface NextStep {
  step: StatusStep;
  body: OrderMove['body'];
  target: OrderStatus;
  /** German label of the button. */
  label: string;
  needs: Action;
}

/**
 * Whether the guest's time to answer a proposal is over. The server cancels such an order; a page without a connection
 * does not learn of it. `now`: milliseconds since 1970.
 */
export const isAnswerOver = (
  { status, answerBy }: Pick<StaffOrder, 'status' | 'answerBy'>,
  now: number,
): boolean => status === 'proposed' && answerBy !== null && Date.parse(answerBy) < now;

/** The one step that an order normally takes next, or null if there is none. */
export function nextStep({
  status,
  mode,
  counterAppointment,
}: Pick<StaffOrder, 'status' | 'mode' | 'counterAppointment'>): NextStep | null {
  const body = {};
  switch (status) {
    case 'pending':
      return {
        step: 'confirm',
        body,
        target: 'confirmed',
        label: stepLabels.confirmed,
        needs: 'order.confirm',
      };
    case 'proposed':
      return {
        step: 'confirm-counter-appointment',
        body: aboutProposal({ counterAppointment }),
        target: 'confirmed',
        label: guestAgreedLabel,
        needs: 'order.confirm',
      };
    case 'confirmed': {
      const target = mode === 'delivery' ? 'dispatched' : 'ready';
      return { step: 'in-delivery', body, target, label: stepLabels[target], needs: 'order.advance' };
    }
    case 'ready':
    case 'dispatched':
      return {
        step: 'completed',
        body,
        target: 'completed',
        label: stepLabels.completed,
        needs: 'order.advance',
      };
    default:
      return null;
  }
}

/** Whether the step ends an order that has not been paid in full. */
const isUnpaidEnd = (step: NextStep, { openAmount }: Pick<StaffOrder, 'openAmount'>): boolean =>
  step.target === 'completed' && openAmount > 0;

/** Whether staff are asked about the money before the step. */
export const isAskedForMoney = (step: NextStep, order: StaffOrder): boolean =>
  isUnpaidEnd(step, order) || (step.target === 'confirmed' && isUnpaidOnline(order));

/** How an open order can be ended without being fulfilled, or null: rejected before it is confirmed, else canceled. */
export function endActions({
  status,
}: Pick<StaffOrder, 'status'>): { step: 'reject' | 'cancel'; needs: Action }[] {
  const cancel = { step: 'cancel', needs: 'order.cancel' } as const;
  switch (status) {
    case 'requested':
    case 'offered':
    case 'pending':
    case 'proposed':
      return [{ step: 'reject', needs: 'order.reject' }, cancel];
    case 'confirmed':
    case 'ready':
    case 'awaitingPayment':
      return [cancel];
    case 'dispatched':
      return [{ step: 'cancel', needs: 'order.cancelDispatched' }];
    default:
      return [];
  }
}

/** The proposed time that is shown here: the server refuses what is about another one. */
export const aboutProposal = ({
  counterAppointment,
}: Pick<StaffOrder, 'counterAppointment'>): OrderMove['body'] =>
  counterAppointment === null ? {} : { counterAppointment };

/** Of the action that records that the guest accepts the proposed time. */
export const guestAgreedLabel = 'Gast hat zugestimmt';

/** Of the action that takes a proposed time back. */
export const withdrawLabel = 'Vorschlag zurückziehen';

/** Of the action that asks the guest for another time, in menus and on buttons. */
export const proposeTimeLabel = 'Anderen Termin vorschlagen';
