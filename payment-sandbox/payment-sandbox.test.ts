import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import type { PaymentSandbox } from './control/payment-sandbox-handle.js';
import { type PaymentSandboxOptions, startPaymentSandbox } from './payment-sandbox.js';
import { rawCall } from './testing/raw-call.js';

const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let sandbox: PaymentSandbox;
afterEach(() => sandbox.stop());

const start = async (options: PaymentSandboxOptions = {}): Promise<void> => {
  sandbox = await startPaymentSandbox({ clockStandsAt: '2026-11-24T11:00:00Z', ...options });
};

async function newPayment(changes: object = {}): Promise<string> {
  const body = {
    amount: { currency: 'EUR', value: '24.90' },
    description: 'Bestellung <K7M2PX> & mehr',
    redirectUrl: 'https://shop.example/status',
    cancelUrl: 'https://shop.example/checkout',
    ...changes,
  };
  return (await rawCall(sandbox)('POST', '/v2/payments', body)).body.id;
}
const statusOf = (id: string): string | undefined =>
  sandbox.report().payments.find((payment) => payment.id === id)?.status;

describe('the page of a payment', () => {
  const page = async (id: string) => (await fetch(`${sandbox.url}/checkout/${id}`)).text();
  const choose = (id: string, choice: string) =>
    fetch(`${sandbox.url}/checkout/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ choice, method: 'eps' }),
      redirect: 'manual',
    });

  test('says what is paid, and that no money is moved', async () => {
    await start();
    const html = await page(await newPayment());
    expect(html).toContain('Testumgebung: Es wird kein Geld bewegt');
    expect(html).toContain('Bestellung &lt;K7M2PX&gt; &amp; mehr');
    expect(html).toMatch(/€\s24,90/);
    expect(html).toContain('eps-Überweisung');
  });

  test.each([
    ['pay', 'paid', 'https://shop.example/status'],
    ['fail', 'failed', 'https://shop.example/status'],
    ['cancel', 'canceled', 'https://shop.example/checkout'],
    ['abandon', 'open', 'https://shop.example/status'],
  ])('leads back after "%s", when the payment is %s', async (choice, status, address) => {
    await start();
    const id = await newPayment();
    const response = await choose(id, choice);
    expect([response.status, response.headers.get('location')]).toEqual([303, address]);
    expect(statusOf(id)).toBe(status);
  });

  test('of a payment that has ended offers nothing but the way back', async () => {
    await start();
    const id = await newPayment();
    await choose(id, 'pay');
    expect((await choose(id, 'cancel')).status).toBe(409);
    const html = await page(id);
    expect(html).toContain('Diese Zahlung ist abgeschlossen.');
    expect(html).not.toContain('Jetzt bezahlen');
    expect((await fetch(`${sandbox.url}/checkout/tr_unknown`)).status).toBe(404);
  });
});

describe('the control of the sandbox', () => {
  const order = (method: string, path: string, body?: object) =>
    fetch(`${sandbox.url}/sandbox/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });

  test('plays the customer, turns the clock, orders troubles and lists all money', async () => {
    await start();
    const id = await newPayment();
    expect((await order('POST', `payments/${id}/act`, { act: 'pay' })).status).toBe(200);
    expect((await order('POST', `payments/${id}/act`, { act: 'pay' })).status).toBe(409);
    expect((await order('POST', `payments/${id}/act`, { act: 'refund', amount: 5 })).status).toBe(200);
    await order('POST', 'clock', { advanceMs: 48 * 3_600_000 });
    const state = (await (await order('GET', 'state')).json()) as object;
    expect(state).toMatchObject({
      now: '2026-11-26T11:00:00.000Z',
      payments: [{ id, status: 'paid', captured: 24.9, refunds: [{ amount: 5, status: 'refunded' }] }],
    });
    await order('POST', 'troubles', { next: [{ kind: 'refuse', status: 503 }] });
    expect((await rawCall(sandbox)('GET', '/v2/methods')).status).toBe(503);
    await order('POST', 'troubles', { random: { seed: 1, probabilities: { refuse: 1 } } });
    expect((await rawCall(sandbox)('GET', '/v2/methods')).status).toBe(503);
    await order('DELETE', 'troubles');
    expect((await rawCall(sandbox)('GET', '/v2/methods')).status).toBe(200);
  });

  test('refuses what it does not know', async () => {
    await start();
    const wrong: [string, object][] = [
      ['troubles', { next: [{ kind: 'flood' }] }],
      ['settings', { colour: 'red' }],
      ['clock', { advanceMs: -1 }],
    ];
    for (const [path, body] of wrong) expect((await order('POST', path, body)).status).toBe(422);
    expect((await order('POST', 'settings', { abandonedPageIs: 'failed' })).status).toBe(200);
    expect((await order('GET', 'nothing')).status).toBe(404);
  });
});

describe('a sandbox with a file', () => {
  test('knows after a restart what was paid, keys and deadlines included, at the same address', async () => {
    const file = join(folder, 'kept', 'sandbox.json');
    await start({ file });
    const { url } = sandbox;
    const [paid, open] = [await newPayment(), await newPayment()];
    sandbox.act(paid, { act: 'pay' });
    await sandbox.stop();
    await start({ file });
    expect(sandbox.url).toBe(url);
    expect([statusOf(paid), statusOf(open)]).toEqual(['paid', 'open']);
    await sandbox.advance(30 * 60_000);
    expect([statusOf(paid), statusOf(open)]).toEqual(['paid', 'expired']);
  });

  test('takes another address where the former one is taken', async () => {
    const file = join(folder, 'taken.json');
    await start({ file });
    const first = sandbox;
    await start({ file });
    expect(sandbox.url).not.toBe(first.url);
    await first.stop();
  });
});

test('the program prints its address as a line of JSON and leaves on SIGTERM', async () => {
  await start();
  const program = spawn(
    process.execPath,
    [
      ...['--conditions=source', '--import', '@swc-node/register/esm-register'],
      new URL('./main.ts', import.meta.url).pathname,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(program.stdout.setEncoding('utf8'), 'data')) as [string];
  const { paymentSandbox } = JSON.parse(line) as { paymentSandbox: string };
  expect((await fetch(`${paymentSandbox}/sandbox/state`)).status).toBe(200);
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
});
