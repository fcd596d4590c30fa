import { type Refusal, type Refusals, stillRuns } from '../core/refusals.js';
import { datatransError } from './answers.js';

/** Errors of Datatrans itself are answered 400, too. */
const broken: readonly Refusal[] = [
  { status: 503, code: 'SERVER_ERROR', detail: 'internal error' },
  { status: 400, code: 'SERVER_ERROR', detail: 'internal error' },
  { status: 400, code: 'UNKNOWN_ERROR', detail: 'unknown error' },
];
const tooMany: Refusal = { status: 429, code: 'CLIENT_ERROR', detail: 'too many requests' };
/** Datatrans' documentation does not say whether Retry-After comes with it. */
const later: readonly Refusal[] = [...broken, tooMany, { ...tooMany, retryAfterSeconds: 30 }];

const declined: Refusal = { status: 400, code: 'DECLINED', detail: 'declined', isFinal: true };
const wrongStatus = (detail: string, status = 400): Refusal => ({
  status,
  code: 'INVALID_TRANSACTION_STATUS',
  detail,
  isFinal: true,
});

/** What a credit may be refused with: by the acquirer, or because of what happened in Datatrans' own back office. */
export const creditRefusals: readonly Refusal[] = [
  declined,
  ...['SOFT_DECLINED', 'BLOCKED_CARD', 'EXPIRED_CARD', 'INVALID_CARD'].map((code) => ({ ...declined, code })),
  wrongStatus('the transaction cannot be credited'),
  { status: 400, code: 'INVALID_PROPERTY', detail: 'credit.amount', isFinal: true },
];

/** By the last part of the path. Those of a credit are a trouble of refunds. */
const forGood: Readonly<Record<string, readonly Refusal[]>> = {
  transactions: [
    { status: 400, code: 'DUPLICATE_REFNO', detail: 'refno has already been used', isFinal: true },
  ],
  settle: [declined, wrongStatus('the transaction cannot be settled', 409)],
  cancel: [wrongStatus('Action denied : Wrong transaction status')],
};

export const datatransRefusals: Refusals = {
  before(method, path) {
    if (method === 'GET') return later;
    return [...later, stillRuns, ...(forGood[path.split('/').at(-1)!] ?? [])];
  },
  afterWork: (method) => (method === 'POST' ? [...broken, stillRuns] : broken),
  write: ({ status, code = 'CLIENT_ERROR', detail }) => datatransError(code, detail, status),
};
