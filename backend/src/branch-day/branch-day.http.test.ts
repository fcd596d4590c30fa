import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { branchAvailabilitySchema } from '@bestellwerk/domain/contracts/branch-availability.schema';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { eventually, until } from '@bestellwerk/server-kit/testing/until';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, form, items, OPEN, otherBranch, place } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  guest = stage.visitor();
  await stage.runProcesses(new FakeClock('2026-11-20T11:00:05.000Z'));
});
afterAll(() => stage?.stop());

const at = (time: string, day = 20): OrderForm['appointmentDate'] => `2026-11-${day}T${time}:00.000Z`;
const of = (id = branch.id) => `/api/branches/${id}`;

async function availability(id = branch.id): Promise<BranchAvailability[]> {
  const { status, body } = await guest.get(`${of(id)}/availability`, OPEN);
  expect(status).toBe(200);
  return body.data.map((day: unknown) => branchAvailabilitySchema.parse(day));
}

/** Changes the branch's record. */
async function limit(changes: object): Promise<void> {
  const { body } = await admin.get(of());
  const { id, revision, ...fields } = body.data;
  const saved = await admin.put(of(), { ...fields, ...changes }, { 'if-match': `"${revision}"` });
  expect(saved.status).toBe(200);
}

describe('the capacity of a time window', () => {
  beforeEach(() => limit({ capacityWindow: '30', capacityOrders: 10, capacityTakeaway: null }));

  it('is never exceeded by 30 guests at once on two backends', async () => {
    const second = await stage.backend();
    const elsewhere = stage.visitor(second.url);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        place(n % 2 ? guest : elsewhere, { appointmentDate: at('18:00') }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(refused).toHaveLength(20);
    expect(refused[0]!.body.errors[0]).toEqual({
      field: 'appointmentDate',
      message: expect.stringContaining('heute, 19:00 Uhr haben wir leider schon zu viele Bestellungen'),
    });
    const [today] = await availability();
    expect(today).toMatchObject({ date: '2026-11-20', windowMinutes: 30, full: { takeaway: [at('18:00')] } });
    expect((await place(guest, { appointmentDate: at('18:30') })).status).toBe(201);
  });

  it('counts the orders from before it was set, also for many guests at once on two backends', async () => {
    await limit({ capacityOrders: null });
    const before = await Promise.all(
      ['18:05', '18:10', '18:25'].map((time) => place(guest, { appointmentDate: at(time, 27) })),
    );
    expect(before.map(({ status }) => status)).toEqual([201, 201, 201]);
    await limit({ capacityOrders: 5 });
    const elsewhere = stage.visitor((await stage.backend()).url);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        place(n % 2 ? guest : elsewhere, { appointmentDate: at('18:20', 27) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
    const fullOn = async () =>
      (await availability()).find(({ date }) => date === '2026-11-27')?.full.takeaway ?? [];
    expect(await fullOn()).toEqual([at('18:00', 27)]);
    await limit({ capacityOrders: 3, capacityWindow: '15' });
    await eventually(async () => expect(await fullOn()).toEqual([at('18:15', 27)]));
  });

  it('has room again when an order of it is canceled', async () => {
    await limit({ capacityOrders: 1 });
    const first = await place(guest, { appointmentDate: at('19:00') });
    expect((await place(guest, { appointmentDate: at('19:25') })).status).toBe(422);
    await admin.post(`/api/orders/${first.body.data.id}/status/cancel`, { reason: 'Irrtum' }, OPEN);
    await until(async () => {
      const [today] = await availability();
      return !today?.full.takeaway.includes(at('19:00')!);
    });
    expect((await place(guest, { appointmentDate: at('19:25') })).status).toBe(201);
  });

  it('counts an order for another day there, and its number on the day of its placing', async () => {
    await limit({ capacityOrders: 1 });
    const [one, two] = [
      await place(guest, { appointmentDate: at('18:00', 21) }),
      await place(guest, { appointmentDate: at('18:00', 22) }),
    ];
    expect(two.body.data.ticketNumber).toBe(one.body.data.ticketNumber + 1);
    expect((await place(guest, { appointmentDate: at('18:05', 21) })).status).toBe(422);
    const days = await availability();
    expect(days.find(({ date }) => date === '2026-11-21')?.full.takeaway).toEqual([at('18:00', 21)]);
  });

  it.each([20, 26])('goes with an order to the time that the branch proposes, on the %ith', async (day) => {
    await limit({ capacityOrders: 1 });
    const wanted = { appointmentDate: at('17:00') };
    const { id } = (await place(guest, wanted)).body.data;
    expect((await place(guest, wanted)).status).toBe(422);
    const counterAppointment = at('20:10', day);
    const confirm = `/api/orders/${id}/status/confirm`;
    expect((await admin.post(confirm, { counterAppointment }, OPEN)).status).toBe(200);
    const full = async () => (await availability()).flatMap(({ full: { takeaway } }) => takeaway);
    await until(
      async () => (await full()).includes(at('20:00', day)!) && !(await full()).includes(at('17:00')!),
    );
    expect((await place(guest, { appointmentDate: at('20:25', day) })).status).toBe(422);
    const { body } = await place(guest, wanted);
    for (const order of [id, body.data.id])
      await admin.post(`/api/orders/${order}/status/cancel`, { reason: 'Irrtum' }, OPEN);
    await until(async () =>
      (await full()).every((window) => ![at('20:00', day), at('17:00')].includes(window)),
    );
  });

  it.each([20, 26])('goes back to the time before when a proposal for the %ith is withdrawn', async (day) => {
    await limit({ capacityOrders: 1 });
    const wanted = { appointmentDate: at('17:00') };
    const { id } = (await place(guest, wanted)).body.data;
    const step = (name: string, body: object, headers = OPEN) =>
      admin.post(`/api/orders/${id}/status/${name}`, body, headers);
    const soonAfter = { 'x-now': '2026-11-20T11:00:04.000Z' };
    const isFull = async (proposed: boolean) => {
      const full = (await availability()).flatMap(({ full: { takeaway } }) => takeaway);
      return full.includes(at('20:00', day)!) === proposed && full.includes(at('17:00')!) === !proposed;
    };
    await step('confirm', { counterAppointment: at('20:10', day) });
    await until(() => isFull(true));
    expect((await step('withdraw-counter-appointment', {}, soonAfter)).status).toBe(200);
    await until(() => isFull(false));
    await step('cancel', { reason: 'Irrtum' });
    await until(async () =>
      (await availability()).every(({ full }) => !full.takeaway.includes(at('17:00')!)),
    );
  });

  it('counts an order for as soon as possible, placed after closing, in the first window of the next day', async () => {
    await limit({ capacityOrders: 1 });
    const order = () =>
      place(guest, { appointmentDate: null }, { ...newKey(), 'x-now': '2026-11-24T01:30:00.000Z' });
    expect((await order()).status).toBe(201);
    const fullOnNextDay = async () =>
      (await availability()).find(({ date }) => date === '2026-11-24')?.full.takeaway ?? [];
    await until(async () => (await fullOnNextDay()).length > 0);
    const [opening] = await fullOnNextDay();
    expect((await order()).body.errors).toMatchObject([{ field: 'appointmentDate' }]);
    expect((await place(guest, { appointmentDate: opening! })).status).toBe(422);
  });

  it('is another one on a single day until that is taken back', async () => {
    const capacity = { windowMinutes: 60, orders: 1, takeaway: null, delivery: null, dineIn: null };
    const ofDay = `${of()}/capacity/2026-11-23`;
    const wanted = { appointmentDate: at('18:00', 23) };
    expect((await place(guest, wanted)).status).toBe(201);
    expect((await admin.put(ofDay, { capacity })).body.data.capacity).toEqual(capacity);
    expect((await place(guest, wanted)).status).toBe(422);
    await admin.put(ofDay, { capacity: null });
    expect((await place(guest, wanted)).status).toBe(201);
    expect((await admin.put(`${of()}/capacity/heute`, { capacity })).body.errors[0].field).toBe('date');
  });

  it('is refused if nobody can order then, of a day and of the branch', async () => {
    const capacity = { windowMinutes: 60, orders: 0, takeaway: null, delivery: 0, dineIn: null };
    const ofDay = await admin.put(`${of()}/capacity/2026-11-23`, { capacity });
    const [nobody, noDelivery] = [/^Mit 0 kann niemand bestellen/, /^Mit 0 kann niemand zur Lieferung/].map(
      (words) => expect.stringMatching(words),
    );
    expect(ofDay).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'capacity.orders', message: nobody },
          { field: 'capacity.delivery', message: noDelivery },
        ],
      },
    });
    const { id, revision, ...fields } = (await admin.get(of())).body.data;
    const ofBranch = await admin.put(of(), { ...fields, capacityOrders: 0 }, { 'if-match': `"${revision}"` });
    expect(ofBranch).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'capacityOrders', message: nobody }] },
    });
  });

  it('is refused if it takes more orders of a mode than altogether, of a day and of the branch', async () => {
    const capacity = { windowMinutes: 60, orders: 2, takeaway: 5, delivery: 2, dineIn: null };
    const message = 'Insgesamt nimmt das Zeitfenster nur 2 auf. Bitte geben Sie höchstens 2 an.';
    const ofDay = await admin.put(`${of()}/capacity/2026-11-23`, { capacity });
    expect(ofDay).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'capacity.takeaway', message }] },
    });
    const { id, revision, ...fields } = (await admin.get(of())).body.data;
    const wrong = { ...fields, isTakeawayEnabled: true, capacityOrders: 2, capacityTakeaway: 5 };
    const ofBranch = await admin.put(of(), wrong, { 'if-match': `"${revision}"` });
    expect(ofBranch).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'capacityTakeaway', message }] },
    });
  });
});

describe('a pause of ordering', () => {
  it('refuses orders for now and for times before its end, takes those for later, and ends by itself or before', async () => {
    await limit({ capacityOrders: null });
    const { body } = await admin.post(`${of()}/ordering/pause`, { minutes: 20 }, OPEN);
    expect(body.data.pausedUntil).toBe('2026-11-20T11:20:00.000Z');
    const refused = await place(guest);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'appointmentDate' }] } });
    expect(refused.body.errors[0].message).toContain('ab heute, 12:20 Uhr wieder Bestellungen');
    const before = await place(guest, { appointmentDate: at('11:15') });
    expect(before).toMatchObject({ status: 422, body: { errors: refused.body.errors } });
    expect((await place(guest, { appointmentDate: at('11:20') })).status).toBe(201);
    // The check asks the read model, which may come a moment later.
    const check = await until(async () => {
      const { body } = await guest.post('/api/orders/check', form({ appointmentDate: at('11:15') }), OPEN);
      return body.data.problems.length > 0 && body.data;
    });
    expect(check.problems).toEqual(refused.body.errors);
    expect(check.possibleTimes[0].windows[0].from).toBe(at('11:20'));
    const entry = { ...form({ appointmentDate: at('11:15') }), isOverridden: false };
    const entered = await admin.post('/api/orders/entry', entry, { ...newKey(), ...OPEN });
    expect([entered.status, entered.body.errors[0].field]).toEqual([422, 'appointmentDate']);
    expect(entered.body.errors[0].message).toContain('ist bis heute, 12:20 Uhr pausiert');
    const promised = { ...entry, isOverridden: true };
    expect((await admin.post('/api/orders/entry', promised, { ...newKey(), ...OPEN })).status).toBe(201);

    expect((await place(guest, { appointmentDate: at('18:00') })).status).toBe(201);
    expect((await availability())[0]).toMatchObject({ pausedUntil: '2026-11-20T11:20:00.000Z' });

    const later = { ...newKey(), 'x-now': '2026-11-20T11:20:00.000Z' };
    expect((await guest.post('/api/orders', form(), later)).status).toBe(201);
    expect((await admin.post(`${of()}/ordering/resume`, {}, OPEN)).body.data.pausedUntil).toBeNull();
    expect((await place(guest)).status).toBe(201);
  });

  it('has a length', async () => {
    const { status, body } = await admin.post(`${of()}/ordering/pause`, { minutes: 0 }, OPEN);
    expect([status, body.errors[0].field]).toEqual([422, 'minutes']);
    expect((await admin.post(`${of(randomUUID())}/ordering/pause`, { minutes: 5 })).status).toBe(404);
  });
});

it('a product that is sold out today cannot be ordered in this branch today, until it is back', async () => {
  const { product } = items(1)[0]!;
  const soldOut = `${of()}/sold-out/${product}`;
  expect((await admin.post(soldOut, {}, OPEN)).body.data.soldOut).toEqual([product]);
  expect((await availability())[0]).toMatchObject({ soldOut: [product] });
  const refused = await place(guest);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.product' }] } });
  expect(refused.body.errors[0].message).toContain('heute leider ausverkauft');
  expect((await place(guest, { appointmentDate: at('18:00', 24) })).status).toBe(201);
  expect((await place(guest, { branch: otherBranch.id })).status).toBe(201);
  expect((await admin.delete(soldOut, OPEN)).body.data.soldOut).toEqual([]);
  expect((await place(guest)).status).toBe(201);
});
