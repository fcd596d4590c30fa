import { checkKey } from '../core/idempotency.js';
import { type Refusal, type Refusals, stillRuns } from '../core/refusals.js';
import type { Answer, ProviderName } from '../core/state.js';
import { callTroubles, type CallTrouble, type Happening, oneOf } from '../core/troubles.js';
import type { World } from '../core/world.js';
import { datatransError } from '../datatrans/answers.js';
import { datatransRoutes } from '../datatrans/datatrans-routes.js';
import { datatransRefusals } from '../datatrans/refusals.js';
import { methodRoutes } from '../mollie/methods.js';
import { moneyRoutes } from '../mollie/money-routes.js';
import { mollieError } from '../mollie/answers.js';
import { paymentRoutes } from '../mollie/payment-routes.js';
import { mollieRefusals } from '../mollie/refusals.js';
import { sandboxKeys } from '../sandbox-keys.js';
import { type ApiRequest, findHandler, type Routes } from './routes.js';

/** What becomes of a call: an answer, or none. */
export type Outcome =
  | { readonly answer: Answer }
  /** The connection stays open without an answer, or breaks. */
  | { readonly is: 'silent' }
  | { readonly is: 'cut' }
  /** Answered when it is released, or after the customer has paid. */
  | { readonly is: 'held' | 'after-payment'; readonly answer: Answer; readonly done: () => void };

const routes: Readonly<Record<ProviderName, Routes>> = {
  mollie: { ...paymentRoutes, ...moneyRoutes, ...methodRoutes },
  datatrans: datatransRoutes,
};
const refusals: Readonly<Record<ProviderName, Refusals>> = {
  mollie: mollieRefusals,
  datatrans: datatransRefusals,
};

/** A call of one of both APIs, with what was ordered to go wrong. */
export function answerCall(world: World, provider: ProviderName, request: ApiRequest): Outcome {
  if (!isKnown(request, provider)) return { answer: unauthorized(world, provider) };
  const handler = findHandler(routes[provider], request);
  if (!handler) return { answer: unknownPath(provider, request) };
  const { method, path } = request;
  const trouble = world.troubles.take(callTroubles, { provider, method, path });
  const refusal = trouble && refusalOf(trouble, provider, request);
  if (refusal && trouble.kind === 'refuse' && !refusal.isFinal) return { answer: refuse(provider, refusal) };
  if (trouble?.kind === 'html') return { answer: page(trouble.status ?? 502) };
  if (trouble?.kind === 'silence') return { is: 'silent' };
  const key = checkKey(world.state, world.settings, world.now(), provider, request);
  if (key.is !== 'new') return { answer: knownAnswer(provider, key) };
  // No provider refuses for good what it has done: it repeats its answer.
  if (refusal && trouble.kind === 'refuse') {
    const answer = refuse(provider, refusal);
    key.done(answer);
    return { answer };
  }
  const answer = handler(world, request);
  const done = (): void => key.done(answer);
  if (trouble?.kind === 'hold') return { is: 'held', answer, done };
  if (trouble?.kind === 'notify-first') return { is: 'after-payment', answer, done };
  done();
  if (trouble?.kind === 'work-then-silence') return { is: 'silent' };
  if (trouble?.kind === 'work-then-cut') return { is: 'cut' };
  return { answer: refusal ? refuse(provider, refusal) : answer };
}

function isKnown({ headers }: ApiRequest, provider: ProviderName): boolean {
  const { authorization } = headers;
  const { mollieKey, datatransMerchantId, datatransPassword } = sandboxKeys;
  if (provider === 'mollie') return authorization === `Bearer ${mollieKey}`;
  const pair = Buffer.from(`${datatransMerchantId}:${datatransPassword}`).toString('base64');
  return authorization === `Basic ${pair}`;
}

function unauthorized({ settings }: World, provider: ProviderName): Answer {
  if (provider === 'mollie') return mollieError(401, 'Missing authentication, or failed to authenticate');
  return datatransError('UNAUTHORIZED', 'Authorization failed', settings.datatransUnauthorizedStatus);
}

const unknownPath = (provider: ProviderName, { path }: ApiRequest): Answer =>
  provider === 'mollie'
    ? mollieError(404, `No such resource: ${path}`)
    : datatransError('CLIENT_ERROR', 'no such resource', 404);

/** What was ordered; by chance, one of those that the provider may answer to this call. */
function refusalOf(
  { kind, chance, status = 503, retryAfterSeconds }: Happening<CallTrouble>,
  provider: ProviderName,
  { method, path }: ApiRequest,
): Refusal {
  if (chance !== undefined) {
    const possible = refusals[provider];
    return oneOf(
      kind === 'refuse' ? possible.before(method, path) : possible.afterWork(method, path),
      chance,
    );
  }
  const code = status >= 500 ? 'SERVER_ERROR' : 'CLIENT_ERROR';
  const wish = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { status, code, detail: 'ordered from the sandbox', ...wish };
}

function refuse(provider: ProviderName, refusal: Refusal): Answer {
  const { retryAfterSeconds } = refusal;
  const answer = refusals[provider].write(refusal);
  const wish: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return { ...answer, headers: { ...answer.headers, ...wish } };
}

const page = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<html><h1>Bad Gateway</h1></html>',
});

function knownAnswer(
  provider: ProviderName,
  key: { is: 'replay'; answer: Answer } | { is: 'running' } | { is: 'other' },
): Answer {
  const isMollie = provider === 'mollie';
  if (key.is === 'replay') {
    const { answer } = key;
    return isMollie ? { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } } : answer;
  }
  if (key.is === 'running') return refuse(provider, stillRuns);
  const text = 'The idempotency key was used with another request';
  return isMollie ? mollieError(400, text) : datatransError('CLIENT_ERROR', text, 422);
}
