import type { ProviderPayment, ProviderRefund } from '../provider.js';
import type { MolliePayment, MollieRefund } from './mollie-answers.js';

const statuses: Readonly<Record<string, ProviderPayment['status']>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'authorized',
  paid: 'captured',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
};

/** A status that Mollie adds one day is not final for us. */
const DEFAULT_STATUS = 'pending';

const decimal = (amount: { value: string } | null | undefined): number | null =>
  amount ? Number(amount.value) : null;

export function readMolliePayment(payment: MolliePayment): ProviderPayment {
  const status = statuses[payment.status] ?? DEFAULT_STATUS;
  const paid = status === 'captured' ? Number(payment.amount.value) : 0;
  return {
    reference: payment.id,
    attempt: payment.metadata?.attempt ?? null,
    order: payment.metadata?.order ?? null,
    status,
    amount: Number(payment.amount.value),
    currency: payment.amount.currency,
    // Only payments that are captured by hand say it.
    captured: status === 'captured' ? (decimal(payment.amountCaptured) ?? paid) : 0,
    captureBefore: payment.captureBefore ?? null,
    expiresAt: payment.expiresAt ?? null,
    refunds: (payment._embedded?.refunds ?? []).map(readMollieRefund),
    chargebacks: (payment._embedded?.chargebacks ?? []).map(({ id, amount, reversedAt }) => ({
      reference: id,
      amount: Number(amount.value),
      isReversed: reversedAt != null,
    })),
    failureReason: payment.details?.failureReason ?? null,
  };
}

export function readMollieRefund({ id, amount, status, metadata }: MollieRefund): ProviderRefund {
  return {
    reference: id,
    refund: metadata?.refund ?? null,
    amount: Number(amount.value),
    status: refundStatusOf(status),
  };
}

function refundStatusOf(status: string): ProviderRefund['status'] {
  if (status === 'refunded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
