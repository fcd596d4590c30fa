import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { publicOrderSchema, staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { until } from '@bestellwerk/server-kit/testing/until';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { OPEN, placed } from '../testing/orders.js';

const evening = '2026-11-20T19:00:00.000Z';
const later = '2026-11-20T20:00:00.000Z';
const clock = new FakeClock('2026-11-20T11:00:05.000Z');
let stage: BackendHarness;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  guest = stage.visitor();
  await stage.runProcesses(clock);
});
afterAll(() => stage?.stop());

type Placed = Awaited<ReturnType<typeof placed>>;
const pageOf = ({ uid, hash }: Placed) => `/api/orders/public/${uid}/${hash}`;
const step = (order: Placed, name: string, body: object = {}) =>
  admin.post(`/api/orders/${order.id}/status/${name}`, body, OPEN);
const propose = (order: Placed, counterAppointment: string) => step(order, 'confirm', { counterAppointment });
const answer = (order: Placed, does: 'confirm' | 'reject', counterAppointment = evening) =>
  guest.post(`${pageOf(order)}/${does}-counter-appointment`, { counterAppointment }, OPEN);
const seen = async (order: Placed) => publicOrderSchema.parse((await guest.get(pageOf(order))).body.data);
const historyOf = async (order: Placed) => (await admin.get(`/api/orders/${order.id}/history`)).body.data;

async function proposed(): Promise<Placed> {
  const order = await placed(guest);
  expect((await propose(order, evening)).status).toBe(200);
  await until(async () => (await seen(order)).status === 'proposed');
  return order;
}

it('staff record once that the guest accepts the proposed time on the telephone', async () => {
  const order = await proposed();
  const accept = () => step(order, 'confirm-counter-appointment', { counterAppointment: evening });
  const { status, body } = await accept();
  expect(status).toBe(200);
  expect(staffOrderSchema.parse(body.data)).toMatchObject({
    status: 'confirmed',
    appointment: evening,
    counterAppointment: null,
  });
  expect((await accept()).body.data.revision).toBe(body.data.revision);
  expect((await historyOf(order)).slice(-2)).toMatchObject([
    { text: 'Der Gast hat den neuen Termin telefonisch angenommen.', actor: { kind: 'user' } },
    { type: 'OrderConfirmed' },
  ]);
  expect((await seen(order)).timeline.at(-2)).toMatchObject({ text: 'Neuer Termin angenommen' });
});

it('a withdrawn proposal cannot be answered, and the order waits for the branch again', async () => {
  const order = await proposed();
  const { body } = await step(order, 'withdraw-counter-appointment', { counterAppointment: evening });
  expect(body.data).toMatchObject({ status: 'pending', counterAppointment: null, answerBy: null });
  const shown = await seen(order);
  expect(shown).toMatchObject({ status: 'pending', counterAppointment: null });
  expect(shown.timeline.at(-1)).toMatchObject({ text: 'Terminvorschlag zurückgezogen' });
  for (const does of ['confirm', 'reject'] as const) {
    expect(await answer(order, does)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'Dieser Terminvorschlag wurde inzwischen zurückgezogen.' }] },
    });
  }
  expect((await step(order, 'confirm')).body.data).toMatchObject({ status: 'confirmed', appointment: null });
});

it('an answer to a withdrawn time does not answer the time that was proposed after it', async () => {
  const order = await proposed();
  await step(order, 'withdraw-counter-appointment');
  expect((await propose(order, later)).status).toBe(200);
  for (const does of ['confirm', 'reject'] as const) expect((await answer(order, does)).status).toBe(409);
  const outdated = { counterAppointment: evening };
  expect((await step(order, 'confirm-counter-appointment', outdated)).status).toBe(409);
  expect((await answer(order, 'confirm', later)).body.data).toMatchObject({ appointment: later });
});

it('of an answer and a withdrawal at the same moment one is refused and leaves nothing behind', async () => {
  for (const does of ['confirm', 'reject', 'confirm', 'reject'] as const) {
    const order = await proposed();
    const [answered, withdrawn] = await Promise.all([
      answer(order, does),
      step(order, 'withdraw-counter-appointment'),
    ]);
    expect([answered.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    const types = (await historyOf(order)).slice(3).map(({ type }: { type: string }) => type);
    const ending =
      does === 'confirm'
        ? ['CounterAppointmentAccepted', 'OrderConfirmed']
        : ['CounterAppointmentRejected', 'OrderCanceled'];
    expect(types).toEqual(answered.status === 200 ? ending : ['CounterAppointmentWithdrawn']);
  }
});

it('the guest and staff who accept at the same moment confirm the order once', async () => {
  const order = await proposed();
  const answers = await Promise.all([answer(order, 'confirm'), step(order, 'confirm-counter-appointment')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const types = (await historyOf(order)).map(({ type }: { type: string }) => type);
  expect(types.filter((type: string) => type === 'OrderConfirmed')).toHaveLength(1);
});

it('a proposed time is not agreed on once it is over, and cancels the order then', async () => {
  const order = await placed(guest);
  // Before the branch is late with the orders of the other tests.
  const soon = '2026-11-20T11:08:00.000Z';
  expect((await propose(order, soon)).body.data).toMatchObject({ counterAppointment: soon, answerBy: soon });
  await until(async () => (await seen(order)).status === 'proposed');
  const over = { 'x-now': '2026-11-20T11:08:01.000Z' };
  const byGuest = await guest.post(`${pageOf(order)}/confirm-counter-appointment`, {}, over);
  expect(byGuest).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'Die Frist für Ihre Antwort ist leider abgelaufen.' }] },
  });
  const path = `/api/orders/${order.id}/status/confirm-counter-appointment`;
  expect(await admin.post(path, {}, over)).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'Der vorgeschlagene Termin ist leider schon vorbei.' }] },
  });
  clock.turnTo('2026-11-20T11:08:01.000Z');
  await until(async () => (await seen(order)).status === 'canceled');
});

it('a withdrawn proposal does not expire; the branch is late by the deadline of the withdrawal', async () => {
  const order = await proposed();
  await step(order, 'withdraw-counter-appointment');
  clock.turnTo('2026-11-20T18:45:01.000Z');
  const missed = await until(async () => {
    const { body } = await admin.get(`/api/orders/${order.id}`);
    return body.data.isMissed && body.data;
  });
  expect(missed).toMatchObject({ status: 'pending' });
});
