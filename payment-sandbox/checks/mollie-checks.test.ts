import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { MollieClient, Payment } from '@mollie/api-client';
import type { PaymentSandbox } from '../control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../payment-sandbox.js';
import { officialMollieClient, testCertificate } from '../testing/official-mollie-client.js';
import { rawCall } from '../testing/raw-call.js';

const HOUR_MS = 3_600_000;
const eur = (value: string) => ({ currency: 'EUR', value });
const body = {
  amount: eur('10.00'),
  description: 'Bestellung 7',
  redirectUrl: 'https://shop.example/status',
  metadata: { attempt: 'a1' },
};
const newPayment = body as Parameters<MollieClient['payments']['create']>[0];

/** The numbers are those of the list of facts about the providers. */
describe('the sandbox answers as Mollie does, read by its official client', () => {
  let sandbox: PaymentSandbox;
  let mollie: MollieClient;
  let call: ReturnType<typeof rawCall>;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox({ tls: testCertificate, clockStandsAt: '2026-11-24T11:00:00Z' });
    mollie = officialMollieClient(sandbox);
    call = rawCall(sandbox);
  });
  afterEach(() => sandbox.noTrouble());
  afterAll(() => sandbox.stop());

  async function paid(): Promise<Payment> {
    const { id } = await mollie.payments.create(newPayment);
    sandbox.act(id, { act: 'pay' });
    return mollie.payments.get(id);
  }
  const refund = (payment: string, value: string) =>
    mollie.paymentRefunds.create({ paymentId: payment, amount: eur(value) });
  const raw = async (id: string) => (await call('GET', `/v2/payments/${id}`)).body;

  test('1. a new payment is open, cannot be canceled, and has an expiry and a checkout', async () => {
    const { status, headers, body: made } = await call('POST', '/v2/payments', body);
    expect(status).toBe(201);
    expect(headers['content-type']).toBe('application/hal+json');
    expect(made).toMatchObject({
      resource: 'payment',
      status: 'open',
      isCancelable: false,
      metadata: body.metadata,
    });
    expect(made.id).toMatch(/^tr_\w+$/);
    expect(made.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect(made.expiresAt).toBeDefined();
    expect(made._links.checkout.href).toContain(made.id);
    expect(made).not.toHaveProperty('paidAt');
    expect(made).not.toHaveProperty('amountRefunded');
    const read = await mollie.payments.create(newPayment);
    expect(read.getCheckoutUrl()).toContain(read.id);
  });

  test('2. a paid payment has nothing left of the open one', async () => {
    const { id } = await paid();
    const payment = await raw(id);
    expect(payment).toMatchObject({
      status: 'paid',
      amountRefunded: eur('0.00'),
      amountRemaining: eur('10.00'),
    });
    for (const name of ['isCancelable', 'expiresAt']) expect(payment).not.toHaveProperty(name);
    expect(payment._links).not.toHaveProperty('checkout');
    expect(payment._links).toHaveProperty('changePaymentState');
  });

  test('3. a payment that is refunded as a whole stays paid', async () => {
    const { id } = await paid();
    await refund(id, '10.00');
    const payment = await mollie.payments.get(id);
    expect(payment).toMatchObject({
      status: 'paid',
      amountRemaining: eur('0.00'),
      amountRefunded: eur('10.00'),
    });
    expect(payment._links.refunds).toBeDefined();
  });

  test('4. a chargeback leaves status and remaining amount as they are, and can be reversed', async () => {
    const { id } = await paid();
    sandbox.act(id, { act: 'charge-back' });
    const payment = await raw(id);
    expect(payment).toMatchObject({
      status: 'paid',
      amountChargedBack: eur('10.00'),
      amountRefunded: eur('0.00'),
      amountRemaining: eur('10.00'),
    });
    expect(payment._links.chargebacks).toBeDefined();
    const [chargeback] = await mollie.paymentChargebacks.page({ paymentId: id });
    expect(chargeback!.settlementAmount).toEqual(eur('-10.00'));
    sandbox.act(chargeback!.id, { act: 'reverse' });
    expect((await mollie.paymentChargebacks.page({ paymentId: id }))[0]!.reversedAt).toBeDefined();
  });

  test('5. an expired payment says when, and has no expiry to come', async () => {
    const { id } = await mollie.payments.create(newPayment);
    await sandbox.advance(HOUR_MS / 2);
    const payment = await raw(id);
    expect(payment).toMatchObject({ status: 'expired', expiredAt: expect.any(String) });
    expect(payment).not.toHaveProperty('expiresAt');
  });

  test('6. a card that is declined says why', async () => {
    const { id } = await mollie.payments.create(newPayment);
    sandbox.act(id, { act: 'fail', reason: 'insufficient_funds' });
    expect(await raw(id)).toMatchObject({
      status: 'failed',
      failedAt: expect.any(String),
      details: { failureReason: 'insufficient_funds', failureMessage: expect.any(String) },
    });
    const dear = await mollie.payments.create({ ...newPayment, amount: eur('1004.00') });
    sandbox.act(dear.id, { act: 'pay' });
    expect(await raw(dear.id)).toMatchObject({ details: { failureReason: 'card_expired' } });
  });

  test('7. an amount that is a number is refused', async () => {
    const { status } = await call('POST', '/v2/payments', {
      ...body,
      amount: { currency: 'EUR', value: 10 },
    });
    expect(status).toBe(422);
    const wrong = mollie.payments.create({ ...newPayment, amount: eur('10') });
    await expect(wrong).rejects.toMatchObject({ statusCode: 422, field: 'amount.value' });
  });

  test('8. a payment without a description is refused with the field', async () => {
    const wrong = mollie.payments.create({ ...newPayment, description: '' });
    await expect(wrong).rejects.toMatchObject({ statusCode: 422, field: 'description' });
  });

  test('9. what cannot be canceled is refused without a field', async () => {
    const { id } = await paid();
    const error = await mollie.payments.cancel(id).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ statusCode: 422, message: 'The payment cannot be cancelled' });
    expect((error as { field?: unknown }).field).toBeUndefined();
    const pending = await mollie.payments.create(newPayment);
    sandbox.act(pending.id, { act: 'begin' });
    expect(await mollie.payments.cancel(pending.id)).toMatchObject({ status: 'canceled' });
  });

  test('10. a refund above what is left is refused with the field', async () => {
    const { id } = await paid();
    await expect(refund(id, '10.01')).rejects.toMatchObject({ statusCode: 422, field: 'amount.value' });
  });

  test('11. a refund without an amount is refused with the field', async () => {
    const { id } = await paid();
    const { status, body: error } = await call('POST', `/v2/payments/${id}/refunds`, {});
    expect([status, error.field, error.title]).toEqual([422, 'amount', 'Unprocessable Entity']);
    expect(error).not.toHaveProperty('extra');
  });

  test('12. an equal refund within an hour is refused, also with another key', async () => {
    const { id } = await paid();
    await refund(id, '2.00');
    await expect(refund(id, '2.00')).rejects.toMatchObject({ statusCode: 409 });
    await sandbox.advance(HOUR_MS);
    await refund(id, '2.00');
    expect(await mollie.payments.get(id)).toMatchObject({ amountRefunded: eur('4.00') });
  });

  test('13. the same key is answered with the same payment', async () => {
    const key = randomUUID();
    const first = await call('POST', '/v2/payments', body, { key });
    const again = await call('POST', '/v2/payments', body, { key });
    expect(again.body).toEqual(first.body);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  test('14. the same key with another body is refused (Mollie)', async () => {
    const key = randomUUID();
    await call('POST', '/v2/payments', body, { key });
    const { status } = await call('POST', '/v2/payments', { ...body, description: 'other' }, { key });
    expect(status).toBe(400);
  });

  test('15. a key whose first call still runs is refused (Mollie)', async () => {
    const key = randomUUID();
    sandbox.trouble({ kind: 'hold' });
    const first = call('POST', '/v2/payments', body, { key });
    while (sandbox.report().calls.at(-1)?.idempotencyKey !== key) await new Promise(setImmediate);
    expect((await call('POST', '/v2/payments', body, { key })).status).toBe(409);
    sandbox.release();
    expect((await call('POST', '/v2/payments', body, { key })).body).toEqual((await first).body);
  });

  test('16. a key is forgotten after an hour', async () => {
    const key = randomUUID();
    const first = await call('POST', '/v2/payments', body, { key });
    await sandbox.advance(61 * 60_000);
    expect((await call('POST', '/v2/payments', body, { key })).body.id).not.toBe(first.body.id);
  });

  test('17. a refund on a short balance is queued', async () => {
    const { id } = await paid();
    sandbox.trouble({ kind: 'short-balance' });
    expect(await refund(id, '3.00')).toMatchObject({ status: 'queued' });
    await sandbox.advance(48 * HOUR_MS);
    expect((await mollie.paymentRefunds.page({ paymentId: id }))[0]).toMatchObject({ status: 'refunded' });
  });

  test('18. a pending refund can be canceled', async () => {
    const { id } = await paid();
    const made = await refund(id, '3.00');
    expect((await call('DELETE', `/v2/payments/${id}/refunds/${made.id}`)).status).toBe(204);
    expect(await mollie.payments.get(id)).toMatchObject({ amountRefunded: eur('0.00') });
  });

  test('19. a wrong key is refused', async () => {
    const { status, body: error } = await call('GET', '/v2/methods', undefined, {
      authorization: 'Bearer test_x',
    });
    expect([status, error.status, error.title]).toEqual([401, 401, 'Unauthorized Request']);
  });

  test('20. an unknown payment is not found', async () => {
    await expect(mollie.payments.get('tr_unknown123')).rejects.toMatchObject({ statusCode: 404 });
  });

  test('21. the official client sends three times with one key, and once where there are too many calls', async () => {
    sandbox.trouble({ kind: 'refuse', status: 503, retryAfterSeconds: 0, times: 2 });
    const before = sandbox.report().calls.length;
    await mollie.payments.create(newPayment);
    const sent = sandbox.report().calls.slice(before);
    expect(sent.map(({ status }) => status)).toEqual([503, 503, 201]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    sandbox.trouble({ kind: 'refuse', status: 429 });
    await expect(mollie.payments.create(newPayment)).rejects.toMatchObject({ statusCode: 429 });
    expect(sandbox.report().calls).toHaveLength(before + 4);
  });

  test('24. a released authorisation is canceled some seconds later', async () => {
    const { id } = await mollie.payments.create({ ...newPayment, captureMode: 'manual' as never });
    sandbox.act(id, { act: 'pay' });
    expect(await raw(id)).toMatchObject({ status: 'authorized', captureBefore: expect.any(String) });
    const { status, body: nothing } = await call('POST', `/v2/payments/${id}/release-authorization`);
    expect([status, nothing]).toEqual([202, undefined]);
    expect(await raw(id)).toMatchObject({ status: 'authorized' });
    await sandbox.advance(5_000);
    expect(await raw(id)).toMatchObject({ status: 'canceled' });
  });

  test('a capture of a part makes the payment paid, with what was captured', async () => {
    const { id } = await mollie.payments.create({ ...newPayment, captureMode: 'manual' as never });
    sandbox.act(id, { act: 'pay' });
    const capture = await mollie.paymentCaptures.create({ paymentId: id, amount: eur('8.00') });
    expect(capture).toMatchObject({ status: 'succeeded', amount: eur('8.00') });
    const payment = await raw(id);
    expect(payment).toMatchObject({
      status: 'paid',
      amountCaptured: eur('8.00'),
      amountRemaining: eur('8.00'),
    });
    expect(payment._links.captures).toBeDefined();
  });

  test('25. methods without an amount are those that take euros', async () => {
    const ids = async (parameters: object = {}) =>
      (await mollie.methods.list(parameters)).map(({ id }) => id as string);
    expect(await ids()).not.toContain('twint');
    expect(await ids({ amount: { currency: 'CHF', value: '10.00' } })).toContain('twint');
  });

  test('a list is read by pages, the newest first', async () => {
    const { id } = await mollie.payments.create(newPayment);
    const page = await mollie.payments.page({ limit: 2 });
    expect(page[0]!.id).toBe(id);
    expect((await page.nextPage!())[0]!.id).not.toBe(page[1]!.id);
  });
});
