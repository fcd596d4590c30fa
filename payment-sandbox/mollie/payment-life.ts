import { sumOf } from '../core/money.js';
import type { World } from '../core/world.js';
import { mollieId } from '../core/ids.js';
import { capturesOf } from './money-of.js';
import type { MolliePayment, MollieStatus } from './payment.js';

/** A card's payment fails with one of these (Mollie's test amounts). */
const failuresByAmount: Readonly<Record<number, string>> = {
  100_100: 'invalid_card_number',
  100_400: 'card_expired',
  100_600: 'refused_by_issuer',
  100_700: 'insufficient_funds',
  101_000: 'authentication_failed',
  101_100: 'card_declined',
};

export class NotPossible extends Error {}

export function findPayment({ state }: World, id: string): MolliePayment | undefined {
  return state.payments.find((payment) => payment.id === id);
}

/** Mollie's notification only says which payment to look at; open and pending ones are not notified. */
export function notify(world: World, payment: MolliePayment): void {
  if (!payment.webhookUrl) return;
  const { id, status, webhookUrl } = payment;
  world.notify({ provider: 'mollie', url: webhookUrl, subject: id, status, body: `id=${id}` });
}

function change(world: World, payment: MolliePayment, status: MollieStatus): void {
  payment.status = status;
  notify(world, payment);
}

function assertStatus(payment: MolliePayment, ...statuses: readonly MollieStatus[]): void {
  if (!statuses.includes(payment.status)) throw new NotPossible(`${payment.id} is ${payment.status}`);
}

/** The customer has chosen a method that takes days, such as a direct debit. */
export function begin(payment: MolliePayment, method: string): void {
  assertStatus(payment, 'open');
  payment.method = method;
  payment.status = 'pending';
}

export function pay(world: World, payment: MolliePayment, method = 'creditcard'): void {
  assertStatus(payment, 'open', 'pending');
  payment.method = method;
  const failure = method === 'creditcard' ? failuresByAmount[payment.amount] : undefined;
  if (failure) return fail(world, payment, failure);
  if (payment.captureMode !== 'manual') {
    payment.paidAt = world.now();
    return change(world, payment, 'paid');
  }
  payment.authorizedAt = world.now();
  payment.captureBefore = world.now() + world.settings.authorizationMs;
  world.later('end-authorization', payment.id, world.settings.authorizationMs);
  change(world, payment, 'authorized');
}

export function fail(world: World, payment: MolliePayment, reason = 'card_declined'): void {
  assertStatus(payment, 'open', 'pending', 'authorized');
  payment.method ??= 'creditcard';
  payment.failedAt = world.now();
  payment.failureReason = reason;
  change(world, payment, 'failed');
}

export function cancel(world: World, payment: MolliePayment): void {
  assertStatus(payment, 'open', 'pending', 'authorized');
  payment.canceledAt = world.now();
  change(world, payment, 'canceled');
}

export function expire(world: World, payment: MolliePayment): void {
  if (payment.status !== 'open') return;
  payment.expiredAt = world.now();
  change(world, payment, 'expired');
}

/** What was not captured in time cannot be captured any more. */
export function endAuthorization(world: World, payment: MolliePayment): void {
  if (payment.status !== 'authorized') return;
  for (const capture of capturesOf(world.state, payment)) capture.status = 'failed';
  fail(world, payment, 'authorization_expired');
}

/** Some seconds after the merchant asked for it. */
export function release(world: World, payment: MolliePayment): void {
  payment.isReleased = true;
  if (payment.status === 'authorized') cancel(world, payment);
}

export function finishCapture(world: World, id: string): void {
  const capture = world.state.captures.find((each) => each.id === id);
  const payment = capture && findPayment(world, capture.payment);
  if (!capture || !payment || capture.status !== 'pending') return;
  capture.status = 'succeeded';
  payment.paidAt ??= world.now();
  change(world, payment, 'paid');
}

/** The customer's bank takes the money back. */
export function chargeBack(world: World, payment: MolliePayment, amount = payment.amount): string {
  assertStatus(payment, 'paid');
  const id = mollieId('chb');
  const living = world.state.chargebacks.filter((each) => each.payment === payment.id && !each.reversedAt);
  if (sumOf(living) + amount > payment.amount) throw new NotPossible('more than was paid');
  world.state.chargebacks.push({ id, payment: payment.id, createdAt: world.now(), amount });
  notify(world, payment);
  return id;
}

export function reverseChargeback(world: World, id: string): void {
  const chargeback = world.state.chargebacks.find((each) => each.id === id);
  const payment = chargeback && findPayment(world, chargeback.payment);
  if (!chargeback || !payment || chargeback.reversedAt) throw new NotPossible('no such chargeback');
  chargeback.reversedAt = world.now();
  notify(world, payment);
}
