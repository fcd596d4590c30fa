import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../../../payment-sandbox/payment-sandbox.js';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { OPEN, place, placed } from '../testing/orders.js';
import { sandboxedProviders } from '../testing/sandboxed-providers.js';

const START = OPEN['x-now'];

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
/** The clock goes on meanwhile, fast enough for a busy machine: payments are looked at after a minute, and again later. */
const isStatus = (id: string, expected: object) =>
  eventually(async () => {
    clock.turnTo(new Date(clock.now().getTime() + 5_000).toISOString());
    expect(await orderOf(id)).toMatchObject(expected);
  });
const payAgain = ({ uid, hash }: { uid: string; hash: string }) =>
  guest.post(`/api/orders/public/${uid}/${hash}/payments`, {}, OPEN);
const pay = async (id: string) =>
  sandbox.act((await orderOf(id)).onlinePayments.attempts[0].reference, { act: 'pay' });

describe('an unpaid order that is sent again', () => {
  const sendAgain = (replaces: { uid: string; hash: string }, key = newKey()) =>
    place(guest, { paymentMethod: 'mollie', replaces: { uid: replaces.uid, hash: replaces.hash } }, key);

  it('is ended by the new one, cannot be paid any more, and says so to guest and staff', async () => {
    const first = await placed(guest, { paymentMethod: 'mollie' });
    const key = newKey();
    const second = (await sendAgain(first, key)).body.data;
    await isStatus(first.id, { status: 'failed', isFailed: true });
    expect(await typesOf(first.id)).toEqual([
      'OrderPlaced',
      'PaymentInitiated',
      'PaymentOpened',
      'OrderSentAgain',
      'OrderFailed',
    ]);
    expect((await payAgain(first)).status).toBe(409);
    const returned = await fetch(
      `${stage.url}/api/orders/public/${first.uid}/${first.hash}/payments/return`,
      { redirect: 'manual' },
    );
    expect(returned.headers.get('location')).toBe(`/status/${first.uid}/${first.hash}`);
    const again = await sendAgain(first, key);
    expect([again.status, again.body.data.id]).toEqual([201, second.id]);
    const shown = await guest.get(`/api/orders/public/${first.uid}/${first.hash}`);
    expect(shown.body.data.timeline.map(({ text }: { text: string }) => text)).toContain(
      'Durch eine neue Bestellung ersetzt',
    );
    for (const secret of [second.hash, second.uid]) expect(JSON.stringify(shown.body)).not.toContain(secret);
    const texts = async (id: string) =>
      (await admin.get(`/api/orders/${id}/history`)).body.data.map(({ text }: { text: string }) => text);
    expect(await texts(first.id)).toContainEqual(expect.stringContaining(second.uid));
    expect(await texts(second.id)).toContainEqual(
      expect.stringContaining(`Ersetzt die Bestellung ${first.uid}.`),
    );
    expect(second.status).toBe('awaitingPayment');
  });

  it('gets its money back if it is paid after all', async () => {
    const first = await placed(guest, { paymentMethod: 'mollie' });
    await sendAgain(first);
    await isStatus(first.id, { status: 'failed' });
    await pay(first.id);
    await eventually(async () => {
      await sandbox.advance(60 * 60_000);
      clock.turnTo(sandbox.report().now);
      expect(await orderOf(first.id)).toMatchObject({ status: 'failed', isRefunded: true, owedAmount: 0 });
    });
  });

  it('is not replaced if it was just paid: nothing new is placed', async () => {
    const first = await placed(guest, { paymentMethod: 'mollie' });
    sandbox.trouble({ kind: 'never', times: 10 });
    await pay(first.id);
    const { status, body } = await sendAgain(first);
    expect([status, body.errors[0].message]).toEqual([
      409,
      `Ihre Bestellung ${first.uid} ist inzwischen bei uns eingegangen und kann nicht mehr ersetzt werden. Es wurde nichts Neues bestellt.`,
    ]);
    await isStatus(first.id, { status: 'pending', isPaid: true });
  });

  it('is refused without the hash that only its guest knows, and nothing is done', async () => {
    const first = await placed(guest, { paymentMethod: 'mollie' });
    const other = await placed(guest, { paymentMethod: 'mollie' });
    for (const replaces of [
      { uid: first.uid, hash: other.hash },
      { uid: 'AAAAAAAAAA', hash: first.hash },
    ]) {
      const key = newKey();
      const { status, body } = await sendAgain(replaces, key);
      expect([status, body.errors[0].message]).toEqual([
        422,
        'Die Bestellung, die ersetzt werden soll, wurde nicht gefunden. Es wurde nichts bestellt.',
      ]);
      const retried = await place(guest, { paymentMethod: 'mollie' }, key);
      expect(retried.status).toBe(201);
    }
    expect(await orderOf(first.id)).toMatchObject({ status: 'awaitingPayment' });
    expect(await typesOf(first.id)).not.toContain('OrderSentAgain');
  });
});
