import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { PaymentSandbox } from '../control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../payment-sandbox.js';
import { type Receiver, startReceiver } from '../testing/notification-receiver.js';
import { rawCall } from '../testing/raw-call.js';

const MINUTE_MS = 60_000;

describe('notifications of the sandbox', () => {
  let sandbox: PaymentSandbox;
  let shop: Receiver;
  let call: ReturnType<typeof rawCall>;
  beforeAll(async () => {
    shop = await startReceiver();
    sandbox = await startPaymentSandbox({ clockStandsAt: '2026-11-24T11:00:00Z' });
    call = rawCall(sandbox);
  });
  afterEach(async () => {
    shop.answerWith(() => 200);
    sandbox.noTrouble();
    await sandbox.untilIdle();
    shop.received.length = 0;
  });
  afterAll(async () => {
    await sandbox.stop();
    await shop.stop();
  });

  async function mollie(changes: object = {}): Promise<string> {
    const body = {
      amount: { currency: 'EUR', value: '10.00' },
      description: 'Bestellung 7',
      redirectUrl: 'https://shop.example/status',
      webhookUrl: shop.url,
      ...changes,
    };
    return (await call('POST', '/v2/payments', body)).body.id;
  }
  async function datatrans(changes: object = {}): Promise<string> {
    const body = { currency: 'EUR', refno: '7', amount: 1000, webhook: { url: shop.url }, ...changes };
    return (await call('POST', '/v1/transactions', body)).body.transactionId;
  }
  const bodies = (): string[] => shop.received.map(({ body }) => body);

  test('22. Mollie sends again after 1, 2 and 4 minutes what was answered 500', async () => {
    const id = await mollie();
    shop.answerWith(() => 500);
    sandbox.act(id, { act: 'pay' });
    await sandbox.untilIdle();
    const counts = [shop.received.length];
    for (const minutes of [1, 2, 4]) {
      await sandbox.advance(minutes * MINUTE_MS - 1);
      counts.push(shop.received.length);
      await sandbox.advance(1);
    }
    expect(counts).toEqual([1, 1, 2, 3]);
    shop.answerWith(() => 200);
    await sandbox.advance(30 * 60 * MINUTE_MS);
    expect(bodies()).toEqual(Array<string>(5).fill(`id=${id}`));
    expect(shop.received[0]!.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  test('22. an answer after 16 s is none, and after ten attempts Mollie gives up', async () => {
    const id = await mollie();
    shop.answerWith(() => null);
    sandbox.act(id, { act: 'pay' });
    await sandbox.advance(16_000);
    await sandbox.untilIdle();
    shop.answerWith(() => 500);
    await sandbox.advance(48 * 60 * MINUTE_MS);
    expect(shop.received).toHaveLength(10);
    const [{ attempts }] = sandbox
      .report()
      .notifications.filter(({ subject }) => subject === id) as never as [{ attempts: { answer: string }[] }];
    expect(attempts[0]!.answer).toBe('no answer within 15 s');
  });

  test('23. open and pending payments and queued refunds are not notified', async () => {
    const id = await mollie();
    sandbox.act(id, { act: 'begin' });
    await sandbox.untilIdle();
    expect(bodies()).toEqual([]);
    sandbox.act(id, { act: 'pay' });
    await sandbox.untilIdle();
    expect(bodies()).toHaveLength(1);
    sandbox.trouble({ kind: 'short-balance' });
    await call('POST', `/v2/payments/${id}/refunds`, { amount: { currency: 'EUR', value: '3.00' } });
    await sandbox.untilIdle();
    expect(bodies()).toHaveLength(1);
    await sandbox.advance(48 * 60 * MINUTE_MS);
    expect(bodies()).toHaveLength(3);
  });

  test('38. a notification of Datatrans is signed over its time and its body', async () => {
    const id = await datatrans();
    sandbox.act(id, { act: 'pay' });
    await sandbox.untilIdle();
    const [{ headers, body }] = shop.received as never as [{ headers: Record<string, string>; body: string }];
    const [, time, signature] = /^t=(\d+),s0=(\w+)$/.exec(headers['datatrans-signature']!)!;
    const key = Buffer.from(sandbox.keys.datatransSignKey, 'hex');
    expect(createHmac('sha256', key).update(`${time}${body}`).digest('hex')).toBe(signature);
    expect(JSON.parse(body)).toMatchObject({ transactionId: id, status: 'settled' });
  });

  test('39. settling, canceling and crediting notify nothing', async () => {
    const id = await datatrans({ autoSettle: false });
    sandbox.act(id, { act: 'pay' });
    await sandbox.untilIdle();
    expect(bodies()).toHaveLength(1);
    await call('POST', `/v1/transactions/${id}/settle`, { amount: 1000, currency: 'EUR', refno: '7' });
    await call('POST', `/v1/transactions/${id}/credit`, { amount: 100, currency: 'EUR', refno: '7' });
    const other = await datatrans();
    sandbox.act(other, { act: 'pay' });
    await call('POST', `/v1/transactions/${other}/cancel`, {});
    await sandbox.untilIdle();
    expect(bodies()).toHaveLength(2);
  });

  test('comes twice, late, or never', async () => {
    const [twice, late, never] = [await mollie(), await mollie(), await mollie()];
    sandbox.trouble({ kind: 'twice' }, { kind: 'late' }, { kind: 'never' });
    for (const id of [twice, late, never]) sandbox.act(id, { act: 'pay' });
    await sandbox.untilIdle();
    expect(bodies()).toEqual([`id=${twice}`, `id=${twice}`]);
    await sandbox.advance(10 * MINUTE_MS);
    expect(bodies()).toEqual([`id=${twice}`, `id=${twice}`, `id=${late}`]);
  });

  test('comes out of order, with the news of its time', async () => {
    sandbox.set({ notifiesSettlements: true });
    const id = await datatrans({ autoSettle: false });
    sandbox.trouble({ kind: 'after-next' });
    sandbox.act(id, { act: 'pay' });
    await call('POST', `/v1/transactions/${id}/settle`, { amount: 1000, currency: 'EUR', refno: '7' });
    await sandbox.advance(1_000);
    sandbox.set({ notifiesSettlements: false });
    expect(bodies().map((body) => (JSON.parse(body) as { status: string }).status)).toEqual([
      'settled',
      'authorized',
    ]);
  });

  test('comes before the call that opens the payment is answered', async () => {
    let isAnswered = false;
    const answeredAt: boolean[] = [];
    shop.answerWith(() => {
      answeredAt.push(isAnswered);
      return 200;
    });
    sandbox.trouble({ kind: 'notify-first' });
    await mollie();
    isAnswered = true;
    expect(answeredAt).toEqual([false]);
  });

  test('of a payment before its answer comes in the end, though it was lost at first', async () => {
    sandbox.trouble({ kind: 'notify-first' }, { kind: 'never' });
    const id = await datatrans();
    expect(shop.received).toEqual([]);
    shop.answerWith(() => (shop.received.length < 2 ? 503 : 200));
    for (let minutes = 0; minutes < 5; minutes += 1) await sandbox.advance(60_000);
    expect(bodies().map((body) => (JSON.parse(body) as { transactionId: string }).transactionId)).toEqual([
      id,
      id,
    ]);
  });

  test('is signed wrongly', async () => {
    const id = await datatrans();
    sandbox.trouble({ kind: 'signed-wrongly' });
    sandbox.act(id, { act: 'pay' });
    await sandbox.untilIdle();
    const { headers, body } = shop.received[0]!;
    const [, time, signature] = /^t=(\d+),s0=(\w+)$/.exec(headers['datatrans-signature'] as string)!;
    const key = Buffer.from(sandbox.keys.datatransSignKey, 'hex');
    expect(createHmac('sha256', key).update(`${time}${body}`).digest('hex')).not.toBe(signature);
  });
});
