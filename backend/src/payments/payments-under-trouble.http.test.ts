import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { eventually, until } from '@bestellwerk/server-kit/testing/until';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../../../payment-sandbox/payment-sandbox.js';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { OPEN, placed } from '../testing/orders.js';
import { sandboxedProviders } from '../testing/sandboxed-providers.js';

const HOUR_MS = 3_600_000;
/** Long after all that happens in the test: every deadline is due then. */
const AFTERWARDS = Date.parse('2099-01-01T00:00:00.000Z');

let sandbox: PaymentSandbox;
let stage: BackendHarness;
let guest: Client;
let admin: Client;
const clock = new FakeClock(OPEN['x-now']);
beforeAll(async () => {
  sandbox = await startPaymentSandbox({ clockStandsAt: OPEN['x-now'] });
  stage = await BackendHarness.start({ providers: sandboxedProviders(sandbox.url), isPaymentSandbox: true });
  await stage.runProcesses(clock);
  guest = stage.visitor();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(async () => {
  await stage?.stop();
  await sandbox?.stop();
});

const chance = {
  refuse: 0.1,
  'work-then-refuse': 0.06,
  html: 0.03,
  'work-then-cut': 0.06,
  'notify-first': 0.1,
};
const bell = { twice: 0.2, late: 0.1, never: 0.2, 'after-next': 0.1, 'signed-wrongly': 0.05 };
const probabilities = { ...chance, ...bell, 'refund-fails': 0.1, 'short-balance': 0.1 };

const anyStory = fc.record({
  paymentMethod: fc.constantFrom('mollie', 'datatrans'),
  acts: fc.array(fc.constantFrom('pay', 'fail', 'cancel', 'expire', 'abandon', 'again'), {
    minLength: 1,
    maxLength: 4,
  }),
  steps: fc.array(fc.constantFrom('confirm', 'reject', 'cancel', 'refund', 'update'), { maxLength: 3 }),
});
type Story = typeof anyStory extends fc.Arbitrary<infer S> ? S : never;

const orderOf = async (id: string): Promise<StaffOrder> => (await admin.get(`/api/orders/${id}`)).body.data;

/** The guest acts on the newest payment page, as long as it is open. */
async function guestActs(id: string, act: Exclude<Story['acts'][number], 'again'>): Promise<void> {
  const reference = (await orderOf(id)).onlinePayments.attempts.at(-1)?.reference;
  const payment = sandbox.report().payments.find((one) => one.id === reference);
  if (payment && ['open', 'initialized'].includes(payment.status)) sandbox.act(payment.id, { act });
}

/** Whatever is refused is refused: no call may end in a 500. */
async function staffAct(id: string, step: Story['steps'][number]): Promise<number> {
  const path = `/api/orders/${id}`;
  if (step === 'refund') {
    const { refundableAmount } = await orderOf(id);
    const amount = Math.max(0.01, Math.floor(refundableAmount * 50) / 100);
    return (await admin.post(`${path}/refunds`, { amount, reason: 'Kalt' }, { ...OPEN, ...newKey() })).status;
  }
  if (step === 'update') return (await admin.post(`${path}/update-payment-status`, {}, OPEN)).status;
  const body = step === 'cancel' ? { reason: 'Storno' } : {};
  return (await admin.post(`${path}/status/${step}`, body, OPEN)).status;
}

async function carryOut({ paymentMethod, acts, steps }: Story): Promise<string> {
  const { id, uid, hash } = await placed(guest, { paymentMethod });
  for (const act of acts) {
    if (act === 'again') await guest.post(`/api/orders/public/${uid}/${hash}/payments`, {}, OPEN);
    else await guestActs(id, act);
  }
  for (const step of steps) expect(await staffAct(id, step)).not.toBe(500);
  return id;
}

/** Turns both clocks until nothing waits for a provider any more. */
async function settle(): Promise<void> {
  const waiting = () =>
    stage.app
      .get(DataSource)
      .query(`SELECT kind FROM views.deadline WHERE kind LIKE 'payment-%' OR kind = 'unpaid-order'`);
  let hours = 0;
  await until(async () => {
    hours += 1;
    await sandbox.advance(HOUR_MS);
    clock.turnTo(new Date(AFTERWARDS + hours * HOUR_MS).toISOString());
    return ((await waiting()) as unknown[]).length === 0;
  });
}

const cents = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

it('every order’s money is explained after random troubles of both providers', async () => {
  sandbox.troubleByChance({ seed: 5, probabilities });
  const ids: string[] = [];
  for (const story of fc.sample(anyStory, { numRuns: 40, seed: 5 })) ids.push(await carryOut(story));
  sandbox.noTrouble();
  await sandbox.untilIdle();
  await settle();

  const truth = new Map(sandbox.report().payments.map((payment) => [payment.id, payment]));
  // The deadlines are done; what is shown of the orders may be a moment behind.
  await eventually(async () => explain(await Promise.all(ids.map(orderOf)), truth));
}, 120_000);

type Truth = ReadonlyMap<string, ReturnType<PaymentSandbox['report']>['payments'][number]>;

/** Throws if the orders and the providers differ in any cent. */
function explain(orders: readonly StaffOrder[], truth: Truth): void {
  for (const { status, onlinePayments, paidAmount, pricing } of orders) {
    expect(['awaitingPayment', 'requested']).not.toContain(status);
    let paid = 0;
    for (const { reference, amount } of onlinePayments.attempts) {
      const theirs = reference === null ? undefined : truth.get(reference);
      const captured = Math.round((theirs?.captured ?? 0) * 100);
      const back = cents((theirs?.refunds ?? []).filter((refund) => refund.status !== 'failed'));
      expect(captured).toBeLessThanOrEqual(Math.round(amount * 100));
      expect(back).toBeLessThanOrEqual(captured);
      paid += captured - back;
    }
    expect(paid).toBe(Math.round(paidAmount * 100));
    const hasFailedRefund = onlinePayments.refunds.some((refund) => refund.status === 'failed');
    const due = ['rejected', 'canceled', 'failed'].includes(status)
      ? 0
      : Math.round(pricing.totalGross * 100);
    if (!hasFailedRefund) expect(paid).toBeLessThanOrEqual(due);
  }
  // Nothing was paid that no order knows.
  const known = new Set(
    orders.flatMap(({ onlinePayments }) => onlinePayments.attempts.map((a) => a.reference)),
  );
  const strangers = [...truth.values()].filter(({ id, captured }) => captured > 0 && !known.has(id));
  expect(strangers).toEqual([]);
}
