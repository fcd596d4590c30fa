import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { providersFromEnvironment } from '@bestellwerk/payments/providers/providers';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../../../payment-sandbox/payment-sandbox.js';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, OPEN, place, placed } from '../testing/orders.js';
import { sandboxedProviders } from '../testing/sandboxed-providers.js';

const START = OPEN['x-now'];
/** Events that a notification causes have the time of the real clock. */
const LONG_AFTER = '2099-01-01T00:00:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000).toISOString();

let sandbox: PaymentSandbox;
let stage: BackendHarness;
let guest: Client;
let admin: Client;
const clock = new FakeClock(START);
beforeAll(async () => {
  sandbox = await startPaymentSandbox({ clockStandsAt: START });
  stage = await BackendHarness.start({
    providers: sandboxedProviders(sandbox.url),
    isPaymentSandbox: true,
  });
  await stage.runProcesses(clock);
  guest = stage.visitor();
  admin = await stage.staff(['ROLE_ADMIN']);
});
beforeEach(() => clock.turnTo(START));
afterEach(async () => {
  sandbox.noTrouble();
  await sandbox.untilIdle();
});
afterAll(async () => {
  await stage?.stop();
  await sandbox?.stop();
});

const orderOf = async (id: string) => (await admin.get(`/api/orders/${id}`)).body.data;
const typesOf = async (id: string): Promise<string[]> =>
  (await admin.get(`/api/orders/${id}/history`)).body.data.map(({ type }: { type: string }) => type);
const referenceOf = async (id: string, index = 0): Promise<string> =>
  (await orderOf(id)).onlinePayments.attempts[index].reference;
const truthOf = (reference: string) => sandbox.report().payments.find(({ id }) => id === reference)!;
const isStatus = (id: string, expected: object) =>
  eventually(async () => expect(await orderOf(id)).toMatchObject(expected));
const payAgain = ({ uid, hash }: { uid: string; hash: string }) =>
  guest.post(`/api/orders/public/${uid}/${hash}/payments`, {}, OPEN);
const back = ({ uid, hash }: { uid: string; hash: string }) =>
  fetch(`${stage.url}/api/orders/public/${uid}/${hash}/payments/return`, { redirect: 'manual' });
const pay = (reference: string, method?: string) =>
  sandbox.act(reference, { act: 'pay', ...(method && { method }) });

describe.each(['mollie', 'datatrans'] as const)('an order that is paid by %s', (paymentMethod) => {
  it('leads to the payment page, waits for the payment, and goes to the branch when it is paid', async () => {
    const order = await placed(guest, { paymentMethod });
    expect(order).toMatchObject({ status: 'awaitingPayment', isPaid: false, isPayable: true });
    expect(order.paymentRedirectUrl).toContain(sandbox.url);
    pay(await referenceOf(order.id));
    await isStatus(order.id, { status: 'pending', isPaid: true, paymentStatus: 'paid', openAmount: 0 });
    expect(await typesOf(order.id)).toEqual([
      'OrderPlaced',
      'PaymentInitiated',
      'PaymentOpened',
      'PaymentCaptured',
      'OrderSubmitted',
    ]);
    const shown = await guest.get(`/api/orders/public/${order.uid}/${order.hash}`);
    expect(shown.body.data).toMatchObject({ isPaid: true, isPayable: false, paymentStatus: 'paid' });
    expect(shown.body.data.timeline.map(({ text }: { text: string }) => text)).toContain('Bezahlt');
    expect(JSON.stringify(shown.body)).not.toContain(await referenceOf(order.id));
  });

  it('leads back to its own page while the payment can still be made', async () => {
    const order = await placed(guest, { paymentMethod });
    await isStatus(order.id, { status: 'awaitingPayment' });
    await eventually(async () =>
      expect((await back(order)).headers.get('location')).toBe(`/status/${order.uid}/${order.hash}`),
    );
  });

  it('can be paid again after a failure, and the guest is led to the checkout in between', async () => {
    const order = await placed(guest, { paymentMethod });
    sandbox.act(await referenceOf(order.id), { act: 'fail' });
    const failed = await back(order);
    await isStatus(order.id, { paymentStatus: 'failed', status: 'awaitingPayment' });
    expect([failed.status, failed.headers.get('location')]).toEqual([
      302,
      `/store/${branch.identifier}/checkout/error`,
    ]);
    const again = await payAgain(order);
    expect(again.status).toBe(200);
    expect(again.body.data.paymentRedirectUrl).not.toBe(order.paymentRedirectUrl);
    pay(await referenceOf(order.id, 1));
    await isStatus(order.id, { status: 'pending', isPaid: true });
    expect((await back(order)).headers.get('location')).toBe(`/status/${order.uid}/${order.hash}`);
    expect((await payAgain(order)).status).toBe(409);
  });

  it('is refunded when it is rejected, and in part on request of staff, never more than was paid', async () => {
    const order = await placed(guest, { paymentMethod });
    const { totalGross } = order.pricing;
    pay(await referenceOf(order.id));
    await isStatus(order.id, { isPaid: true, refundableAmount: totalGross });
    const refund = (amount: number | null, key = newKey()) =>
      admin.post(`/api/orders/${order.id}/refunds`, { amount, reason: 'Kalt' }, { ...OPEN, ...key });
    const key = newKey();
    expect((await refund(1, key)).status).toBe(200);
    expect((await refund(1, key)).status).toBe(200);
    expect((await refund(totalGross)).body.errors[0].field).toBe('amount');
    await admin.post(`/api/orders/${order.id}/status/reject`, { message: 'Aus' }, OPEN);
    await eventually(async () => {
      await sandbox.advance(60 * 60_000);
      clock.turnTo(sandbox.report().now);
      expect(await orderOf(order.id)).toMatchObject({ isRefunded: true, paymentStatus: 'refunded' });
    });
    const { refunds } = truthOf(await referenceOf(order.id));
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(totalGross, 2);
    const entries = (await admin.get(`/api/orders/${order.id}/history`)).body.data as { text: string }[];
    expect(entries.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Rückzahlung von 1,00\s€ veranlasst: „Kalt“\.$/),
    );
  });

  it('is found by polling when no notification comes', async () => {
    sandbox.trouble({ kind: 'never', times: 10 });
    const order = await placed(guest, { paymentMethod });
    pay(await referenceOf(order.id));
    expect(await orderOf(order.id)).toMatchObject({ isPaid: false });
    clock.turnTo(minutesLater(2));
    await isStatus(order.id, { isPaid: true });
  });

  it('fails half an hour after its last attempt has expired', async () => {
    const order = await placed(guest, { paymentMethod });
    sandbox.act(await referenceOf(order.id), { act: 'expire' });
    clock.turnTo(minutesLater(2));
    await isStatus(order.id, { paymentStatus: 'failed', status: 'awaitingPayment' });
    clock.turnTo(LONG_AFTER);
    await isStatus(order.id, { status: 'failed', isFailed: true });
    expect((await payAgain(order)).status).toBe(409);
  });
});

it('asks the provider again when staff want it, and says when it does not answer', async () => {
  const order = await placed(guest, { paymentMethod: 'mollie' });
  const update = () => admin.post(`/api/orders/${order.id}/update-payment-status`, {}, OPEN);
  expect((await update()).body.data).toMatchObject({ status: 'awaitingPayment' });
  sandbox.trouble({ kind: 'refuse', status: 503, times: 9 });
  expect((await update()).status).toBe(409);
});

it('does not offer a method whose provider is not set up', async () => {
  const { url } = await stage.backend({ providers: providersFromEnvironment({}) });
  const { status, body } = await place(stage.visitor(url), { paymentMethod: 'mollie' });
  expect([status, body.errors[0].field]).toEqual([422, 'paymentMethod']);
  const { data } = (await admin.get('/api/payment-providers')).body;
  expect(data).toEqual([
    { name: 'mollie', isSandbox: true, isUsable: true, problem: null },
    { name: 'datatrans', isSandbox: true, isUsable: true, problem: null },
  ]);
});

it('takes the order while the provider is away, and opens the payment page when the guest asks again', async () => {
  sandbox.trouble({ kind: 'refuse', status: 503, times: 9 });
  const order = await placed(guest, { paymentMethod: 'mollie' });
  expect(order).toMatchObject({ status: 'awaitingPayment', isPayable: true });
  expect(order.paymentRedirectUrl).toBeUndefined();
  expect((await payAgain(order)).status).toBe(503);
  sandbox.noTrouble();
  expect((await payAgain(order)).body.data.paymentRedirectUrl).toContain(sandbox.url);
  expect(await typesOf(order.id)).toEqual(['OrderPlaced', 'PaymentInitiated', 'PaymentOpened']);
});

it('answers a repeated order with the same payment page', async () => {
  const key = newKey();
  const [first, second] = [
    await place(guest, { paymentMethod: 'mollie' }, key),
    await place(guest, { paymentMethod: 'mollie' }, key),
  ];
  expect(second.body.data.paymentRedirectUrl).toBe(first.body.data.paymentRedirectUrl);
  expect(await typesOf(first.body.data.id)).toEqual(['OrderPlaced', 'PaymentInitiated', 'PaymentOpened']);
});

it('shows a chargeback at the order and among the payments', async () => {
  const order = await placed(guest, { paymentMethod: 'mollie' });
  const reference = await referenceOf(order.id);
  pay(reference);
  await isStatus(order.id, { isPaid: true });
  sandbox.act(reference, { act: 'charge-back' });
  await isStatus(order.id, {
    isPaid: false,
    paymentTrouble: 'chargeback',
    openAmount: order.pricing.totalGross,
  });
  const { data } = (await admin.get(`/api/orders/${order.id}/payments`)).body;
  expect(data).toMatchObject([
    { kind: 'payment', amount: order.pricing.totalGross, reference },
    { kind: 'chargeback', amount: -order.pricing.totalGross },
  ]);
});

it('does not look because of a notification with a wrong signature, and answers 200 for unknown payments', async () => {
  const order = await placed(guest, { paymentMethod: 'datatrans' });
  const [attempt] = (await orderOf(order.id)).onlinePayments.attempts;
  sandbox.trouble({ kind: 'never' });
  pay(attempt.reference);
  const path = `/api/payments/notifications/datatrans/${order.id}/${attempt.id}`;
  const body = { transactionId: attempt.reference, status: 'settled' };
  const wrong = { 'datatrans-signature': `t=1559303131511,s0=${'0'.repeat(64)}` };
  expect((await guest.post(path, body, wrong)).status).toBe(403);
  expect((await guest.post(path, body)).status).toBe(403);
  expect(await orderOf(order.id)).toMatchObject({ isPaid: false });
  const unknown = `/api/payments/notifications/mollie/${attempt.id}/${attempt.id}`;
  const answer = await fetch(stage.url + unknown, {
    method: 'POST',
    body: new URLSearchParams({ id: 'tr_unknown' }),
  });
  expect(answer.status).toBe(200);
});

describe('a branch that captures on confirmation', () => {
  beforeAll(async () => {
    const { id, revision, ...fields } = (await admin.get(`/api/branches/${branch.id}`)).body.data;
    const changes = { ...fields, isCapturedOnConfirmation: true };
    await admin.put(`/api/branches/${id}`, changes, { 'if-match': `"${revision}"` });
  });

  const authorized = async (paymentMethod: 'mollie' | 'datatrans') => {
    const order = await placed(guest, { paymentMethod });
    const reference = await referenceOf(order.id);
    pay(reference, paymentMethod === 'mollie' ? 'creditcard' : undefined);
    await isStatus(order.id, { status: 'pending', paymentStatus: 'authorized', isPaid: false });
    return { order, reference };
  };
  const captured = (reference: string) => truthOf(reference).captured;

  it.each(['mollie', 'datatrans'] as const)(
    'takes the money of %s when it confirms the order',
    async (method) => {
      const { order, reference } = await authorized(method);
      expect(captured(reference)).toBe(0);
      await admin.post(`/api/orders/${order.id}/status/confirm`, {}, OPEN);
      await isStatus(order.id, { status: 'confirmed', isPaid: true, paymentStatus: 'paid' });
      expect(captured(reference)).toBe(order.pricing.totalGross);
    },
  );

  it.each(['mollie', 'datatrans'] as const)('gives %s free when it rejects the order', async (method) => {
    const { order, reference } = await authorized(method);
    await admin.post(`/api/orders/${order.id}/status/reject`, {}, OPEN);
    await eventually(async () => {
      await sandbox.advance(60_000);
      clock.turnTo(sandbox.report().now);
      expect((await typesOf(order.id)).at(-1)).toBe('PaymentVoided');
    });
    expect(captured(reference)).toBe(0);
    expect(await orderOf(order.id)).toMatchObject({ status: 'rejected', owedAmount: 0 });
  });

  it('leaves the order confirmed, unpaid and with an alarm when the capture is refused', async () => {
    const { order } = await authorized('datatrans');
    sandbox.trouble({ kind: 'refuse', status: 400, path: '/settle', times: 3 });
    await admin.post(`/api/orders/${order.id}/status/confirm`, {}, OPEN);
    await isStatus(order.id, { status: 'confirmed', paymentTrouble: 'captureFailed', isPaid: false });
  });
});
