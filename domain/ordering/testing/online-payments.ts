import type { OrderEvent } from '../order/order-events.js';
import { nextAttempt } from '../order/online-payment-decisions.js';
import type { PaymentNews } from '../order/payment-news.js';
import { orderPlaced } from './orders.js';

export const at = '2026-11-20T17:05:00.000Z';
export const [first, second] = [nextAttempt('order', 0), nextAttempt('order', 1)];

/** An order of 33 euros that is paid at Mollie, and an attempt to pay it. */
export const placed = orderPlaced({ paymentMethod: 'mollie' });

export const initiated = (attempt = first, capture: 'automatic' | 'manual' = 'automatic'): OrderEvent => ({
  type: 'PaymentInitiated',
  data: { attempt, method: 'mollie', amount: 33, capture, initiatedAt: '2026-11-20T17:00:00.000Z' },
});

export const opened = (attempt = first): OrderEvent => ({
  type: 'PaymentOpened',
  data: { attempt, reference: `tr_${attempt}`, checkoutUrl: 'https://pay.example', expiresAt: at },
});

/** What Mollie says about an attempt: that it is open, as far as a test does not say otherwise. */
export const news = (differences: Partial<PaymentNews> = {}, attempt = first) => ({
  attempt,
  at,
  news: {
    reference: `tr_${attempt}`,
    status: 'open',
    amount: 33,
    currency: 'EUR',
    captured: 0,
    captureBefore: null,
    refunds: [],
    chargebacks: [],
    failureReason: null,
    ...differences,
  } satisfies PaymentNews,
});

export const again = { attempt: second, method: 'mollie', capture: 'automatic', at } as const;
export const cancelation = { reason: 'Storno', mayCancelDispatched: false };
