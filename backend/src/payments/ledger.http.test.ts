import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { LedgerLine } from '@bestellwerk/domain/contracts/payments.schema';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../../../payment-sandbox/payment-sandbox.js';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, OPEN, placed } from '../testing/orders.js';
import { sandboxedProviders } from '../testing/sandboxed-providers.js';

let sandbox: PaymentSandbox;
let stage: BackendHarness;
let accountant: Client;
let admin: Client;
const clock = new FakeClock(OPEN['x-now']);
beforeAll(async () => {
  sandbox = await startPaymentSandbox({ clockStandsAt: OPEN['x-now'] });
  stage = await BackendHarness.start({ providers: sandboxedProviders(sandbox.url), isPaymentSandbox: true });
  await stage.runProcesses(clock);
  accountant = await stage.staff(['ROLE_ACCOUNTING']);
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(async () => {
  await stage?.stop();
  await sandbox?.stop();
});

const period = 'from=2026-11-01&to=2026-11-30';

async function compared(client = accountant) {
  const { headers } = await client.get(`/api/payments?${period}`);
  const { url, cookies } = client;
  const response = await fetch(`${url}/api/ledger/comparison?${period}`, {
    headers: { ...cookies, ...(headers.get('x-position') && { 'x-position': headers.get('x-position')! }) },
  });
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LedgerLine);
  return { status: response.status, progress: lines.slice(0, -1), result: lines.at(-1)! };
}

async function paid(paymentMethod: 'mollie' | 'datatrans') {
  const order = await placed(stage.visitor(), { paymentMethod });
  const shown = async () => (await admin.get(`/api/orders/${order.id}`)).body.data;
  const { reference } = (await shown()).onlinePayments.attempts[0];
  sandbox.act(reference, { act: 'pay' });
  await eventually(async () => expect(await shown()).toMatchObject({ isPaid: true }));
  return { ...order, reference };
}

it('finds no difference as long as both sides agree, and each one that there is', async () => {
  const [first, second] = [await paid('mollie'), await paid('datatrans')];
  const unpaid = await placed(stage.visitor(), { paymentMethod: 'mollie' });
  const fine = await compared();
  expect(fine.result).toEqual({ orders: 3, payments: 3, differences: [] });
  expect(fine.progress).toEqual([{ done: 0, total: 3 }]);

  sandbox.trouble({ kind: 'never', times: 9 });
  sandbox.act(first.reference, { act: 'refund', amount: 2 });
  sandbox.act(second.reference, { act: 'refund', amount: 3 });
  for (let hour = 0; hour < 30; hour++) await sandbox.advance(3_600_000);
  const differences = [
    { kind: 'refunded', uid: first.uid, reference: first.reference, ours: 0, theirs: 2 },
    { kind: 'refunded', uid: second.uid, reference: second.reference, ours: 0, theirs: 3 },
    { kind: 'status', uid: unpaid.uid, ours: null, theirs: null },
  ].map((difference) => ({
    ...{ ...difference, branch: branch.id, currency: 'EUR' },
    amount: expect.any(Number) as unknown as number,
  }));
  const found = await compared();
  expect(found.result).toMatchObject({ payments: 3 });
  expect((found.result as { differences: object[] }).differences).toHaveLength(3);
  expect((found.result as { differences: object[] }).differences).toEqual(
    expect.arrayContaining(differences.map((difference) => expect.objectContaining(difference))),
  );

  for (const { id } of [first, second, unpaid])
    await admin.post(`/api/orders/${id}/update-payment-status`, {}, OPEN);
  expect((await compared()).result).toMatchObject({ differences: [] });
});

it('lists a payment at the provider that belongs to no order', async () => {
  const response = await fetch(`${sandbox.url}/v2/payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.keys.mollieKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      amount: { currency: 'EUR', value: '12.00' },
      description: 'Fremd',
      redirectUrl: 'https://example.org',
    }),
  });
  const { id } = (await response.json()) as { id: string };
  sandbox.act(id, { act: 'pay' });
  expect((await compared()).result).toMatchObject({
    differences: [
      {
        ...{ kind: 'unknownHere', reference: id, order: null, branch: null },
        ...{ currency: 'EUR', amount: 12, theirs: 12 },
      },
    ],
  });
});

it('says that a provider does not answer, instead of half a comparison', async () => {
  sandbox.trouble({ kind: 'refuse', status: 503, times: 99 });
  expect((await compared()).result).toEqual({ error: expect.stringMatching(/antwortet gerade nicht/) });
  sandbox.noTrouble();
});

it('is for those who may read payments, at most 31 days at once', async () => {
  const path = '/api/ledger/comparison';
  const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  expect((await employee.get(`${path}?${period}`)).status).toBe(403);
  expect((await stage.visitor().get(`${path}?${period}`)).status).toBe(401);
  expect((await accountant.get(`${path}?from=2026-01-01&to=2026-12-31`)).status).toBe(422);
});
