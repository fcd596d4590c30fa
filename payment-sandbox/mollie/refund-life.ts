import { mollieId } from '../core/ids.js';
import type { World } from '../core/world.js';
import type { MolliePayment, MollieRefund } from './payment.js';
import { findPayment, notify } from './payment-life.js';

interface NewRefund {
  readonly amount: number;
  readonly description?: string | undefined;
  readonly metadata?: unknown;
}

/** By the API, or, unasked, in the dashboard. */
export function makeRefund(world: World, payment: MolliePayment, refund: NewRefund): MollieRefund {
  const { amount, description, metadata } = refund;
  const trouble = world.troubles.take(['refund-fails', 'short-balance'], { provider: 'mollie' });
  const isQueued = trouble?.kind === 'short-balance';
  const made: MollieRefund = {
    id: mollieId('re'),
    payment: payment.id,
    createdAt: world.now(),
    amount,
    description,
    metadata,
    willFail: trouble?.kind === 'refund-fails',
    status: isQueued ? 'queued' : 'pending',
  };
  world.state.refunds.push(made);
  const { refundQueuedMs, refundPendingMs } = world.settings;
  world.later('move-refund', made.id, isQueued ? refundQueuedMs : refundPendingMs);
  return made;
}

/** The next step of a refund; notifications begin with processing. */
export function moveRefund(world: World, id: string): void {
  const refund = world.state.refunds.find((each) => each.id === id);
  const payment = refund && findPayment(world, refund.payment);
  if (!refund || !payment) return;
  const { refundPendingMs, refundProcessingMs } = world.settings;
  if (refund.status === 'queued') {
    refund.status = 'pending';
    world.later('move-refund', id, refundPendingMs);
  } else if (refund.status === 'pending') {
    refund.status = 'processing';
    world.later('move-refund', id, refundProcessingMs);
    notify(world, payment);
  } else if (refund.status === 'processing') {
    refund.status = refund.willFail ? 'failed' : 'refunded';
    notify(world, payment);
  }
}
