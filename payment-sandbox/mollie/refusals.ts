import { type Refusal, type Refusals, stillRuns } from '../core/refusals.js';
import { mollieError } from './answers.js';

const unavailable: Refusal = { status: 503, detail: 'The network of the method is down' };
const tooMany: Refusal = { status: 429, detail: 'The rate limit was exceeded' };
/** Mollie's specification does not say whether Retry-After comes with it. */
const later: readonly Refusal[] = [unavailable, tooMany, { ...tooMany, retryAfterSeconds: 30 }];

const broken: Refusal = { status: 500, detail: 'Something went wrong' };
const isDuplicate: Refusal = { status: 409, detail: 'A duplicate refund has been detected' };

const isRefund = (method: string, path: string): boolean => method === 'POST' && path.endsWith('/refunds');

/** What Mollie says of a call that is wrong by its rules, with a state that only Mollie knows. */
function forGood(method: string, path: string): Refusal {
  const final = { status: 422, isFinal: true } as const;
  if (isRefund(method, path)) {
    return { ...final, detail: 'The specified amount cannot be refunded', field: 'amount.value' };
  }
  if (path.endsWith('/captures')) return { ...final, detail: 'The payment cannot be captured' };
  if (path.includes('/payments/')) return { ...final, detail: 'The payment cannot be cancelled' };
  return { ...final, detail: 'The account is suspended' };
}

export const mollieRefusals: Refusals = {
  before(method, path) {
    if (method === 'GET') return later;
    return [...later, forGood(method, path), ...(method === 'POST' ? [stillRuns] : [])];
  },
  afterWork(method, path) {
    // Of a refund Mollie's 503 means that it was certainly not made.
    if (isRefund(method, path)) return [broken, stillRuns, isDuplicate];
    return method === 'POST' ? [broken, unavailable, stillRuns] : [broken, unavailable];
  },
  write: ({ status, detail, field }) => mollieError(status, detail, field),
};
