import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { PaymentSandbox } from '../control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../payment-sandbox.js';
import { rawCall } from '../testing/raw-call.js';

const MINUTE_MS = 60_000;
const redirect = {
  successUrl: 'https://shop.example/status?x=1',
  cancelUrl: 'https://shop.example/checkout',
  errorUrl: 'https://shop.example/error',
};

/** The numbers are those of the list of facts about the providers. */
describe('the sandbox answers as Datatrans does', () => {
  let sandbox: PaymentSandbox;
  let call: ReturnType<typeof rawCall>;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox({ clockStandsAt: '2026-11-24T11:00:00Z' });
    call = rawCall(sandbox);
  });
  afterEach(() => {
    sandbox.noTrouble();
    sandbox.set({ abandonedPageIs: 'canceled', hasUniqueRefnos: false });
  });
  afterAll(() => sandbox.stop());

  const newTransaction = (changes: object = {}) => ({
    currency: 'EUR',
    refno: randomUUID().replaceAll('-', ''),
    amount: 1000,
    autoSettle: true,
    redirect,
    ...changes,
  });
  const refno = '7';
  async function init(changes: object = {}): Promise<string> {
    return (await call('POST', '/v1/transactions', newTransaction(changes))).body.transactionId;
  }
  async function paid(changes: object = {}): Promise<string> {
    const id = await init(changes);
    sandbox.act(id, { act: 'pay' });
    return id;
  }
  const read = async (id: string) => (await call('GET', `/v1/transactions/${id}`)).body;
  const post = (id: string, step: string, body: object) =>
    call('POST', `/v1/transactions/${id}/${step}`, body);
  const credit = (id: string, amount: number) => post(id, 'credit', { currency: 'EUR', refno, amount });

  test('14. the same key with another body is refused (Datatrans)', async () => {
    const key = randomUUID();
    const first = await call('POST', '/v1/transactions', newTransaction({ refno }), { key });
    const again = await call('POST', '/v1/transactions', newTransaction({ refno }), { key });
    expect(again.body).toEqual(first.body);
    expect((await call('POST', '/v1/transactions', newTransaction(), { key })).status).toBe(422);
  });

  test('15. a key whose first call still runs is refused (Datatrans)', async () => {
    const key = randomUUID();
    const body = newTransaction();
    sandbox.trouble({ kind: 'hold' });
    const first = call('POST', '/v1/transactions', body, { key });
    while (sandbox.report().calls.at(-1)?.idempotencyKey !== key) await new Promise(setImmediate);
    expect((await call('POST', '/v1/transactions', body, { key })).status).toBe(409);
    sandbox.release();
    await first;
  });

  test('26. a new transaction has 18 digits and the address of its page', async () => {
    const { status, headers, body } = await call('POST', '/v1/transactions', newTransaction());
    expect(status).toBe(201);
    expect(body.transactionId).toMatch(/^261124110000\d{6}$/);
    expect(headers.location).toBe(`${sandbox.url}/v1/start/${body.transactionId}`);
    expect(headers['correlation-id']).toBeDefined();
    expect(await read(body.transactionId)).toMatchObject({
      status: 'initialized',
      detail: { init: { expires: '2026-11-24T11:30:00Z' } },
    });
  });

  test('27. the amount of an authorised transaction is only in its detail', async () => {
    const transaction = await read(await paid({ autoSettle: false }));
    expect(transaction).toMatchObject({ type: 'payment', status: 'authorized' });
    expect(transaction).not.toHaveProperty('amount');
    expect(transaction.detail).toEqual({
      authorize: { amount: 1000, acquirerAuthorizationCode: expect.stringMatching(/^\d{6}$/) },
    });
  });

  test('28. settling again is refused', async () => {
    const id = await paid({ autoSettle: false });
    const { status, headers, body } = await post(id, 'settle', { amount: 1000, currency: 'EUR', refno });
    expect([status, body]).toEqual([204, undefined]);
    expect(headers['correlation-id']).toBeDefined();
    const again = await post(id, 'settle', { amount: 1000, currency: 'EUR', refno });
    expect([again.status, again.body]).toEqual([
      400,
      { error: { code: 'INVALID_TRANSACTION_STATUS', message: 'already settled' } },
    ]);
  });

  test('29. the rest after a part cannot be settled, and no more than was authorised', async () => {
    const id = await paid({ autoSettle: false });
    const tooMuch = await post(id, 'settle', { amount: 1001, currency: 'EUR', refno });
    expect(tooMuch.body.error).toMatchObject({
      code: 'INVALID_PROPERTY',
      message: /exceeded authorization amount/,
    });
    await post(id, 'settle', { amount: 600, currency: 'EUR', refno });
    const rest = await post(id, 'settle', { amount: 400, currency: 'EUR', refno });
    expect(rest.body.error.message).toBe('already settled');
    expect((await read(id)).detail.settle).toEqual({ amount: 600 });
  });

  test('30. what is only authorised cannot be credited', async () => {
    const { body } = await credit(await paid({ autoSettle: false }), 100);
    expect(body.error).toEqual({
      code: 'INVALID_TRANSACTION_STATUS',
      message: 'the transaction cannot be credited',
    });
  });

  test('31. credits stop at what was settled', async () => {
    const id = await paid({ amount: 700 });
    for (let times = 0; times < 3; times++) expect((await credit(id, 200)).status).toBe(200);
    const fourth = await credit(id, 200);
    expect(fourth.body.error).toEqual({ code: 'INVALID_PROPERTY', message: 'credit.amount' });
  });

  test('32. a credit is a transaction of its own', async () => {
    const id = await paid();
    const { transactionId } = (await post(id, 'credit', { currency: 'EUR', refno })).body;
    expect(transactionId).not.toBe(id);
    expect(await read(transactionId)).toMatchObject({ type: 'credit', detail: { credit: { amount: 1000 } } });
    expect((await read(id)).history.map(({ action }: { action: string }) => action)).toEqual([
      ...['init', 'authorize', 'settle', 'credit'],
    ]);
  });

  test('33. what is settled can be canceled until it is transmitted', async () => {
    const id = await paid();
    expect((await post(id, 'cancel', {})).status).toBe(204);
    expect(await read(id)).toMatchObject({ status: 'canceled', detail: { cancel: { reversal: true } } });
    const late = await paid();
    await sandbox.advance(20 * MINUTE_MS);
    expect(await read(late)).toMatchObject({ status: 'transmitted' });
    const { body } = await post(late, 'cancel', {});
    expect(body.error.message).toBe('Action denied : Wrong transaction status');
  });

  test('34. an id of another length is refused', async () => {
    const { status, body } = await call('GET', '/v1/transactions/1234567890123456');
    expect([status, body.error]).toEqual([
      400,
      { code: 'INVALID_PROPERTY', message: 'status transactionId length must be 18 digits' },
    ]);
    expect((await read('0'.repeat(18))).error).toEqual({
      code: 'TRANSACTION_NOT_FOUND',
      message: 'transactionId not found',
    });
  });

  test('35. an unknown property is refused, and a missing one named', async () => {
    const { body } = await call('POST', '/v1/transactions', newTransaction({ colour: 'red' }));
    expect(body.error.code).toBe('UNRECOGNIZED_PROPERTY');
    const missing = await call('POST', '/v1/transactions', newTransaction({ refno: undefined }));
    expect(missing.body.error).toEqual({ code: 'INVALID_PROPERTY', message: 'init.refno must not be null' });
  });

  test.each(['canceled', 'failed'] as const)(
    '36. an abandoned page ends after 30 minutes: %s',
    async (status) => {
      sandbox.set({ abandonedPageIs: status });
      const id = await init();
      await sandbox.advance(30 * MINUTE_MS);
      const transaction = await read(id);
      expect(transaction.status).toBe(status);
      if (status === 'failed') expect(transaction.detail.fail.reason).toBe('timeout');
    },
  );

  test.each([
    ['pay', 'https://shop.example/status?x=1&'],
    ['fail', 'https://shop.example/error?'],
    ['cancel', 'https://shop.example/checkout?'],
  ])('37. after "%s" the browser returns with the id of the transaction', async (choice, address) => {
    const id = await init();
    const response = await fetch(`${sandbox.url}/v1/start/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ choice, method: 'VIS' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${address}datatransTrxId=${id}`);
  });

  test('a refno that was used is refused where the merchant wants that', async () => {
    sandbox.set({ hasUniqueRefnos: true });
    const body = newTransaction();
    await call('POST', '/v1/transactions', body);
    expect((await call('POST', '/v1/transactions', body)).body.error.code).toBe('DUPLICATE_REFNO');
  });

  test('a wrong password is refused', async () => {
    const { status, body } = await call('GET', `/v1/transactions/${'0'.repeat(18)}`, undefined, {
      authorization: 'Basic eDp5',
    });
    expect([status, body.error.code]).toEqual([401, 'UNAUTHORIZED']);
  });
});
