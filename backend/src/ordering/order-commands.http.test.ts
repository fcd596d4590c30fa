import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@bestellwerk/server-kit/testing/until';
import { publicOrderSchema, staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, items, OPEN, placed } from '../testing/orders.js';
import { changeSettings } from '../testing/settings.js';

const evening = '2026-11-20T19:00:00.000Z';
const noon = '2026-11-20T11:00:05.000Z';
const clock = new FakeClock(noon);
let stage: BackendHarness;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  guest = stage.visitor();
  await stage.runProcesses(clock);
});
// A deadline that one test has passed would cancel what the next one proposes.
afterEach(() => clock.turnTo(noon));
afterAll(() => stage?.stop());

interface Placed {
  readonly id: string;
  readonly uid: string;
  readonly hash: string;
}
const pageOf = ({ uid, hash }: Placed) => `/api/orders/public/${uid}/${hash}`;
const ask = (order: Placed, name: string, body: object = {}) =>
  guest.post(`${pageOf(order)}/${name}`, body, OPEN);
const propose = (order: Placed, counterAppointment: string | null = evening) =>
  admin.post(`/api/orders/${order.id}/status/confirm`, { counterAppointment }, OPEN);
const seen = async (order: Placed) => (await guest.get(pageOf(order))).body.data;

async function proposed(): Promise<Placed> {
  const order = await placed(guest);
  expect((await propose(order)).status).toBe(200);
  expect(await seen(order)).toMatchObject({ status: 'proposed', counterAppointment: evening });
  return order;
}

describe('another time', () => {
  it('is proposed instead of a confirmation, and the guest sees until when to answer', async () => {
    const order = await placed(guest);
    const { body } = await propose(order);
    expect(staffOrderSchema.parse(body.data)).toMatchObject({
      status: 'proposed',
      isConfirmed: false,
      counterAppointment: evening,
      answerBy: '2026-11-20T18:45:00.000Z',
    });
    const shown = publicOrderSchema.parse(await seen(order));
    expect(shown).toMatchObject({ counterAppointment: evening, isConfirmed: false, isRejected: false });
    expect(shown.timeline.at(-1)).toMatchObject({ text: 'Neuer Termin vorgeschlagen' });
  });

  it('is accepted by the guest, which confirms the order for that time', async () => {
    const order = await proposed();
    const { status, body } = await ask(order, 'confirm-counter-appointment');
    expect(status).toBe(200);
    expect(publicOrderSchema.parse(body.data)).toMatchObject({
      uid: order.uid,
      hash: order.hash,
      status: 'confirmed',
      appointment: evening,
      counterAppointment: null,
    });
    expect((await ask(order, 'confirm-counter-appointment')).status).toBe(200);
    expect((await ask(order, 'reject-counter-appointment')).status).toBe(409);
  });

  it('is declined by the guest, which cancels the order', async () => {
    const order = await proposed();
    const { body } = await ask(order, 'reject-counter-appointment');
    expect(body.data).toMatchObject({ status: 'canceled', isCanceled: true });
    const history = await admin.get(`/api/orders/${order.id}/history`);
    expect(history.body.data.slice(-2)).toMatchObject([
      { type: 'CounterAppointmentRejected', actor: { kind: 'customer' }, origin: 'storefront' },
      { type: 'OrderCanceled', actor: { kind: 'customer' } },
    ]);
  });

  it('that nobody answers cancels the order at its deadline', async () => {
    const order = await proposed();
    clock.turnTo('2026-11-20T18:45:01.000Z');
    const canceled = await until(async () => {
      const shown = await seen(order);
      return shown.status === 'canceled' && shown;
    });
    expect(canceled.timeline.at(-2).text).toBe('Neuer Termin nicht rechtzeitig bestätigt');
  });

  it.each([
    ['a wrong hash', ({ uid }: Placed) => `/api/orders/public/${uid}/${'0'.repeat(32)}`],
    ['an unknown number', ({ hash }: Placed) => `/api/orders/public/AAAAAAAAAA/${hash}`],
  ])('cannot be answered with %s', async (_case, path) => {
    const order = await proposed();
    expect((await guest.post(`${path(order)}/confirm-counter-appointment`)).status).toBe(404);
    expect((await seen(order)).status).toBe('proposed');
  });

  it('cannot be answered where none was proposed, and none in the past can be proposed', async () => {
    const order = await placed(guest);
    await seen(order);
    expect((await ask(order, 'confirm-counter-appointment')).status).toBe(409);
    const refused = await propose(order, '2026-11-20T10:00:00.000Z');
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'counterAppointment' }] } });
    expect((await propose(order, null)).body.data.status).toBe('confirmed');
  });
});

describe('the items of an order', () => {
  const put = (order: Placed, index: number | string, body: object) =>
    admin.put(`/api/orders/${order.id}/items/${index}`, body);

  it('are changed, added and removed with new totals, and the history keeps the old ones', async () => {
    const order = await placed(guest);
    const [line] = items(2);
    const more = await put(order, 0, { amount: 3 });
    expect(more.status).toBe(200);
    const { gross, unitGross } = more.body.data.items[0];
    expect(gross).toBeCloseTo(3 * unitGross, 2);
    expect(more.body.data.pricing.totalGross).toBe(gross);

    const added = await admin.post(`/api/orders/${order.id}/items`, line, newKey());
    expect(added.body.data.items.map(({ amount }: { amount: number }) => amount)).toEqual([3, 2]);
    const removed = await put(order, 0, { remove: true });
    expect(staffOrderSchema.parse(removed.body.data).items).toMatchObject([{ amount: 2 }]);
    expect((await put(order, 0, { remove: true })).body.errors[0].message).toContain('stornieren');

    expect((await seen(order)).pricing).toEqual(removed.body.data.pricing);
    const history = (await admin.get(`/api/orders/${order.id}/history`)).body.data;
    const changed = history.find(({ type }: { type: string }) => type === 'OrderItemChanged');
    expect(changed.text).toMatch(/^Position 1 geändert: 3.* statt 2/);
    expect(changed.changes.map(({ field }: { field: string }) => field)).toEqual(['totalGross', 'item']);
  });

  it('are not changed by somebody who saw another line', async () => {
    const order = await placed(guest);
    const expected = { product: items(2)[0]!.product, amount: 2 };
    expect((await put(order, 0, { amount: 5, expected })).status).toBe(200);
    expect((await put(order, 0, { amount: 6, expected })).status).toBe(409);
  });

  it.each([
    ['an index that does not exist', 7, { amount: 3 }, 404, null],
    ['an index that is none', 'x', { amount: 3 }, 404, null],
    ['no amount', 0, { amount: 0 }, 422, 'amount'],
    ['an unknown unit', 0, { unit: 'liter' }, 422, 'unit'],
  ])('are not changed with %s', async (_case, index, body, status, field) => {
    const order = await placed(guest);
    expect(await put(order, index, body)).toMatchObject({ status, body: { errors: [{ field }] } });
  });

  it('of a paid order that becomes cheaper are owed back', async () => {
    const order = await placed(guest);
    const { body } = await admin.get(`/api/orders/${order.id}`);
    const payment = { method: 'cash', amount: body.data.pricing.totalGross };
    await admin.post(`/api/orders/${order.id}/payments`, payment, newKey());
    const cheaper = await put(order, 0, { amount: 1, reason: 'War aus' });
    expect(cheaper.body.data.owedAmount).toBe(body.data.items[0].unitGross);
    expect(cheaper.body.data).toMatchObject({ openAmount: 0, isPaid: true });
  });
});

describe('a review', () => {
  const stars = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 };

  async function completed(): Promise<Placed> {
    const order = await placed(guest);
    for (const step of ['confirm', 'in-delivery', 'completed']) {
      await admin.post(`/api/orders/${order.id}/status/${step}`);
    }
    await seen(order);
    return order;
  }

  it('is refused while the shop asks for none', async () => {
    const order = await completed();
    const offer = (enablePluginOrderReviews: boolean) => changeSettings(admin, { enablePluginOrderReviews });
    await offer(false);
    expect((await ask(order, 'questionnaire', stars)).body.errors[0].message).toContain('nicht möglich');
    await offer(true);
  });

  it('is given once, after the order is completed, and staff see it', async () => {
    const early = await placed(guest);
    await seen(early);
    expect((await ask(early, 'questionnaire', stars)).status).toBe(409);

    const order = await completed();
    const { body } = await ask(order, 'questionnaire', { ...stars, comment: 'Sehr gut!' });
    expect(body.data).toMatchObject({ questionnaireRating: 5 });
    expect((await ask(order, 'questionnaire', stars)).body.errors[0].message).toContain('bereits bewertet');
    const shown = (await admin.get(`/api/orders/${order.id}`)).body.data;
    expect(shown.review).toMatchObject({ ...stars, comment: 'Sehr gut!' });
  });

  it('needs all four ratings', async () => {
    const order = await completed();
    const { status, body } = await ask(order, 'questionnaire', { rating: 5, foodRating: 6 });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      { field: 'foodRating', message: 'Bitte bewerten Sie das Essen mit einem bis fünf Sternen.' },
      { field: 'serviceRating' },
      { field: 'processRating' },
    ]);
  });
});

it('a note is added in any state, and the guest does not see it', async () => {
  const order = await placed(guest);
  await admin.post(`/api/orders/${order.id}/status/cancel`, { reason: 'Irrtum' });
  const note = { text: 'Gast ist informiert' };
  const { body } = await admin.post(`/api/orders/${order.id}/notes`, note, newKey());
  expect(body.data.notes).toMatchObject([{ ...note, actor: { kind: 'user' } }]);
  expect(JSON.stringify(await seen(order))).not.toContain(note.text);
});

it('a note has no characters that nobody reads, and is refused where nothing else is in it', async () => {
  const order = await placed(guest);
  const note = (text: string) => admin.post(`/api/orders/${order.id}/notes`, { text }, newKey());
  expect((await note(' Gast\u0000 ist\u0007 da\r\n')).body.data.notes).toMatchObject([
    { text: 'Gast ist da' },
  ]);
  expect(await note('\u0000\u200b')).toMatchObject({ status: 422, body: { errors: [{ field: 'text' }] } });
});

it('an order of a branch that confirms by a rule is confirmed at once, by the rule', async () => {
  const { body } = await admin.get(`/api/branches/${branch.id}`);
  const { id, revision, ...fields } = body.data;
  const changed = await admin.put(
    `/api/branches/${id}`,
    { ...fields, isConfirmedByRule: true },
    { 'if-match': `"${revision}"` },
  );
  expect(changed.status).toBe(200);
  const order = await placed(guest);
  await until(async () => (await seen(order)).status === 'confirmed');
  const history = (await admin.get(`/api/orders/${order.id}/history`)).body.data;
  expect(history.at(-1)).toMatchObject({ type: 'OrderConfirmed', actor: { kind: 'rule' }, origin: 'system' });
});

it.each(['PUT', 'DELETE'] as const)('%s of an order names the right call', async (method) => {
  const { id } = await placed(guest);
  const path = `/api/orders/${id}`;
  const { status, headers, body } = method === 'PUT' ? await admin.put(path, {}) : await admin.delete(path);
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET');
  expect(body.errors[0].message).toContain('POST /api/orders/{id}/status/');
});

it('the order can be seen as it was after each of its events', async () => {
  const order = await placed(guest);
  await admin.put(`/api/orders/${order.id}/items/0`, { amount: 5 });
  await admin.post(`/api/orders/${order.id}/status/cancel`, { reason: 'Irrtum' });
  const history = (await admin.get(`/api/orders/${order.id}/history`)).body.data;
  const after = async (revision: string) => {
    const { status, body } = await admin.get(`/api/orders/${order.id}/history/${revision}`);
    return status === 200 ? staffOrderSchema.parse(body.data) : status;
  };
  const states = await Promise.all(history.map(({ revision }: { revision: string }) => after(revision)));
  expect(states).toMatchObject([
    { status: 'awaitingPayment', items: [{ amount: 2 }], revision: '0' },
    { status: 'pending', items: [{ amount: 2 }] },
    { status: 'pending', items: [{ amount: 5 }] },
    { status: 'canceled', items: [{ amount: 5 }], cancelationReason: 'Irrtum' },
  ]);
  expect(states.at(-1)).toEqual((await admin.get(`/api/orders/${order.id}`)).body.data);
  expect(await after('99')).toBe(404);
});
