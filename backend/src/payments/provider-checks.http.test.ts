import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { providersFromEnvironment } from '@bestellwerk/payments/providers/providers';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../../../payment-sandbox/payment-sandbox.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, OPEN, place, placed } from '../testing/orders.js';
import { sandboxedProviders } from '../testing/sandboxed-providers.js';

const FIVE_MINUTES_MS = 5 * 60_000;
const METHODS = '/v2/methods';

let sandbox: PaymentSandbox;
let stage: BackendHarness;
let guest: Client;
let employee: Client;
let aheadMs = 0;
beforeAll(async () => {
  sandbox = await startPaymentSandbox({ clockStandsAt: OPEN['x-now'] });
  stage = await BackendHarness.start({
    providers: sandboxedProviders(sandbox.url),
    isPaymentSandbox: true,
    now: () => new Date(Date.now() + aheadMs),
  });
  guest = stage.visitor();
  employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
});
afterEach(async () => {
  sandbox.noTrouble();
  aheadMs += FIVE_MINUTES_MS;
  await isMollieOffered(true);
});
afterAll(async () => {
  await stage?.stop();
  await sandbox?.stop();
});

const configOf = async (client: Client) => (await client.get('/api/init')).body.data.config;
const isMollieOffered = (expected: boolean, client = guest) =>
  eventually(async () => expect((await configOf(client)).enablePluginMollie).toBe(expected));
const mollie = async () => (await employee.get('/api/payment-providers')).body.data[0];
const refuseKey = (path: string) =>
  sandbox.trouble({ kind: 'refuse', status: 401, provider: 'mollie', path, times: 1_000 });

it('a method whose provider refuses the key is not offered until the key works again', async () => {
  refuseKey(METHODS);
  aheadMs += FIVE_MINUTES_MS;
  await isMollieOffered(false);
  expect((await configOf(guest)).enablePluginDatatrans).toBe(true);
  const { status, body } = await place(guest, { paymentMethod: 'mollie' });
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        field: 'paymentMethod',
        message: 'Diese Zahlungsart wird hier nicht angeboten. Bitte wählen Sie eine andere aus.',
      },
    ],
  ]);
  expect(await mollie()).toMatchObject({
    isUsable: false,
    problem: expect.stringContaining('MOLLIE_API_KEY'),
  });

  sandbox.noTrouble();
  aheadMs += FIVE_MINUTES_MS;
  await isMollieOffered(true);
  expect((await placed(guest, { paymentMethod: 'mollie' })).paymentRedirectUrl).toContain(sandbox.url);
  expect(await mollie()).toMatchObject({ isUsable: true, problem: null });
});

it('a method whose provider does not answer properly for a while stays offered', async () => {
  sandbox.trouble({ kind: 'refuse', status: 503, provider: 'mollie', path: METHODS, times: 1_000 });
  expect(await mollie()).toMatchObject({ isUsable: true, problem: expect.stringContaining('antwortet') });
  expect((await placed(guest, { paymentMethod: 'mollie' })).paymentRedirectUrl).toContain(sandbox.url);
});

it('a payment that is refused for its key ends the offer before the next regular check', async () => {
  refuseKey('/v2/');
  const order = await placed(guest, { paymentMethod: 'mollie' });
  expect(order).toMatchObject({ status: 'awaitingPayment', isPayable: true });
  expect(order.paymentRedirectUrl).toBeUndefined();
  await isMollieOffered(false);
});

it('a backend that starts with a wrong key stops offering the method by itself', async () => {
  const { url } = await stage.backend({
    providers: providersFromEnvironment({ MOLLIE_API_KEY: 'test_wrong', MOLLIE_API_URL: sandbox.url }),
  });
  await isMollieOffered(false, stage.visitor(url));
  await isMollieOffered(true);
});
