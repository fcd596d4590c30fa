import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BranchAvailability,
  branchAvailabilitySchema,
} from '@bestellwerk/domain/contracts/branch-availability.schema';
import { availabilityTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { eventually, until } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { Listeners } from '../testing/listeners.js';
import { branch, form, OPEN, otherBranch, placed } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
let guest: Client;
/** Minutes until an order is promised without a delay, from before the first one: the read model may be behind. */
let usual: number;
const listeners = new Listeners();
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  guest = stage.visitor();
  usual = (await checked())!;
});
afterEach(() => listeners.close());
afterAll(() => stage?.stop());

const MINUTE = 60_000;
const of = `/api/branches/${branch.id}`;
const announce = (minutes: number, duration: number, client = admin) =>
  client.post(`${of}/ordering/delay`, { minutes, duration }, OPEN);
const end = () => admin.post(`${of}/ordering/end-delay`, {}, OPEN);

async function availability(): Promise<BranchAvailability[]> {
  const { body } = await guest.get(`${of}/availability`, OPEN);
  return body.data.map((day: unknown) => branchAvailabilitySchema.parse(day));
}

/** When the check promises an order, in minutes from now. */
async function checked(changes: Partial<OrderForm> = {}, headers = OPEN): Promise<number | null> {
  const { expectedAt } = (await guest.post('/api/orders/check', form(changes), headers)).body.data;
  return expectedAt === null ? null : (Date.parse(expectedAt) - Date.parse(headers['x-now'])) / MINUTE;
}

const minutesOf = ({ expectedAt }: { expectedAt?: string | undefined }) =>
  (Date.parse(expectedAt!) - Date.parse(OPEN['x-now'])) / MINUTE;

describe('a delay of the kitchen', () => {
  afterEach(async () => {
    await end();
    await until(async () => (await checked()) === usual);
  });

  it('is in what menu, check and order promise, until it is ended', async () => {
    expect((await announce(20, 60)).body.data.delay).toEqual({
      minutes: 20,
      until: '2026-11-20T12:00:00.000Z',
    });
    // The order is promised by the branch's day itself, the check by the read model, which may come a moment later.
    expect(minutesOf(await placed(guest))).toBe(usual + 20);
    await until(async () => (await checked()) === usual + 20);
    expect(await availability()).toMatchObject([
      { date: '2026-11-20', delay: { minutes: 20, until: '2026-11-20T12:00:00.000Z' } },
    ]);
    expect((await end()).body.data.delay).toBeNull();
    expect(minutesOf(await placed(guest))).toBe(usual);
    await until(async () => (await checked()) === usual);
    expect(await availability()).toEqual([]);
  });

  it('ends by itself', async () => {
    await announce(45, 30);
    await until(async () => (await checked()) === usual + 45);
    const later = { 'x-now': '2026-11-20T11:30:00.000Z' };
    expect(await checked({}, later)).toBe(usual);
    const { body } = await guest.post('/api/orders', form(), { ...newKey(), ...later });
    expect(minutesOf(body.data)).toBe(30 + usual);
  });

  it('changes neither a chosen time nor those that can be chosen, nor another branch', async () => {
    const times = async () =>
      (await guest.post('/api/orders/check', form(), OPEN)).body.data.possibleTimes[0];
    const before = await times();
    const elsewhere = await checked({ branch: otherBranch.id });
    await announce(30, 120);
    await until(async () => (await checked()) === usual + 30);
    expect(await times()).toEqual(before);
    const appointmentDate = '2026-11-20T12:00:00.000Z';
    expect(await checked({ appointmentDate })).toBeNull();
    const { appointmentDate: kept, expectedAt } = await placed(guest, { appointmentDate });
    expect([kept, expectedAt]).toEqual([appointmentDate, undefined]);
    expect(await checked({ branch: otherBranch.id })).toBe(elsewhere);
  });

  it('is sent to all who watch the branch when it begins and when it ends', async () => {
    const topic = availabilityTopic(branch.id);
    const shop = listeners.listen(stage.url);
    expect(await shop.subscribe(topic)).toMatchObject({ ok: true });
    const notices = () => shop.received.filter(({ projection }) => projection === 'branch_day').length;
    await announce(10, 30);
    await eventually(() => expect(notices()).toBe(1));
    await end();
    await eventually(() => expect(notices()).toBe(2));
  });

  it('announced between the last look and the sending stops the order, once its guest knows it not any more', async () => {
    await announce(30, 60);
    const send = (expectedDelay: number | null, key = newKey()) =>
      guest.post('/api/orders', { ...form(), expectedDelay }, { ...key, ...OPEN });
    const key = newKey();
    const refused = await send(10, key);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ field: 'expectedDelay', message: expect.stringContaining('30 Minuten länger als sonst') }],
    ]);
    const taken = await send(30, key);
    expect([taken.status, minutesOf(taken.body.data)]).toEqual([201, usual + 30]);
    expect((await send(null)).status).toBe(201);
  });

  it('is announced in steps, by those who may limit ordering there', async () => {
    const wrong = await announce(12, 45);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [
        { field: 'minutes', message: 'Bitte wählen Sie 10, 15, 20, 30 oder 45 Minuten Wartezeit.' },
        { field: 'duration', message: 'Bitte wählen Sie eine Dauer von 30 Minuten, 1 oder 2 Stunden.' },
      ],
    ]);
    const elsewhere = await stage.staff(['ROLE_BRANCH_MANAGER'], [otherBranch.id]);
    expect((await announce(10, 30, elsewhere)).status).toBe(403);
    const here = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await announce(10, 30, here)).status).toBe(200);
  });
});

it('a delay that was not announced, or was ended by another person, is ended without a word', async () => {
  const { status, body } = await end();
  expect([status, body.data.delay]).toEqual([200, null]);
});
