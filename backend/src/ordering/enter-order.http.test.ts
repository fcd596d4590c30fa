import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client, type Response } from '../testing/client.js';
import { branch, CLOSED, delivered, form, items, OPEN, otherBranch } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  staff = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
});
afterAll(() => stage?.stop());

const nobody = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  legalInstructions: false,
  privacyPolicy: false,
};
const enter = (changes: object = {}, headers: object = OPEN, client = staff): Promise<Response> =>
  client.post('/api/orders/entry', { ...form(nobody), ...changes }, { ...newKey(), ...headers });

describe('an order that staff enter', () => {
  it('is confirmed at once, has a ticket, and names the back office and who it was', async () => {
    const { status, body } = await enter({ lastName: 'Huber' });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.data).toMatchObject({ status: 'confirmed', origin: 'back office', isPaid: false });
    expect(body.data.ticketNumber).toBeGreaterThan(0);
    await eventually(async () => {
      const history = (await staff.get(`/api/orders/${body.data.id}/history`)).body.data;
      expect(history.map(({ type, actor }: never) => [type, (actor as { kind: string }).kind])).toEqual([
        ['OrderPlaced', 'user'],
        ['OrderSubmitted', 'user'],
        ['OrderConfirmed', 'user'],
      ]);
    });
  });

  it('that was paid at the counter is paid, and costs what the shop says', async () => {
    const checked = (await stage.visitor().post('/api/orders/check', form(), OPEN)).body.data;
    const { body } = await enter({ paymentMethod: 'atm-card', isPaid: true });
    expect(body.data).toMatchObject({
      pricing: checked.pricing,
      isPaid: true,
      paymentMethod: 'atm-card',
      openAmount: 0,
    });
  });

  it('is entered once, however often it is sent', async () => {
    const key = newKey();
    const [first, again] = [await enter({}, { ...OPEN, ...key }), await enter({}, { ...CLOSED, ...key })];
    expect([again.status, again.body.data]).toEqual([201, first.body.data]);
    const other = await enter({ lastName: 'Anders' }, { ...OPEN, ...key });
    expect(other).toMatchObject({ status: 422, body: { placed: { uid: first.body.data.uid } } });
  });

  it('at another price than was shown is refused with both', async () => {
    const { status, body } = await enter({ expectedTotal: 0.5 });
    expect([status, body.errors[0].field, body.totals.expected]).toEqual([409, 'expectedTotal', 0.5]);
  });

  it('names every problem with its field in words for staff', async () => {
    const { status, body } = await enter({ ...delivered(), ...nobody, street: '' });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['lastName', 'phone', 'street']);
    expect(body.errors[0].message).toBe('Bitte geben Sie den Nachnamen des Gastes an.');
  });

  it('needs the permission in its branch, and a key', async () => {
    expect((await enter({ branch: otherBranch.id })).status).toBe(403);
    expect((await enter({}, OPEN, stage.visitor())).status).toBe(401);
    const auditor = await stage.staff(['ROLE_AUDITOR']);
    expect((await enter({}, OPEN, auditor)).status).toBe(403);
    expect((await staff.post('/api/orders/entry', form(), OPEN)).status).toBe(400);
    expect((await enter({ branch: randomUUID() }, OPEN, admin)).body.errors[0].field).toBe('branch');
  });
});

describe('what stands against an order', () => {
  it('as a pause is said, and noted with the order if staff promise it nevertheless', async () => {
    await staff.post(`/api/branches/${branch.id}/ordering/pause`, { minutes: 20 }, OPEN);
    const refused = await enter();
    expect(refused.body.errors).toEqual([
      { field: 'appointmentDate', message: 'Die Bestellannahme ist bis heute, 12:20 Uhr pausiert.' },
    ]);
    await eventually(async () => {
      const { status, body } = await enter({ isOverridden: true });
      expect(status).toBe(201);
      expect(body.data.notes[0].text).toBe(
        'Trotzdem aufgenommen: Die Bestellannahme ist bis heute, 12:20 Uhr pausiert.',
      );
    });
    await staff.post(`/api/branches/${branch.id}/ordering/resume`, {}, OPEN);
  });

  it('as a product that is sold out is refused, whatever staff say', async () => {
    const soldOut = `/api/branches/${branch.id}/sold-out/${items(1)[0]!.product}`;
    await staff.post(soldOut, {}, OPEN);
    const { status, body } = await enter({ isOverridden: true });
    expect([status, body.errors[0].field]).toEqual([422, 'items.0.product']);
    await staff.delete(soldOut, OPEN);
  });

  it('as a full window is no obstacle for what staff promise, and they count in it', async () => {
    const wanted = { appointmentDate: '2026-11-20T18:00:00.000Z' };
    const capacity = { windowMinutes: 60, orders: 1, takeaway: null, delivery: null, dineIn: null };
    const ofDay = `/api/branches/${branch.id}/capacity/2026-11-20`;
    await admin.put(ofDay, { capacity }, OPEN);
    expect((await enter(wanted)).status).toBe(201);
    expect((await enter(wanted)).body.errors[0].field).toBe('appointmentDate');
    // What was sold out a moment ago may still be in the read model.
    await eventually(async () => expect((await enter({ ...wanted, isOverridden: true })).status).toBe(201));
    await admin.put(ofDay, { capacity: null }, OPEN);
  });
});
