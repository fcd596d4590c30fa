import type { Action } from '../../../access/policy.js';
import type { Decision } from '../../../kernel/decider.js';
import { deterministicId } from '../../../kernel/identifiers.js';
import { refuse } from '../../../kernel/refusal.js';
import { changedItem } from '../../checkout/item-changes.js';
import {
  acceptAppointment,
  acceptAppointmentByPhone,
  proposeAppointment,
  rejectAppointment,
  withdrawAppointment,
} from '../../order/appointment-decisions.js';
import { addItem, changeItem, removeItem } from '../../order/item-decisions.js';
import { recordAttempt } from '../../order/message-decisions.js';
import { initiatePayment, nextAttempt } from '../../order/online-payment-decisions.js';
import { requestRefund } from '../../order/refund-decisions.js';
import {
  addNote,
  cancelOrder,
  completeOrder,
  confirmOrder,
  markInDelivery,
  placeOrder,
  rejectOrder,
  submitReview,
} from '../../order/order-decisions.js';
import type { OrderEvent } from '../../order/order-events.js';
import { counterPayment, recordPayment } from '../../order/payment-decisions.js';
import { refundByHand } from '../../order/hand-refund-decisions.js';
import { recordPrint } from '../../order/print-decisions.js';
import {
  acceptQuotation,
  declineQuotation,
  offerQuotation,
  withdrawRequest,
} from '../../order/quotation-decisions.js';
import { orderedItem } from '../orders.js';
import type { Act } from './acts.js';
import { handRefundOf } from './model-hand-money.js';
import { MINUTE, type OrderModel } from './order-model.js';
import { lineOf, ORDER, type RealOrder } from './real-order.js';

/** What the policy calls a step of staff; the server asks it first. */
const actions = {
  confirm: 'order.confirm',
  propose: 'order.confirm',
  acceptByPhone: 'order.confirm',
  withdrawProposal: 'order.confirm',
  reject: 'order.reject',
  sendOut: 'order.advance',
  complete: 'order.advance',
  cancel: 'order.cancel',
  addItem: 'order.change',
  changeItem: 'order.change',
  removeItem: 'order.change',
  offer: 'order.change',
  payByHand: 'order.pay',
  counter: 'payment.correct',
  counterRefund: 'payment.correct',
  refund: 'payment.correct',
  refundByHand: 'payment.correct',
  note: 'order.note',
} as const satisfies Partial<Record<Act['kind'], Action>>;

export type Decider = () => Decision<OrderEvent>;

/** The decision of the code, with the numbers that its caller sees now; asked again it is the same command. */
export function deciderOf(act: Act, model: OrderModel, real: RealOrder): Decider {
  const action = actions[act.kind as keyof typeof actions] as Action | undefined;
  if (action && 'by' in act && !real.mayDo(act.by, action)) {
    return () => refuse('forbidden', 'forbidden', 'Das dürfen Sie nicht.');
  }
  return (
    ordered(act, model, real) ??
    answered(act, model, real) ??
    paid(act, model, real) ??
    staff(act, model, real)
  );
}

const review = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2, comment: ' Gut ' };
const instant = (ms: number): string => new Date(ms).toISOString();

function staff(act: Act, model: OrderModel, real: RealOrder): Decider {
  switch (act.kind) {
    case 'confirm':
      return () => confirmOrder(real.state);
    case 'sendOut':
      return () => markInDelivery(real.state);
    case 'complete':
      return () => completeOrder(real.state);
    case 'reject':
      return () => rejectOrder(real.state, { message: act.text });
    case 'cancel':
      return () =>
        cancelOrder(real.state, {
          reason: act.text,
          mayCancelDispatched: real.mayDo(act.by, 'order.cancelDispatched'),
        });
    case 'note':
      return () => addNote(real.state, act);
    case 'propose': {
      const proposal = { appointment: instant(model.now + act.minutes * MINUTE), at: instant(model.now) };
      return () => proposeAppointment(real.state, proposal);
    }
    case 'review':
      return () => submitReview(real.state, review);
    case 'placeAgain':
      return () => placeOrder(real.state, real.placed, nextAttempt(ORDER, 0));
    default:
      throw new Error(`${act.kind} is no command`);
  }
}

function ordered(act: Act, model: OrderModel, real: RealOrder): Decider | null {
  switch (act.kind) {
    case 'addItem':
      return () =>
        addItem(real.state, ({ mode, currency }) =>
          changedItem(lineOf(act.cents, 1), { amount: act.amount }, { product: undefined, mode, currency }),
        );
    case 'changeItem':
    case 'removeItem': {
      const expected = act.isOutdated ? { expected: { product: orderedItem.product, amount: 99 } } : {};
      const mayLowerSettled = real.mayDo(act.by, 'order.lowerSettled');
      const lowering = { reason: act.text, mayLowerSettled, isDayClosed: false };
      const target = { index: act.index, lowering, ...expected };
      if (act.kind === 'removeItem') return () => removeItem(real.state, target);
      return () =>
        changeItem(real.state, target, (item, { mode, currency }) =>
          changedItem(item, { amount: act.amount }, { product: undefined, mode, currency }),
        );
    }
    case 'offer': {
      const items = act.prices.map((cents, index) => ({ index, unitGross: cents / 100 }));
      const validUntil = instant(model.now + act.minutes * MINUTE);
      const offer = { items, message: 'Gern!', validUntil, at: instant(model.now) };
      return () => offerQuotation(real.state, offer);
    }
    case 'withdrawRequest':
      return () => withdrawRequest(real.state);
    case 'acceptOffer':
    case 'declineOffer': {
      const offer = Math.max(1, model.offer.number) + (act.isOutdated ? 1 : 0);
      if (act.kind === 'declineOffer') return () => declineQuotation(real.state, { offer });
      return () => acceptQuotation(real.state, { offer, at: instant(model.now) });
    }
    default:
      return null;
  }
}

/** What becomes of a proposed time. */
function answered(act: Act, model: OrderModel, real: RealOrder): Decider | null {
  const now = instant(model.now);
  const shown = instant(
    (model.proposal?.at ?? model.now) + ('isOutdated' in act && act.isOutdated ? MINUTE : 0),
  );
  switch (act.kind) {
    case 'acceptProposal':
      return () => acceptAppointment(real.state, now, { appointment: shown });
    case 'declineProposal':
      return () => rejectAppointment(real.state, { appointment: shown });
    case 'acceptByPhone':
      return () => acceptAppointmentByPhone(real.state, now, { appointment: shown });
    case 'withdrawProposal':
      return () => withdrawAppointment(real.state, now, { appointment: shown });
    default:
      return null;
  }
}

function paid(act: Act, model: OrderModel, real: RealOrder): Decider | null {
  switch (act.kind) {
    case 'payByHand': {
      const payment = { payment: act.id, method: act.method, amount: model.amountOf(act)! };
      return () => recordPayment(real.state, payment);
    }
    case 'counter': {
      const counterEntry = deterministicId('counter-entry', act.id);
      const payment = act.isOfEntry ? counterEntry : act.id;
      return () => counterPayment(real.state, { counterEntry, payment, reason: act.text });
    }
    case 'refundByHand': {
      const { id: payment, cause, text: reason } = act;
      const amount = model.amountOf(act) ?? undefined;
      const command = { refund: handRefundOf(act), payment, amount, cause, reason };
      return () => refundByHand(real.state, command, () => ['cash']);
    }
    case 'counterRefund': {
      const payment = handRefundOf(act);
      const counterEntry = deterministicId('counter-entry', payment);
      return () => counterPayment(real.state, { counterEntry, payment, reason: act.text });
    }
    case 'refund': {
      const amount = model.amountOf(act) ?? undefined;
      return () => requestRefund(real.state, { refund: act.id, amount, cause: act.cause, reason: act.text });
    }
    case 'payOnline': {
      const { method, capture } = model.begun;
      const attempt = nextAttempt(ORDER, real.existing.attempts.length);
      const begun = { attempt, method: method === 'cash' ? 'mollie' : method, capture } as const;
      return () => initiatePayment(real.state, { ...begun, at: instant(model.now) });
    }
    case 'print': {
      const printer = { id: act.id, name: 'Küche' };
      return () => recordPrint(real.state, { job: act.id, template: 'kitchen', copy: 0, printer });
    }
    case 'message': {
      const data = { message: act.id, kind: 'newOrder', channel: 'email', to: 'a@b.at', attempt: 1 } as const;
      return () => recordAttempt(real.state, { type: 'MessageSent', data });
    }
    default:
      return null;
  }
}
