import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { TrueMoney } from '@bestellwerk/payment-sandbox/control/truth';
import {
  CLOCK_STANDS_AT,
  newPayment,
  newRefund,
  type ProviderBench,
  startProviderBench,
} from '../testing/provider-bench.js';
import type { NewPayment, PaymentProvider, ProviderName } from './provider.js';
import { ProviderRefused, ProviderUnavailable } from './provider-errors.js';

const HOUR_MS = 3_600_000;

describe.each<ProviderName>(['mollie', 'datatrans'])('a payment at %s', (name) => {
  let bench: ProviderBench;
  let provider: PaymentProvider;
  let withShortTimeout: PaymentProvider;
  beforeAll(async () => {
    bench = await startProviderBench();
    provider = bench.providers[name];
    withShortTimeout = bench.withShortTimeout[name];
  });
  afterEach(() => bench.sandbox.noTrouble());
  afterAll(() => bench.sandbox.stop());

  async function opened(changes: Partial<NewPayment> = {}): Promise<[NewPayment, string]> {
    const payment = newPayment(changes);
    return [payment, (await provider.open(payment)).reference];
  }
  async function paid(changes: Partial<NewPayment> = {}): Promise<[NewPayment, string]> {
    const [payment, reference] = await opened(changes);
    bench.sandbox.act(reference, { act: 'pay' });
    return [payment, reference];
  }
  const truthOf = (reference: string): TrueMoney =>
    bench.sandbox.report().payments.find(({ id }) => id === reference)!;
  const now = (): string => bench.sandbox.report().now;

  test('is opened with a page of the provider, and knows its attempt and order', async () => {
    const payment = newPayment();
    const { reference, checkoutUrl, expiresAt } = await provider.open(payment);
    expect(checkoutUrl).toContain(reference);
    expect((await fetch(checkoutUrl)).status).toBe(200);
    expect(Date.parse(expiresAt) - Date.parse(now())).toBe(HOUR_MS / 2);
    const { attempt, order } = payment;
    expect(await provider.look(reference)).toMatchObject({
      reference,
      attempt,
      order,
      status: 'open',
      captured: 0,
    });
  });

  test('opened again with the same attempt is the same payment', async () => {
    const payment = newPayment();
    expect(await provider.open(payment)).toEqual(await provider.open(payment));
  });

  test('is captured at once, as a whole', async () => {
    const [{ amount }, reference] = await paid();
    expect(await provider.look(reference)).toMatchObject({
      status: 'captured',
      amount,
      currency: 'EUR',
      captured: amount,
      refunds: [],
      chargebacks: [],
      failureReason: null,
    });
  });

  test('that fails says why, in a code', async () => {
    const [, reference] = await opened();
    bench.sandbox.act(reference, { act: 'fail' });
    const found = await provider.look(reference);
    expect(found).toMatchObject({ status: 'failed', captured: 0 });
    expect(found!.failureReason).toMatch(/^\w*declined$/);
  });

  test('that the customer cancels is canceled', async () => {
    const [, reference] = await opened();
    bench.sandbox.act(reference, { act: 'cancel' });
    expect(await provider.look(reference)).toMatchObject({ status: 'canceled' });
  });

  test('that nobody pays ends with its page', async () => {
    const [, reference] = await opened();
    await bench.sandbox.advance(HOUR_MS / 2 + 1);
    expect((await provider.look(reference))!.status).toMatch(/canceled|expired/);
  });

  test('the provider does not know is null', async () => {
    expect(await provider.look(name === 'mollie' ? 'tr_unknown' : '0'.repeat(18))).toBeNull();
    expect(await provider.look('nonsense')).toBeNull();
  });

  test('can be authorised first and captured later, as a part and once only', async () => {
    const [{ attempt }, reference] = await paid({ capture: 'manual' });
    expect(await provider.look(reference)).toMatchObject({ status: 'authorized', amount: 24.9, captured: 0 });
    const capture = { id: randomUUID(), amount: 20, currency: 'EUR', attempt };
    await provider.capture(reference, capture);
    await provider.capture(reference, capture);
    await bench.sandbox.advance(HOUR_MS + 60_000);
    await provider.capture(reference, capture);
    expect(await provider.look(reference)).toMatchObject({ status: 'captured', captured: 20 });
    expect(truthOf(reference).captures).toHaveLength(1);
  });

  test('captures no more than was authorised', async () => {
    const [{ attempt }, reference] = await paid({ capture: 'manual' });
    const capture = { id: randomUUID(), amount: 25, currency: 'EUR', attempt };
    await expect(provider.capture(reference, capture)).rejects.toThrow(ProviderRefused);
    expect(await provider.look(reference)).toMatchObject({ status: 'authorized' });
  });

  test('that was only authorised is given up, again too', async () => {
    const [{ attempt }, reference] = await paid({ capture: 'manual' });
    const release = { id: randomUUID(), attempt };
    await provider.void(reference, release);
    await bench.sandbox.advance(10_000);
    expect(await provider.look(reference)).toMatchObject({ status: 'canceled', captured: 0 });
    await provider.void(reference, release);
    await provider.void(reference, { id: randomUUID(), attempt });
  });

  test('that was captured is not given up', async () => {
    const [{ attempt }, reference] = await paid();
    await expect(provider.void(reference, { id: randomUUID(), attempt })).rejects.toMatchObject({
      code: 'already_captured',
    });
  });

  test('is refunded once, however often that is asked for, also after the key is forgotten', async () => {
    const [payment, reference] = await paid();
    const refund = newRefund(payment, { requestedAt: now(), now: now() });
    const first = await provider.refund(reference, refund);
    expect(first).toMatchObject({ amount: 24.9 });
    expect(await provider.refund(reference, refund)).toEqual(first);
    await bench.sandbox.advance(HOUR_MS + 60_000);
    expect(await provider.refund(reference, { ...refund, now: now() })).toEqual(first);
    expect(truthOf(reference).refunds).toHaveLength(1);
    const { refunds } = (await provider.look(reference))!;
    expect(refunds.map((each) => each.reference)).toEqual([first.reference]);
  });

  test('is refunded in parts, each with a reference that stays', async () => {
    const [payment, reference] = await paid();
    const settled: { id: string; reference: string }[] = [];
    for (const amount of [5, 4, 3]) {
      const refund = newRefund(payment, { amount, settled, requestedAt: now(), now: now() });
      settled.push({ id: refund.id, reference: (await provider.refund(reference, refund)).reference });
    }
    const { refunds } = (await provider.look(reference))!;
    expect(refunds.map((each) => each.reference)).toEqual(settled.map((each) => each.reference));
    expect(refunds.map(({ amount }) => amount)).toEqual([5, 4, 3]);
  });

  test('is not refunded above what was captured', async () => {
    const [payment, reference] = await paid();
    const refund = newRefund(payment, { amount: 30, requestedAt: now(), now: now() });
    await expect(provider.refund(reference, refund)).rejects.toMatchObject({ name: 'ProviderRefused' });
    expect(truthOf(reference).refunds).toEqual([]);
  });

  test('refunded by hand shows that, too', async () => {
    const [, reference] = await paid();
    bench.sandbox.act(reference, { act: 'refund', amount: 10 });
    const { refunds } = (await provider.look(reference))!;
    expect(refunds).toMatchObject([{ refund: null, amount: 10 }]);
  });

  test.each([
    ['a call that is refused for now', { kind: 'refuse', status: 503 }, null],
    ['too many calls', { kind: 'refuse', status: 429, retryAfterSeconds: 7 }, 7_000],
    ['a call that still runs', { kind: 'refuse', status: 409 }, null],
    ['a wrong key', { kind: 'refuse', status: 401 }, null],
    ["a proxy's page", { kind: 'html', status: 400 }, null],
    ['silence', { kind: 'silence' }, null],
    ['silence after the work', { kind: 'work-then-silence' }, null],
    ['a connection that breaks after the work', { kind: 'work-then-cut' }, null],
    ['an error after the work', { kind: 'work-then-refuse', status: 500 }, null],
  ] as const)(
    'opened through %s may be tried again, and is one payment',
    async (_, trouble, retryAfterMs) => {
      const payment = newPayment();
      const before = bench.sandbox.report().payments.length;
      bench.sandbox.trouble(trouble);
      await expect(withShortTimeout.open(payment)).rejects.toMatchObject({
        name: 'ProviderUnavailable',
        retryAfterMs,
      });
      await provider.open(payment);
      expect(bench.sandbox.report().payments).toHaveLength(before + 1);
    },
  );

  test('a definite refusal is one', async () => {
    bench.sandbox.trouble({ kind: 'refuse', status: 422 });
    await expect(provider.open(newPayment())).rejects.toThrow(ProviderRefused);
  });

  test('a call whose first one still runs waits for it', async () => {
    const payment = newPayment();
    bench.sandbox.trouble({ kind: 'hold' });
    const first = withShortTimeout.open(payment).catch((error: unknown) => error);
    await expect(withShortTimeout.open(payment)).rejects.toThrow(ProviderUnavailable);
    await first;
    bench.sandbox.release();
    await provider.open(payment);
  });

  test('works, or says in German what to do', async () => {
    expect(await provider.check('EUR')).toEqual({ works: true });
    bench.sandbox.trouble({ kind: 'refuse', status: 401 });
    expect(await provider.check('EUR')).toMatchObject({
      works: false,
      isLasting: true,
      reason: expect.stringContaining('prüfen'),
    });
    bench.sandbox.trouble({ kind: 'silence' });
    expect(await withShortTimeout.check('EUR')).toMatchObject({
      works: false,
      isLasting: false,
      reason: expect.stringContaining('antwortet'),
    });
  });

  test.each([
    ['a failure', { kind: 'refuse', status: 503 }],
    ['too many calls', { kind: 'refuse', status: 429 }],
    ["a proxy's page instead of a refusal", { kind: 'html', status: 403 }],
  ] as const)('does not take %s for a refusal of the key', async (_, trouble) => {
    bench.sandbox.trouble(trouble);
    expect(await provider.check('EUR')).toMatchObject({ works: false, isLasting: false });
  });

  test('the clock of these tests stands', () => {
    expect(Date.parse(now())).toBeGreaterThanOrEqual(Date.parse(CLOCK_STANDS_AT));
  });
});
