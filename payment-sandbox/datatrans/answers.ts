import { randomUUID } from 'node:crypto';
import type { Answer } from '../core/state.js';
import { sandboxKeys } from '../sandbox-keys.js';
import type { DatatransTransaction } from './transaction.js';

/** A payment page can be used this long. */
export const PAGE_MS = 30 * 60_000;

const headers = (): Record<string, string> => ({
  'content-type': 'application/json',
  'correlation-id': randomUUID(),
});

export const datatransAnswer = (
  status: number,
  body?: unknown,
  more: Record<string, string> = {},
): Answer => ({
  status,
  headers: { ...headers(), ...more },
  body,
});

export const datatransError = (code: string, message: string, status = 400): Answer =>
  datatransAnswer(status, { error: { code, message } });

/** Like 2024-07-10T12:14:20Z. */
const instant = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

/** The status answer. There is no amount at its top, and nothing is null. */
export function writeTransaction(transaction: DatatransTransaction): object {
  const { id, type, status, currency, refno, refno2, paymentMethod, language } = transaction;
  return {
    transactionId: id,
    merchantId: sandboxKeys.datatransMerchantId,
    type,
    status,
    currency,
    refno,
    ...(refno2 === undefined ? {} : { refno2 }),
    ...(paymentMethod === undefined ? {} : { paymentMethod }),
    ...(language === undefined ? {} : { language }),
    detail: detailOf(transaction),
    ...(paymentMethod === 'VIS'
      ? { card: { masked: '424242xxxxxx4242', expiryMonth: '06', expiryYear: '29' } }
      : {}),
    history: transaction.history.map(({ at, ...entry }) => ({ ...entry, date: instant(at) })),
  };
}

function detailOf(transaction: DatatransTransaction): object {
  const { type, status, createdAt, authorized, settled, isReversed, failReason, amount } = transaction;
  const { acquirerAuthorizationCode } = transaction;
  if (type === 'credit') return { credit: { amount, acquirerAuthorizationCode } };
  const authorize =
    authorized === undefined ? {} : { authorize: { amount: authorized, acquirerAuthorizationCode } };
  const settle = settled === undefined ? {} : { settle: { amount: settled } };
  if (status === 'initialized') return { init: { expires: instant(createdAt + PAGE_MS) } };
  if (status === 'canceled') return { ...authorize, ...settle, cancel: { reversal: isReversed ?? false } };
  if (status === 'failed') return { fail: { reason: failReason, message: failReason } };
  return { ...authorize, ...settle };
}
