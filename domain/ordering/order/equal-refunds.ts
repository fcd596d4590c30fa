import type { Units } from '../../kernel/money.js';
import { type Attempt, type OnlinePayments, type Refund, refundPartsOf } from './online-payments.js';

/** Mollie refuses a refund for so long after another one over the same amount of the same payment. */
export const EQUAL_REFUND_PAUSE_MS = 60 * 60_000;

/**
 * When a refund goes to the provider again, where it waits because of an equal one; null where none is in its way. ISO
 * instants.
 */
export function refundWaitsUntil(online: OnlinePayments, id: string, now: string): string | null {
  const refund = online.refunds.find((one) => one.id === id);
  if (refund?.status !== 'requested') return null;
  const sentAt = sendingTimes(online, refund).get(id);
  return sentAt !== undefined && sentAt > Date.parse(now) ? new Date(sentAt).toISOString() : null;
}

/** Until when a refund of so much would wait, if it were requested now; null where it would go at once. */
export function newRefundWaitsUntil(online: OnlinePayments, amount: Units, now: string): string | null {
  const waits = refundPartsOf(online, amount).flatMap((part) => {
    const refund = newRefund(part, now);
    const until = refundWaitsUntil({ ...online, refunds: [...online.refunds, refund] }, refund.id, now);
    return until === null ? [] : [until];
  });
  return waits.toSorted().at(-1) ?? null;
}

const newRefund = ({ attempt, amount }: { attempt: Attempt; amount: Units }, now: string): Refund => ({
  id: `new refund of ${attempt.id}`,
  attempt: attempt.id,
  amount,
  status: 'requested',
  reference: null,
  requestedAt: now,
});

/** Each refund is sent when it is requested; one that is refused then is sent again after the whole pause. */
function sendingTimes({ attempts, refunds }: OnlinePayments, refund: Refund): Map<string, number> {
  const sent = new Map<string, number>();
  if (attempts.find(({ id }) => id === refund.attempt)?.method !== 'mollie') return sent;
  let waiting = refunds
    .filter(({ attempt, amount }) => attempt === refund.attempt && amount === refund.amount)
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ id, requestedAt }) => (requestedAt ? [{ id, at: Date.parse(requestedAt) }] : []));
  while (waiting.length > 0) {
    const [next, ...others] = waiting.toSorted((one, other) => one.at - other.at);
    const { id, at } = next!;
    const isRefused = [...sent.values()].some((before) => at - before < EQUAL_REFUND_PAUSE_MS);
    if (!isRefused) sent.set(id, at);
    waiting = isRefused ? [...others, { id, at: at + EQUAL_REFUND_PAUSE_MS }] : others;
  }
  return sent;
}
