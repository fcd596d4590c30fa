import { expireAppointment } from '../../order/appointment-decisions.js';
import { expireAttempt, failOrder } from '../../order/online-payment-decisions.js';
import { markMissed } from '../../order/order-decisions.js';
import type { OrderEvent } from '../../order/order-events.js';
import { expireQuotation } from '../../order/quotation-decisions.js';
import { MINUTE, type OrderModel } from './order-model.js';
import type { RealOrder } from './real-order.js';

const instant = (ms: number): string => new Date(ms).toISOString();

/** Carries out every deadline that is due, as the process of deadlines does, and says what should become of the order. */
export function deadlines(model: OrderModel, real: RealOrder): readonly OrderEvent[] {
  const { now } = model;
  const at = instant(now);
  const written: OrderEvent[] = [];
  const isMissing = model.status === 'pending' || model.status === 'requested';
  if (now >= model.confirmBy) {
    written.push(...real.apply(markMissed(real.state, instant(model.confirmBy))));
    if (isMissing) model.isMissed = true;
  }
  if (model.proposal && now >= model.proposal.until) {
    written.push(...real.apply(expireAppointment(real.state, instant(model.proposal.until))));
    if (model.status === 'proposed') model.status = 'canceled';
  }
  if (model.offer.number > 0 && now >= model.offer.until) {
    written.push(...real.apply(expireQuotation(real.state, instant(model.offer.until))));
    if (model.status === 'offered') Object.assign(model, { status: 'canceled' });
  }
  for (const { id } of real.existing.attempts) {
    const expired = real.apply(expireAttempt(real.state, { attempt: id, at }));
    for (const event of expired) model.money.note(event, model.total);
  }
  if (model.status === 'awaitingPayment' && now >= model.lastPaymentAt + 30 * MINUTE) {
    written.push(...real.apply(failOrder(real.state)));
    if (model.money.attempts.every(({ isAlive }) => !isAlive)) model.status = 'failed';
  }
  return written;
}
