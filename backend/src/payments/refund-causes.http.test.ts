import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Closing, closingSchema } from '@bestellwerk/domain/contracts/closing.schema';
import { explainedAmount, soldGross } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../../../payment-sandbox/payment-sandbox.js';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { OPEN, placed } from '../testing/orders.js';
import { sandboxedProviders } from '../testing/sandboxed-providers.js';

const START = OPEN['x-now'];
const DAY = START.slice(0, 10);
const clock = new FakeClock(START);
let sandbox: PaymentSandbox;
let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  sandbox = await startPaymentSandbox({ clockStandsAt: START });
  stage = await BackendHarness.start({
    providers: sandboxedProviders(sandbox.url),
    isPaymentSandbox: true,
    // Payments are sorted by time: the backend, which records payments, and the processes, which record refunds, need the same clock.
    now: clock.now,
  });
  await stage.runProcesses(clock);
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(async () => {
  await stage?.stop();
  await sandbox?.stop();
});

type Order = Awaited<ReturnType<typeof placed>>;
const orderOf = async (id: string) => (await admin.get(`/api/orders/${id}`)).body.data;
const refund = (id: string, body: object) =>
  admin.post(`/api/orders/${id}/refunds`, body, { ...OPEN, ...newKey() });
const closing = async (): Promise<Closing> =>
  closingSchema.parse((await admin.get(`/api/closings?period=${DAY}`)).body.data);
const cents = (amount: number) => Math.round(amount * 100);

async function paidOrder(): Promise<Order> {
  const order = await placed(stage.visitor(), { paymentMethod: 'mollie' });
  sandbox.act((await orderOf(order.id)).onlinePayments.attempts[0].reference, { act: 'pay' });
  await eventually(async () => expect(await orderOf(order.id)).toMatchObject({ isPaid: true }));
  return order;
}

const hasGoneBack = (id: string, amount: number) =>
  eventually(async () => {
    await sandbox.advance(60 * 60_000);
    clock.turnTo(sandbox.report().now);
    expect((await orderOf(id)).onlinePayments.refunds).toMatchObject([{ status: 'succeeded', amount }]);
  });

/** The file of the day on which the order's last payment or refund was. */
async function fileWith(id: string): Promise<string> {
  const { date } = (await admin.get(`/api/orders/${id}/payments`)).body.data.at(-1);
  return (await admin.get(`/api/payments/export.csv?from=${date}&to=${date}`)).body;
}

it('only refunds for what was missing or faulty lower turnover and tax, in closings as in statistics', async () => {
  const orders = [await paidOrder(), await paidOrder(), await paidOrder()];
  const [missing, goodwill, unnamed] = orders as [Order, Order, Order];
  const before = (await closing()).figures;
  const { gross: ofLine, taxRate } = (await orderOf(missing.id)).items[0];
  expect((await refund(missing.id, { cause: 'missing', index: 0, amount: ofLine })).status).toBe(200);
  expect((await closing()).figures.gross).toBe(before.gross);
  await refund(goodwill.id, { cause: 'goodwill', amount: 1 });
  await refund(unnamed.id, { reason: 'Kalt', amount: 0.5 });
  await hasGoneBack(missing.id, ofLine);
  await hasGoneBack(goodwill.id, 1);
  await hasGoneBack(unnamed.id, 0.5);

  const { figures } = await closing();
  expect(cents(figures.gross)).toBe(cents(before.gross - ofLine));
  expect(figures).toMatchObject({ reducedGross: ofLine, waivedAmount: 1.5, openAmount: 0 });
  expect(figures.reductions).toMatchObject([{ rate: taxRate, gross: ofLine }]);
  expect(cents(soldGross(figures))).toBe(cents(before.gross));
  expect(cents(before.tax - figures.tax)).toBe(cents(figures.reductions[0]!.tax));
  expect(explainedAmount(figures)).toBe(figures.amount);

  // Statistics have what went back on its own day, closings on that of the order.
  const { date } = (await admin.get(`/api/orders/${missing.id}/payments`)).body.data.at(-1);
  const { net, tax, gross } = await eventually(async () => {
    const {
      total,
      figures: sums,
      series,
    } = (await admin.get(`/api/statistics/revenue?from=${DAY}&to=${date}&granularity=day`)).body.data;
    expect(cents(total)).toBe(cents(figures.gross));
    expect(cents(series[0].value)).toBe(cents(before.gross));
    return { gross: total, net: sums.net, tax: sums.tax };
  });
  expect(Math.abs(net - figures.net)).toBeLessThan(0.005 * orders.length);
  expect(cents(net + tax)).toBe(cents(gross));

  const file: string = (await admin.get(`/api/closings/export.csv?period=${DAY}`)).body;
  expect(file).toMatch(new RegExp(`;Nachgelassen;"${String(taxRate).replace('.', ',')} %";;-`));
  expect(file).toMatch(/;Hinweis;"Wie auf den Belegen: /);
});

it('staff read what a refund is for, and the guest its amount only', async () => {
  const order = await paidOrder();
  await refund(order.id, { cause: 'faulty', amount: 2, reason: 'Verbrannt' });
  await hasGoneBack(order.id, 2);
  const entries = (await admin.get(`/api/orders/${order.id}/history`)).body.data as { text: string }[];
  expect(entries.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Rückzahlung von 2,00\s€ veranlasst: Falsch oder mangelhaft, „Verbrannt“\.$/),
  );
  // Payments are a read model of their own, which may come after that of orders.
  await eventually(async () => {
    const payments = (await admin.get(`/api/orders/${order.id}/payments`)).body.data;
    expect(payments.at(-1)).toMatchObject({
      ...{ kind: 'refund', amount: -2, cause: 'faulty', reason: 'Verbrannt', occasion: null },
      by: { kind: 'user', name: 'Vera Beispiel' },
    });
  });
  expect((await orderOf(order.id)).onlinePayments.refunds).toMatchObject([{ reason: 'Verbrannt' }]);
  expect(await fileWith(order.id)).toContain(';"Falsch oder mangelhaft, Verbrannt";');
  const journal = (await admin.get('/api/logs?filter[resource]=order&limit=500')).body.data;
  expect(journal.map(({ text }: { text: string }) => text)).toContain(
    'Rückzahlung veranlasst: Falsch oder mangelhaft',
  );
  const shown = await stage.visitor().get(`/api/orders/public/${order.uid}/${order.hash}`);
  expect(shown.body.data).toMatchObject({ refundedAmount: 2 });
  expect(JSON.stringify(shown.body)).not.toMatch(/faulty|mangelhaft|Verbrannt/);

  await admin.post(`/api/orders/${order.id}/status/confirm`, {}, OPEN);
  for (const step of ['in-delivery', 'completed']) await admin.post(`/api/orders/${order.id}/status/${step}`);
  expect((await admin.post(`/api/orders/${order.id}/erase`)).status).toBe(200);
  expect((await admin.get(`/api/orders/${order.id}/payments`)).body.data.at(-1)).toMatchObject({
    ...{ amount: -2, cause: 'faulty', reason: null },
  });
  expect(JSON.stringify((await orderOf(order.id)).onlinePayments)).not.toContain('Verbrannt');
});

it('staff read that a refund was made because the order was canceled', async () => {
  const order = await paidOrder();
  await admin.post(`/api/orders/${order.id}/status/cancel`, { reason: 'Ofen kaputt' }, OPEN);
  const { onlinePayments, paidAmount } = await orderOf(order.id);
  expect(onlinePayments.refunds).toMatchObject([{ amount: paidAmount, occasion: 'canceled' }]);
  await hasGoneBack(order.id, paidAmount);
  await eventually(async () => {
    expect(await fileWith(order.id)).toContain(';"Bestellung storniert";"automatisch";');
  });
});

it.each([
  [{ cause: 'missing', index: 99, amount: 1 }, 'index'],
  [{ cause: 'missing', index: 0, amount: 'all' }, 'amount'],
  [{ cause: 'goodwill', index: 0, amount: 1 }, 'index'],
  [{ cause: 'other', amount: 1 }, 'reason'],
  [{ amount: 1 }, 'reason'],
  [{ cause: 'stolen', amount: 1 }, 'cause'],
])('a refund of %j is refused', async (body, field) => {
  const order = await paidOrder();
  const { items } = await orderOf(order.id);
  const amount = body.amount === 'all' ? items[0].gross + 0.01 : body.amount;
  const { status, body: answer } = await refund(order.id, { ...body, amount });
  expect([status, answer.errors[0].field]).toEqual([422, field]);
});
