import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toDecimal } from '../../kernel/money.js';
import { isRefusal } from '../../kernel/refusal.js';
import { givenWhenThen } from '../../kernel/testing/given-when-then.js';
import { again, cancelation, first, initiated, news, placed, second } from '../testing/online-payments.js';
import { failOrder, initiatePayment } from './online-payment-decisions.js';
import { requestRefund } from './refund-decisions.js';
import { refundableOf } from './online-payments.js';
import { type ExistingOrder, isUnfulfilled, type Order, orderDecider } from './order.js';
import { cancelOrder, completeOrder, confirmOrder, rejectOrder } from './order-decisions.js';
import { learnPayment, type PaymentNews } from './payment-news.js';

const { given } = givenWhenThen(orderDecider);
const existing = (order: Order) => order as ExistingOrder;

describe('over any course of events', () => {
  const anyNews = fc.record({
    attempt: fc.constantFrom(first, second),
    status: fc.constantFrom('open', 'pending', 'authorized', 'captured', 'failed', 'canceled', 'expired'),
  });
  const anyStep = fc.oneof(
    { weight: 4, arbitrary: anyNews },
    fc.constantFrom('confirm', 'reject', 'cancel', 'complete', 'fail', 'again'),
    fc.record({ refund: fc.uuid(), cents: fc.integer({ min: 1, max: 4000 }) }),
  );

  test('no more is refunded than was captured, and what is paid is what was captured less what came back', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 20 }),
        fc.constantFrom('automatic', 'manual'),
        (steps, capture) => {
          let order: Order = given(placed, initiated(first, capture));
          for (const step of steps) {
            const decision = decide(order, step);
            if (!isRefusal(decision)) order = decision.reduce(orderDecider.evolve, order);
            const { attempts, refunds, paid, status } = existing(order);
            for (const attempt of attempts) {
              const back = refunds.filter((refund) => refund.attempt === attempt.id);
              const sum = back.reduce((all, refund) => all + refund.amount, 0);
              expect(sum).toBeLessThanOrEqual(attempt.captured);
              if (isUnfulfilled(status)) expect(refundableOf(existing(order), attempt)).toBe(0);
            }
            expect(paid).toBe(attempts.reduce((all, attempt) => all + attempt.captured, 0));
            if (paid > 0) expect(status).not.toBe('awaitingPayment');
          }
        },
      ),
    );
  });

  function decide(order: Order, step: unknown) {
    if (step === 'confirm') return confirmOrder(order);
    if (step === 'complete') return completeOrder(order);
    if (step === 'reject') return rejectOrder(order, { message: '' });
    if (step === 'cancel') return cancelOrder(order, cancelation);
    if (step === 'fail') return failOrder(order);
    if (step === 'again') return initiatePayment(order, again);
    if (typeof step === 'object' && step !== null && 'refund' in step) {
      const { refund, cents } = step as { refund: string; cents: number };
      return requestRefund(order, { refund, amount: toDecimal(cents * 100), reason: 'x' });
    }
    const { attempt, status } = step as { attempt: string; status: PaymentNews['status'] };
    return learnPayment(order, news({ status, captured: status === 'captured' ? 33 : 0 }, attempt));
  }
});
