import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PaymentSandbox } from '../control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../payment-sandbox.js';
import { type RawAnswer, rawCall } from '../testing/raw-call.js';

let sandbox: PaymentSandbox;
let call: ReturnType<typeof rawCall>;
const start = async (): Promise<void> => {
  sandbox = await startPaymentSandbox({ clockStandsAt: '2026-11-24T11:00:00Z' });
  call = rawCall(sandbox);
};
beforeEach(start);
afterEach(() => sandbox.stop());

const paymentBody = {
  amount: { currency: 'EUR', value: '10.00' },
  description: 'Bestellung 7',
  redirectUrl: 'https://shop.example/status',
};
const transactionBody = { currency: 'EUR', refno: '7', amount: 1000 };

/** Like `503`, `400 DECLINED` or `429 after 30`. */
function said({ status, headers, body }: RawAnswer): string {
  const code = (body as { error?: { code: string } } | undefined)?.error?.code;
  const wish = headers['retry-after'];
  return [status, ...(code ? [code] : []), ...(wish ? [`after ${String(wish)}`] : [])].join(' ');
}

async function openedAndPaid(path: string, body: object): Promise<string> {
  const { body: opened } = await call('POST', path, body);
  const id = (opened.id ?? opened.transactionId) as string;
  sandbox.act(id, { act: 'pay' });
  return `${path}/${id}`;
}

async function answersOf(kind: 'refuse' | 'work-then-refuse', one: () => Promise<RawAnswer>) {
  sandbox.troubleByChance({ seed: 7, probabilities: { [kind]: 1 } });
  const answers: string[] = [];
  for (let times = 0; times < 80; times++) answers.push(said(await one()));
  sandbox.noTrouble();
  return answers;
}
const different = (answers: readonly string[]): string[] => [...new Set(answers)].sort();

describe('refusals by chance are those that the provider may give to the call', () => {
  const later = ['429', '429 after 30', '503'];

  test('Mollie refuses for now, because of a key that is in use, or for good', async () => {
    const payment = await openedAndPaid('/v2/payments', paymentBody);
    const refund = { amount: { currency: 'EUR', value: '1.00' } };
    const refused = (method: string, path: string, body?: object) =>
      answersOf('refuse', () => call(method, path, body)).then(different);
    expect(await refused('GET', payment)).toEqual(later);
    expect(await refused('DELETE', payment)).toEqual(['422', ...later].sort());
    expect(await refused('POST', '/v2/payments', paymentBody)).toEqual(['409', '422', ...later]);
    expect(await refused('POST', `${payment}/refunds`, refund)).toEqual(['409', '422', ...later]);
    expect(sandbox.report().payments).toMatchObject([{ refunds: [] }]);
  });

  test('Datatrans refuses by its codes', async () => {
    const transaction = await openedAndPaid('/v1/transactions', transactionBody);
    const credit = { currency: 'EUR', refno: '8', amount: 100 };
    const refused = (method: string, path: string, body?: object) =>
      answersOf('refuse', () => call(method, path, body)).then(different);
    const temporary = [
      ...['400 SERVER_ERROR', '400 UNKNOWN_ERROR', '429 CLIENT_ERROR', '429 CLIENT_ERROR after 30'],
      '503 SERVER_ERROR',
    ];
    const ofPost = [...temporary, '409 CLIENT_ERROR'].sort();
    expect(await refused('GET', transaction)).toEqual(temporary);
    expect(await refused('POST', `${transaction}/credit`, credit)).toEqual(ofPost);
    expect(await refused('POST', '/v1/transactions', transactionBody)).toEqual(
      ['400 DUPLICATE_REFNO', ...ofPost].sort(),
    );
    expect(await refused('POST', `${transaction}/settle`, credit)).toEqual(
      ['400 DECLINED', '409 INVALID_TRANSACTION_STATUS', ...ofPost].sort(),
    );
    expect(sandbox.report().payments).toMatchObject([{ refunds: [] }]);
  });

  test('after the work neither says that it was certainly not done', async () => {
    const refused = async (path: string, body: () => object) =>
      different(await answersOf('work-then-refuse', () => call('POST', path, body())));
    expect(await refused('/v2/payments', () => paymentBody)).toEqual(['409', '500', '503']);
    const payment = await openedAndPaid('/v2/payments', paymentBody);
    let cents = 0;
    const refund = () => ({ amount: { currency: 'EUR', value: `0.${String(++cents).padStart(2, '0')}` } });
    expect(await refused(`${payment}/refunds`, refund)).toEqual(['409', '500']);
    expect(await refused('/v1/transactions', () => transactionBody)).toEqual([
      ...['400 SERVER_ERROR', '400 UNKNOWN_ERROR', '409 CLIENT_ERROR', '503 SERVER_ERROR'],
    ]);
  });

  test('the same seed brings the same refusals', async () => {
    const create = () => call('POST', '/v2/payments', paymentBody);
    const first = await answersOf('refuse', create);
    await sandbox.stop();
    await start();
    expect(await answersOf('refuse', create)).toEqual(first);
  });

  test('what was done is not refused for good: its answer is repeated', async () => {
    const key = randomUUID();
    await call('POST', '/v2/payments', paymentBody, { key });
    const answers = await answersOf('refuse', () => call('POST', '/v2/payments', paymentBody, { key }));
    expect(different(answers)).toEqual(['201', '409', ...later]);
  });
});

describe('a credit that Datatrans refuses', () => {
  const credit = (path: string) =>
    call('POST', `${path}/credit`, { currency: 'EUR', refno: '8', amount: 100 });

  test('is not made, and its attempt is in the history', async () => {
    const transaction = await openedAndPaid('/v1/transactions', transactionBody);
    sandbox.trouble({ kind: 'refund-fails' }, { kind: 'refund-fails', code: 'EXPIRED_CARD' });
    expect(said(await credit(transaction))).toBe('400 DECLINED');
    expect(said(await credit(transaction))).toBe('400 EXPIRED_CARD');
    expect(said(await credit(transaction))).toBe('200');
    expect(sandbox.report().payments).toMatchObject([{ refunds: [{ amount: 1 }] }]);
    const { history } = (await call('GET', transaction)).body as { history: { success: boolean }[] };
    expect(history.slice(-3).map(({ success }) => success)).toEqual([false, false, true]);
  });

  test('has by chance any of the reasons that a credit can have', async () => {
    const transaction = await openedAndPaid('/v1/transactions', transactionBody);
    sandbox.troubleByChance({ seed: 7, probabilities: { 'refund-fails': 1 } });
    const answers: string[] = [];
    for (let times = 0; times < 80; times++) answers.push(said(await credit(transaction)));
    expect(different(answers)).toEqual([
      ...['400 BLOCKED_CARD', '400 DECLINED', '400 EXPIRED_CARD', '400 INVALID_CARD'],
      ...['400 INVALID_PROPERTY', '400 INVALID_TRANSACTION_STATUS', '400 SOFT_DECLINED'],
    ]);
    expect(sandbox.report().payments).toMatchObject([{ refunds: [] }]);
  });
});
