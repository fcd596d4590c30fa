import { sumOf, writeUnits } from '../core/money.js';
import type { Answer } from '../core/state.js';
import type { World } from '../core/world.js';
import { capturedOf, capturesOf, chargebacksOf, refundedOf, refundsOf } from './money-of.js';
import type { MollieCapture, MollieChargeback, MolliePayment, MollieRefund } from './payment.js';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

export const mollieHeaders = { 'content-type': 'application/hal+json' };

export const mollieAnswer = (status: number, body: unknown): Answer => ({
  status,
  headers: mollieHeaders,
  body,
});

export function mollieError(status: number, detail: string, field?: string): Answer {
  const title = titles[status] ?? 'Internal Server Error';
  const _links = { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } };
  return mollieAnswer(status, { status, title, detail, ...(field ? { field } : {}), _links });
}

/** As Mollie writes it: 2022-07-12T12:21:43+00:00. */
const instant = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00');

const link = (href: string, type = 'application/hal+json') => ({ href, type });

export const listAnswer = (name: string, items: readonly unknown[], links: object = {}): Answer =>
  mollieAnswer(200, { count: items.length, _embedded: { [name]: items }, _links: links });

/** What a payment shows depends on its status: a property that does not apply is absent, not null. */
export function writePayment(world: World, payment: MolliePayment, embed: readonly string[] = []): object {
  const { id, currency, status, amount } = payment;
  const { state } = world;
  const money = (units: number) => ({ currency, value: writeUnits(units, currency) });
  const refunds = refundsOf(state, payment);
  const chargebacks = chargebacksOf(state, payment);
  const captures = capturesOf(state, payment);
  const chargedBack = sumOf(chargebacks.filter(({ reversedAt }) => !reversedAt));
  const captured = capturedOf(state, payment);
  const embedded = {
    ...(embed.includes('refunds')
      ? { refunds: refunds.map((each) => writeRefund(world, payment, each)) }
      : {}),
    ...(embed.includes('chargebacks')
      ? { chargebacks: chargebacks.map((each) => writeChargeback(world, payment, each)) }
      : {}),
    ...(embed.includes('captures')
      ? { captures: captures.map((each) => writeCapture(world, payment, each)) }
      : {}),
  };
  const base = `${world.publicUrl}/v2/payments/${id}`;
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: instant(payment.createdAt),
    amount: money(amount),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata ?? null,
    status,
    profileId: 'pfl_Sandbox123',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    ...(payment.cancelUrl ? { cancelUrl: payment.cancelUrl } : {}),
    ...(payment.webhookUrl ? { webhookUrl: payment.webhookUrl } : {}),
    ...(payment.locale ? { locale: payment.locale } : {}),
    ...(payment.captureMode ? { captureMode: payment.captureMode, amountCaptured: money(captured) } : {}),
    ...timesOf(payment),
    ...(status === 'open' ? { isCancelable: false } : {}),
    ...(status === 'pending' ? { isCancelable: true } : {}),
    ...(status === 'paid'
      ? {
          amountRefunded: money(refundedOf(state, payment)),
          amountRemaining: money(captured - refundedOf(state, payment)),
          settlementAmount: money(captured),
          countryCode: 'AT',
        }
      : {}),
    ...(chargedBack > 0 ? { amountChargedBack: money(chargedBack) } : {}),
    ...detailsOf(payment),
    _links: {
      self: link(base),
      ...(status === 'open' ? { checkout: link(`${world.publicUrl}/checkout/${id}`, 'text/html') } : {}),
      ...(status === 'paid'
        ? { changePaymentState: link(`${world.publicUrl}/checkout/${id}`, 'text/html') }
        : {}),
      ...(refunds.length > 0 ? { refunds: link(`${base}/refunds`) } : {}),
      ...(chargebacks.length > 0 ? { chargebacks: link(`${base}/chargebacks`) } : {}),
      ...(captures.length > 0 ? { captures: link(`${base}/captures`) } : {}),
      dashboard: link(`${world.publicUrl}/sandbox/state`, 'text/html'),
    },
    ...(embed.length > 0 ? { _embedded: embedded } : {}),
  };
}

function timesOf(payment: MolliePayment): object {
  const { status, expiresAt, captureBefore, failedAt, canceledAt, expiredAt, authorizedAt, paidAt } = payment;
  const times = {
    expiresAt: status === 'open' ? expiresAt : undefined,
    authorizedAt,
    captureBefore: status === 'authorized' ? captureBefore : undefined,
    paidAt,
    failedAt,
    canceledAt,
    expiredAt,
  };
  const known = Object.entries(times).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return Object.fromEntries(known.map(([name, at]) => [name, instant(at)]));
}

function detailsOf({ method, status, failureReason }: MolliePayment): object {
  if (method !== 'creditcard' || !['paid', 'authorized', 'failed'].includes(status)) return {};
  const failure = failureReason ? { failureReason, failureMessage: 'Die Karte wurde abgelehnt.' } : {};
  const card = { cardHolder: 'T. TEST', cardNumber: '6787', cardLabel: 'Mastercard', cardCountryCode: 'AT' };
  return { details: { ...card, ...failure } };
}

const partOf = (world: World, payment: MolliePayment, name: string, id: string) => ({
  self: link(`${world.publicUrl}/v2/payments/${payment.id}/${name}/${id}`),
  payment: link(`${world.publicUrl}/v2/payments/${payment.id}`),
});

export const writeRefund = (world: World, payment: MolliePayment, refund: MollieRefund): object => ({
  resource: 'refund',
  id: refund.id,
  mode: 'test',
  paymentId: payment.id,
  amount: { currency: payment.currency, value: writeUnits(refund.amount, payment.currency) },
  status: refund.status,
  createdAt: instant(refund.createdAt),
  description: refund.description ?? '',
  metadata: refund.metadata ?? null,
  _links: partOf(world, payment, 'refunds', refund.id),
});

export const writeCapture = (world: World, payment: MolliePayment, capture: MollieCapture): object => ({
  resource: 'capture',
  id: capture.id,
  mode: 'test',
  paymentId: payment.id,
  amount: { currency: payment.currency, value: writeUnits(capture.amount, payment.currency) },
  status: capture.status,
  createdAt: instant(capture.createdAt),
  ...(capture.description ? { description: capture.description } : {}),
  metadata: capture.metadata ?? null,
  _links: partOf(world, payment, 'captures', capture.id),
});

export const writeChargeback = (world: World, payment: MolliePayment, one: MollieChargeback): object => ({
  resource: 'chargeback',
  id: one.id,
  paymentId: payment.id,
  amount: { currency: payment.currency, value: writeUnits(one.amount, payment.currency) },
  settlementAmount: { currency: payment.currency, value: writeUnits(-one.amount, payment.currency) },
  createdAt: instant(one.createdAt),
  ...(one.reversedAt ? { reversedAt: instant(one.reversedAt) } : {}),
  _links: partOf(world, payment, 'chargebacks', one.id),
});
