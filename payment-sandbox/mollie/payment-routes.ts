import { mollieId } from '../core/ids.js';
import { readUnits } from '../core/money.js';
import type { Answer } from '../core/state.js';
import type { World } from '../core/world.js';
import type { ApiRequest, Routes } from '../http/routes.js';
import { listAnswer, mollieAnswer, mollieError, writePayment } from './answers.js';
import type { MolliePayment } from './payment.js';
import { cancel, findPayment } from './payment-life.js';
import { newPayment, readBody } from './read-body.js';

/** Of a card, which is the shortest. */
const PAYMENT_PAGE_MS = 30 * 60_000;
const HIGHEST_AMOUNT = 10_000_00;

export const unknownPayment = (id: string): Answer => mollieError(404, `No payment exists with token ${id}.`);

const embedOf = ({ query }: ApiRequest): string[] => (query.get('embed') ?? '').split(',').filter(Boolean);

const isLocal = (url: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(url);

function create(world: World, request: ApiRequest): Answer {
  const read = readBody(request, newPayment);
  if ('refusal' in read) return read.refusal;
  const { amount, webhookUrl, method, ...rest } = read.body;
  const units = readUnits(amount.value, amount.currency);
  if (units > HIGHEST_AMOUNT) return mollieError(422, 'The amount is higher than the maximum', 'amount');
  if (webhookUrl && world.settings.refusesLocalWebhooks && isLocal(webhookUrl)) {
    return mollieError(
      422,
      "The webhook URL is invalid because it is unreachable from Mollie's point of view",
      'webhookUrl',
    );
  }
  const payment: MolliePayment = {
    id: mollieId('tr'),
    createdAt: world.now(),
    amount: units,
    currency: amount.currency,
    description: rest.description.slice(0, 255),
    redirectUrl: rest.redirectUrl,
    cancelUrl: rest.cancelUrl,
    webhookUrl,
    metadata: rest.metadata,
    locale: rest.locale,
    captureMode: rest.captureMode,
    status: 'open',
    method: typeof method === 'string' ? method : null,
    expiresAt: world.now() + PAYMENT_PAGE_MS,
  };
  world.state.payments.push(payment);
  world.later('expire-payment', payment.id, PAYMENT_PAGE_MS);
  return mollieAnswer(201, writePayment(world, payment));
}

function read(world: World, request: ApiRequest, id: string): Answer {
  const payment = findPayment(world, id);
  return payment ? mollieAnswer(200, writePayment(world, payment, embedOf(request))) : unknownPayment(id);
}

function remove(world: World, _request: ApiRequest, id: string): Answer {
  const payment = findPayment(world, id);
  if (!payment) return unknownPayment(id);
  if (payment.status !== 'pending') return mollieError(422, 'The payment cannot be cancelled');
  cancel(world, payment);
  return mollieAnswer(200, writePayment(world, payment));
}

/** Newest first, `from` this one on. */
function list(world: World, { query }: ApiRequest): Answer {
  const limit = Math.min(Number(query.get('limit') ?? 50), 250);
  const newestFirst = [...world.state.payments].reverse();
  const from = query.get('from');
  const start = from ? newestFirst.findIndex(({ id }) => id === from) : 0;
  if (start < 0) return mollieError(400, 'Invalid cursor value', 'from');
  const next = newestFirst[start + limit];
  const href = `${world.publicUrl}/v2/payments?limit=${limit}&from=${next?.id}`;
  return listAnswer(
    'payments',
    newestFirst.slice(start, start + limit).map((payment) => writePayment(world, payment)),
    { previous: null, next: next ? { href, type: 'application/hal+json' } : null },
  );
}

/** Answered before it is done. */
function releaseAuthorization(world: World, _request: ApiRequest, id: string): Answer {
  const payment = findPayment(world, id);
  if (!payment) return unknownPayment(id);
  const isAuthorized =
    payment.status === 'authorized' || (payment.status === 'paid' && payment.captureMode === 'manual');
  if (!isAuthorized) return mollieError(422, 'The payment has no authorization to release');
  world.later('release-payment', id, world.settings.releaseMs);
  return { status: 202 };
}

export const paymentRoutes: Routes = {
  'POST /v2/payments': create,
  'GET /v2/payments': list,
  'GET /v2/payments/:id': read,
  'DELETE /v2/payments/:id': remove,
  'POST /v2/payments/:id/release-authorization': releaseAuthorization,
  'DELETE /v2/payments/:id/release-authorization': releaseAuthorization,
};
