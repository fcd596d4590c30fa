import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { publicOrderSchema, staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { eventually, until } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { type Client, newKey } from '../testing/client.js';
import { branch, CLOSED, form, OPEN, otherBranch, placed } from '../testing/orders.js';

const validUntil = '2026-11-21T11:00:00.000Z';
const START = '2026-11-20T11:00:05.000Z';
const clock = new FakeClock(START);
let stage: BackendHarness;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  guest = stage.visitor();
  await stage.runProcesses(clock);
  const { body, headers } = await admin.get(`/api/branches/${branch.id}`);
  const { id: _, ...fields } = body.data;
  const changed = { ...fields, isQuotationRequired: true };
  const saved = await admin.put(`/api/branches/${branch.id}`, changed, { 'if-match': headers.get('etag')! });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
});
afterAll(() => stage?.stop());
// Otherwise the orders of later tests are missed or over as they are placed.
beforeEach(() => clock.turnTo(START));

interface Placed {
  readonly id: string;
  readonly uid: string;
  readonly hash: string;
}
const pageOf = ({ uid, hash }: Placed) => `/api/orders/public/${uid}/${hash}`;
const seen = async (order: Placed) => publicOrderSchema.parse((await guest.get(pageOf(order))).body.data);
const answer = (order: Placed, name: 'accept' | 'decline', offer = 1, headers = OPEN) =>
  guest.post(`${pageOf(order)}/${name}-quotation`, { offer }, headers);
const offer = (order: Placed, unitGross = 12.5, changes: object = {}) =>
  admin.post(
    `/api/orders/${order.id}/quotation`,
    { items: [{ index: 0, unitGross }], message: 'Gern!', validUntil, ...changes },
    OPEN,
  );

async function offered(): Promise<Placed> {
  const order = await placed(guest);
  expect((await offer(order)).status).toBe(200);
  expect(await seen(order)).toMatchObject({ status: 'offered' });
  return order;
}

describe('a request for a quotation', () => {
  it('is announced by the check, placed as such and answered as one', async () => {
    const check = await guest.post('/api/orders/check', form({ paymentMethod: null }), OPEN);
    expect(check.body.data).toMatchObject({
      isQuotation: true,
      submitLabel: 'Angebotsanfrage abschicken',
      problems: [],
    });
    expect(check.body.data.view.blocks).not.toContain('payment');
    const order = await placed(guest, { paymentMethod: null });
    expect(order).toMatchObject({
      isQuotation: true,
      status: 'requested',
      paymentMethod: 'cash',
      isPaid: false,
    });
    expect(order.timeline).toMatchObject([{ text: 'Anfrage eingegangen' }]);
    expect(await seen(order)).toMatchObject({ status: 'requested', quotation: null });
  });

  it('can neither be confirmed nor paid', async () => {
    const order = await placed(guest);
    const confirmed = await admin.post(`/api/orders/${order.id}/status/confirm`, {}, OPEN);
    expect(confirmed.status).toBe(409);
    expect(confirmed.body.errors[0].message).toBe(
      'Die Bestellung ist eine Angebotsanfrage. Bitte erstellen Sie zuerst ein Angebot.',
    );
    const payment = { method: 'cash', amount: 1 };
    const paid = await admin.post(`/api/orders/${order.id}/payments`, payment, { ...OPEN, ...newKey() });
    expect(paid.status).toBe(409);
  });

  it('is found by its status, and by the kitchen only once it is agreed', async () => {
    const order = await placed(guest);
    const { body } = await admin.get('/api/orders?filter[status]=requested&limit=500');
    expect(body.data.map(({ id }: Placed) => id)).toContain(order.id);
    expect(body.data.every(({ status }: { status: string }) => status === 'requested')).toBe(true);
  });

  it('is withdrawn by its guest as long as there is no offer, which the board and the history show', async () => {
    const order = await placed(guest);
    const withdraw = (of: Placed) => guest.post(`${pageOf(of)}/withdraw-request`, {}, OPEN);
    const { status, body } = await withdraw(order);
    expect([status, body.data.status]).toEqual([200, 'canceled']);
    expect(body.data.timeline.map(({ text }: { text: string }) => text)).toContain('Anfrage zurückgezogen');
    expect((await withdraw(order)).status).toBe(200);
    expect((await offer(order)).status).toBe(409);
    const history = await admin.get(`/api/orders/${order.id}/history`);
    expect(history.body.data[1]).toMatchObject({
      text: 'Der Gast hat die Anfrage zurückgezogen.',
      actor: { kind: 'customer' },
    });
    const board = await admin.get('/api/orders?filter[status]=requested&limit=500');
    expect(board.body.data.map(({ id }: Placed) => id)).not.toContain(order.id);
    const refused = await withdraw(await offered());
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      'Wir haben Ihnen inzwischen ein Angebot gemacht. Sie können es annehmen oder ablehnen.',
    ]);
    expect((await withdraw({ ...order, hash: '0'.repeat(32) })).status).toBe(404);
  });

  it('that nobody answers is missed', async () => {
    const order = await placed(guest);
    clock.turnTo('2026-11-20T11:30:00.000Z');
    await until(async () => {
      const { body } = await admin.get('/api/orders/missed');
      return body.data.some(({ id }: Placed) => id === order.id);
    });
    await offer(order);
    const { body } = await admin.get(`/api/orders/${order.id}`);
    expect(body.data).toMatchObject({ isMissed: false });
  });
});

describe('an offer', () => {
  it('shows price, message and date to the guest, and can be replaced', async () => {
    const order = await placed(guest);
    const { body } = await offer(order);
    expect(staffOrderSchema.parse(body.data)).toMatchObject({
      status: 'offered',
      items: [{ unitGross: 12.5, gross: 25 }],
      pricing: { totalGross: 25 },
      quotation: { offer: 1, message: 'Gern!', validUntil },
    });
    await offer(order, 11);
    expect(await seen(order)).toMatchObject({
      pricing: { totalGross: 22 },
      quotation: { offer: 2 },
      timeline: [{}, { text: 'Angebot erhalten' }, { text: 'Neues Angebot erhalten' }],
    });
    const history = await admin.get(`/api/orders/${order.id}/history`);
    expect(history.body.data.slice(1)).toMatchObject([
      { text: expect.stringMatching(/^Angebot erstellt: 25,00/) },
      { text: expect.stringMatching(/^Angebot durch ein neues ersetzt: 22,00/) },
    ]);
    expect(history.body.data[1].changes).toContainEqual({
      field: 'validUntil',
      before: null,
      after: validUntil,
    });
  });

  it('names the field that is wrong', async () => {
    const order = await placed(guest);
    const wrong: [object, string][] = [
      [{ validUntil: '2026-11-20T10:00:00.000Z' }, 'validUntil'],
      [{ validUntil: 'bald' }, 'validUntil'],
      [{ items: [{ index: 0, unitGross: -1 }] }, 'items.0.unitGross'],
    ];
    for (const [changes, field] of wrong) {
      expect(await offer(order, 1, changes)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    }
  });

  it('is made by staff of the branch alone, and only for a request', async () => {
    const order = await placed(guest);
    const stranger = await stage.staff(['ROLE_EMPLOYEE'], [otherBranch.id]);
    const body = { items: [], validUntil };
    expect((await stranger.post(`/api/orders/${order.id}/quotation`, body, OPEN)).status).toBe(403);
    expect((await guest.post(`/api/orders/${order.id}/quotation`, body, OPEN)).status).toBe(401);
    const ordinary = await placed(guest, { branch: otherBranch.id });
    const refused = await offer(ordinary);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body.errors[0].message).toBe('Diese Bestellung ist keine Angebotsanfrage.');
  });

  it('that is accepted becomes an order that the branch confirms, once', async () => {
    const order = await offered();
    const { status, body } = await answer(order, 'accept');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'pending', hash: order.hash, pricing: { totalGross: 25 } });
    expect((await answer(order, 'accept')).status).toBe(200);
    expect((await answer(order, 'decline')).status).toBe(409);
    const history = await admin.get(`/api/orders/${order.id}/history`);
    expect(history.body.data.slice(-2)).toMatchObject([
      { type: 'QuotationAccepted', actor: { kind: 'customer' }, origin: 'storefront' },
      { type: 'OrderSubmitted' },
    ]);
    const confirmed = await admin.post(`/api/orders/${order.id}/status/confirm`, {}, OPEN);
    expect(confirmed.body.data.status).toBe('confirmed');
  });

  it('is accepted with a method of payment that the branch offers, at the price that was offered', async () => {
    const order = await offered();
    const accept = (paymentMethod: string) =>
      guest.post(`${pageOf(order)}/accept-quotation`, { offer: 1, paymentMethod }, OPEN);
    const refused = await accept('mollie');
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'paymentMethod']);
    const { status, body } = await accept('atm-card');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ status: 'pending', paymentMethod: 'atm-card', isPayable: false },
      pricing: { totalGross: 25 },
    });
    const { data } = (await admin.get(`/api/orders/${order.id}`)).body;
    expect(data).toMatchObject({ paymentMethod: 'atm-card', openAmount: 25 });
  });

  it('that is declined cancels the request', async () => {
    const order = await offered();
    expect((await answer(order, 'decline')).body.data).toMatchObject({ status: 'canceled' });
    expect((await answer(order, 'decline')).status).toBe(200);
    const { body } = await admin.get(`/api/orders/${order.id}`);
    expect(body.data.cancelationReason).toBe('Der Gast hat das Angebot abgelehnt.');
  });

  it('that was replaced meanwhile is not accepted in place of the new one', async () => {
    const order = await offered();
    await offer(order, 20);
    const refused = await answer(order, 'accept', 1);
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toMatch(/inzwischen ein neues Angebot/);
    expect((await answer(order, 'accept', 2)).body.data).toMatchObject({ status: 'pending' });
  });

  it('that is over is not accepted, and expires by itself', async () => {
    const order = await offered();
    expect((await answer(order, 'accept', 1, { 'x-now': '2026-11-21T11:00:00.001Z' })).status).toBe(409);
    clock.turnTo('2026-11-21T11:00:01.000Z');
    await until(async () => (await seen(order)).status === 'canceled');
    const { timeline } = await seen(order);
    expect(timeline.at(-2)!.text).toBe('Angebot abgelaufen');
  });

  it.each([
    ['a wrong hash', ({ uid }: Placed) => `/api/orders/public/${uid}/${'0'.repeat(32)}`],
    ['an unknown number', ({ hash }: Placed) => `/api/orders/public/AAAAAAAAAA/${hash}`],
  ])('cannot be answered with %s', async (_case, path) => {
    const order = await placed(guest);
    // While read models are behind, the answer is that it is not known yet.
    await eventually(async () => {
      const { status } = await guest.post(`${path(order)}/accept-quotation`, { offer: 1 }, CLOSED);
      expect(status).toBe(404);
    });
  });
});
