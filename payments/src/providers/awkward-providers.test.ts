import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TrueMoney } from '@bestellwerk/payment-sandbox/control/truth';
import { newPayment, newRefund, type ProviderBench, startProviderBench } from '../testing/provider-bench.js';
import { DatatransClient } from './datatrans/datatrans-client.js';
import type { NewPayment, ProviderName } from './provider.js';
import { CredentialsRefused, ProviderRefused, ProviderUnavailable } from './provider-errors.js';

const HOUR_MS = 3_600_000;

/** What only one provider does, and what nobody could find out about them: both ways must be survived. */
let bench: ProviderBench;
beforeEach(async () => {
  bench = await startProviderBench();
});
afterEach(() => bench.sandbox.stop());

async function paid(name: ProviderName, changes: Partial<NewPayment> = {}): Promise<[NewPayment, string]> {
  const payment = newPayment(changes);
  const { reference } = await bench.providers[name].open(payment);
  bench.sandbox.act(reference, { act: 'pay' });
  return [payment, reference];
}
const truthOf = (reference: string): TrueMoney =>
  bench.sandbox.report().payments.find(({ id }) => id === reference)!;
const now = (): string => bench.sandbox.report().now;

describe('Mollie', () => {
  test('refuses two equal refunds within an hour; the second is made after it, once', async () => {
    const { mollie } = bench.providers;
    const [payment, reference] = await paid('mollie');
    await mollie.refund(reference, newRefund(payment, { amount: 5 }));
    const second = newRefund(payment, { amount: 5 });
    await expect(mollie.refund(reference, second)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      retryAfterMs: HOUR_MS,
    });
    await bench.sandbox.advance(HOUR_MS);
    const made = await mollie.refund(reference, second);
    expect(made).toMatchObject({ refund: second.id, status: 'pending' });
    expect(await mollie.refund(reference, second)).toEqual(made);
    expect(truthOf(reference).refunds).toHaveLength(2);
  });

  test('refuses an equal refund although the errors of keys are repeated, too', async () => {
    bench.sandbox.set({ replaysErrors: true });
    const { mollie } = bench.providers;
    const [payment, reference] = await paid('mollie');
    await mollie.refund(reference, newRefund(payment, { amount: 5 }));
    const second = newRefund(payment, { amount: 5 });
    await bench.sandbox.advance(HOUR_MS / 2);
    await expect(mollie.refund(reference, second)).rejects.toThrow(ProviderUnavailable);
    await bench.sandbox.advance(HOUR_MS / 2);
    await expect(mollie.refund(reference, second)).rejects.toThrow(ProviderUnavailable);
    await bench.sandbox.advance(HOUR_MS / 2);
    await mollie.refund(reference, second);
    expect(truthOf(reference).refunds).toHaveLength(2);
  });

  test('may fail a refund a day later', async () => {
    const { mollie } = bench.providers;
    const [payment, reference] = await paid('mollie');
    bench.sandbox.trouble({ kind: 'refund-fails' });
    await mollie.refund(reference, newRefund(payment));
    await bench.sandbox.advance(48 * HOUR_MS);
    expect((await mollie.look(reference))!.refunds).toMatchObject([{ status: 'failed', amount: 24.9 }]);
    await mollie.refund(reference, newRefund(payment));
    await bench.sandbox.advance(48 * HOUR_MS);
    expect((await mollie.look(reference))!.refunds.map(({ status }) => status)).toEqual([
      'failed',
      'succeeded',
    ]);
  });

  test('reports chargebacks and their reversal', async () => {
    const { mollie } = bench.providers;
    const [, reference] = await paid('mollie');
    bench.sandbox.act(reference, { act: 'charge-back', amount: 10 });
    const [chargeback] = (await mollie.look(reference))!.chargebacks;
    expect(chargeback).toMatchObject({ amount: 10, isReversed: false });
    bench.sandbox.act(chargeback!.reference, { act: 'reverse' });
    expect((await mollie.look(reference))!.chargebacks).toMatchObject([{ isReversed: true }]);
    expect(await mollie.look(reference)).toMatchObject({ status: 'captured', captured: 24.9 });
  });

  test('lists payments since an instant, the newest first, with money that went back', async () => {
    const { mollie } = bench.providers;
    const [, old] = await paid('mollie');
    await bench.sandbox.advance(HOUR_MS);
    const since = now();
    const references: string[] = [];
    for (let times = 0; times < 3; times++) references.unshift((await paid('mollie'))[1]);
    bench.sandbox.act(references[1]!, { act: 'refund', amount: 10 });
    const listed = (await mollie.list(since))!;
    expect(listed.map(({ reference }) => reference)).toEqual(references);
    expect(listed.map(({ refunds }) => refunds.length)).toEqual([0, 1, 0]);
    expect((await mollie.list('2020-01-01T00:00:00Z'))!.map(({ reference }) => reference)).toContain(old);
  });

  test('says what people may pay with in a currency', async () => {
    const { mollie } = bench.providers;
    expect(await mollie.methods!('EUR')).toContainEqual({ id: 'eps', title: 'eps-Überweisung' });
    expect((await mollie.methods!('CHF')).map(({ id }) => id)).toContain('twint');
  });

  test('does not work where it offers nothing in the currency', async () => {
    const { mollie } = bench.providers;
    expect(await mollie.check('CHF')).toEqual({ works: true });
    const refused = { works: false, isLasting: true, reason: expect.stringContaining('SEK') };
    expect(await mollie.check('SEK')).toEqual(refused);
    bench.sandbox.trouble({ kind: 'refuse', status: 422 });
    expect(await mollie.check('SEK')).toEqual(refused);
  });

  test('refuses a notification address that it cannot reach', async () => {
    bench.sandbox.set({ refusesLocalWebhooks: true });
    const opening = bench.providers.mollie.open(newPayment({ notificationUrl: 'http://localhost:3000/x' }));
    await expect(opening).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: '422',
      field: 'webhookUrl',
    });
  });

  test('captures later than it answers, and once although it is asked again', async () => {
    bench.sandbox.set({ capturePendingMs: HOUR_MS * 2 });
    const { mollie } = bench.providers;
    const [{ attempt }, reference] = await paid('mollie', { capture: 'manual' });
    const capture = { id: randomUUID(), amount: 10, currency: 'EUR', attempt };
    await mollie.capture(reference, capture);
    expect(await mollie.look(reference)).toMatchObject({ status: 'authorized', captured: 0 });
    await bench.sandbox.advance(HOUR_MS * 1.5);
    await mollie.capture(reference, capture);
    await bench.sandbox.advance(HOUR_MS);
    expect(await mollie.look(reference)).toMatchObject({ status: 'captured', captured: 10 });
    expect(truthOf(reference).captures).toHaveLength(1);
  });

  test('cancels an open payment only where the method lets it', async () => {
    const { mollie } = bench.providers;
    const payment = newPayment();
    const { reference } = await mollie.open(payment);
    const release = { id: randomUUID(), attempt: payment.attempt };
    await expect(mollie.void(reference, release)).rejects.toMatchObject({ code: 'not_cancelable' });
    bench.sandbox.act(reference, { act: 'begin' });
    await mollie.void(reference, release);
    expect(await mollie.look(reference)).toMatchObject({ status: 'canceled' });
  });
});

describe('Datatrans', () => {
  test('may say that an abandoned page failed', async () => {
    bench.sandbox.set({ abandonedPageIs: 'failed' });
    const { datatrans } = bench.providers;
    const { reference } = await datatrans.open(newPayment());
    await bench.sandbox.advance(HOUR_MS);
    expect(await datatrans.look(reference)).toMatchObject({ status: 'expired', failureReason: 'timeout' });
  });

  test('may answer 404 for what it does not know', async () => {
    bench.sandbox.set({ datatransNotFoundStatus: 404 });
    expect(await bench.providers.datatrans.look('0'.repeat(18))).toBeNull();
    expect(await bench.providers.datatrans.check('EUR')).toEqual({ works: true });
  });

  test('may refuse a password with another status', async () => {
    bench.sandbox.set({ datatransUnauthorizedStatus: 400 });
    const { url, keys } = bench.sandbox;
    const settings = { merchantId: keys.datatransMerchantId, password: 'other', apiUrl: url, payUrl: url };
    const stranger = new DatatransClient(settings);
    expect(await stranger.check()).toMatchObject({ works: false, isLasting: true });
    await expect(stranger.open(newPayment())).rejects.toThrow(CredentialsRefused);
  });

  test('makes two equal refunds, each once, also when both keys are forgotten', async () => {
    const { datatrans } = bench.providers;
    const [payment, reference] = await paid('datatrans');
    const first = newRefund(payment, { amount: 5, requestedAt: now(), now: now() });
    const { reference: done } = await datatrans.refund(reference, first);
    const settled = [{ id: first.id, reference: done }];
    const second = newRefund(payment, { amount: 5, settled, requestedAt: now(), now: now() });
    bench.sandbox.trouble({ kind: 'work-then-cut', path: 'credit' });
    await expect(datatrans.refund(reference, second)).rejects.toThrow(ProviderUnavailable);
    await bench.sandbox.advance(2 * HOUR_MS);
    const made = await datatrans.refund(reference, { ...second, now: now() });
    expect(made).toMatchObject({ reference: `${reference}/2`, amount: 5 });
    expect(truthOf(reference).refunds).toHaveLength(2);
  });

  test('a refund made by hand in the meantime is not taken for ours', async () => {
    const { datatrans } = bench.providers;
    const [payment, reference] = await paid('datatrans');
    bench.sandbox.act(reference, { act: 'refund', amount: 5 });
    const refund = newRefund(payment, { amount: 5, requestedAt: now() });
    await bench.sandbox.advance(2 * HOUR_MS);
    const made = await datatrans.refund(reference, { ...refund, now: now() });
    expect(made.reference).toBe(`${reference}/2`);
    expect(truthOf(reference).refunds).toHaveLength(2);
  });

  test('may list no credits: then each is made once within the hour, and nothing is tried after it', async () => {
    bench.sandbox.set({ creditsAreInHistory: false });
    const { datatrans } = bench.providers;
    const [payment, reference] = await paid('datatrans');
    const first = newRefund(payment, { amount: 5, requestedAt: now(), now: now() });
    const made = await datatrans.refund(reference, first);
    expect(await datatrans.refund(reference, first)).toEqual(made);
    const settled = [{ id: first.id, reference: made.reference }];
    const second = newRefund(payment, { amount: 4, settled, requestedAt: now() });
    await bench.sandbox.advance(2 * HOUR_MS);
    await expect(datatrans.refund(reference, { ...second, now: now() })).rejects.toThrow(ProviderUnavailable);
    expect(truthOf(reference).refunds).toHaveLength(1);
  });

  test('refuses a refund again whose number it knows, where the merchant has that checked', async () => {
    bench.sandbox.set({ creditsAreInHistory: false, hasUniqueRefnos: true });
    const { datatrans } = bench.providers;
    const [payment, reference] = await paid('datatrans');
    const refund = newRefund(payment, { amount: 5, requestedAt: now(), now: now() });
    await datatrans.refund(reference, refund);
    await bench.sandbox.advance(2 * HOUR_MS);
    await expect(datatrans.refund(reference, { ...refund, now: now() })).rejects.toThrow(ProviderUnavailable);
    expect(truthOf(reference).refunds).toHaveLength(1);
  });

  test('captures no rest after a part', async () => {
    const { datatrans } = bench.providers;
    const [{ attempt }, reference] = await paid('datatrans', { capture: 'manual' });
    await datatrans.capture(reference, { id: randomUUID(), amount: 10, currency: 'EUR', attempt });
    const rest = { id: randomUUID(), amount: 14.9, currency: 'EUR', attempt };
    await expect(datatrans.capture(reference, rest)).rejects.toThrow(ProviderRefused);
    expect(await datatrans.look(reference)).toMatchObject({ captured: 10 });
  });

  test('has no list of payments', async () => {
    expect(await bench.providers.datatrans.list(now())).toBeNull();
  });
});
