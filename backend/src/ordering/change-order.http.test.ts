import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@bestellwerk/domain/access/roles';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, delivered, otherBranch, placed } from '../testing/orders.js';

const roles: Role[] = ['ROLE_EMPLOYEE', 'ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ACCOUNTING', 'ROLE_AUDITOR', 'ROLE_CONTENT_EDITOR', 'ROLE_ADMIN']; // prettier-ignore
const people = new Map<Role, Client>();
let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  for (const role of roles) people.set(role, await stage.staff([role], [branch.id]));
  admin = people.get('ROLE_ADMIN')!;
});
afterAll(() => stage?.stop());

const step = (client: Client, id: string, name: string, body: object = {}) =>
  client.post(`/api/orders/${id}/status/${name}`, body);
const typesOf = async (id: string) =>
  (await stage.app.get(EventLog).readStream(`order-${id}`)).map(({ type }) => type);

describe('the lifecycle of an order', () => {
  it('leads from confirmed over ready to completed and paid, and every response has the current order', async () => {
    const { id, pricing } = await placed(stage.visitor());
    expect((await step(admin, id, 'confirm')).body.data).toMatchObject({ id, status: 'confirmed' });
    expect((await step(admin, id, 'in-delivery')).body.data).toMatchObject({ status: 'ready' });
    const payment = { method: 'cash', amount: pricing.totalGross };
    const paid = await admin.post(`/api/orders/${id}/payments`, payment, newKey());
    expect(paid).toMatchObject({ status: 200, body: { data: { isPaid: true, openAmount: 0 } } });
    expect((await step(admin, id, 'completed')).body.data).toMatchObject({ isCompleted: true });
    expect(paid.headers.get('x-position')).toMatch(/^\d+$/);
  });

  it('writes no event for a step to the current state', async () => {
    const { id } = await placed(stage.visitor());
    await step(admin, id, 'confirm');
    expect((await step(admin, id, 'confirm')).status).toBe(200);
    expect(await typesOf(id)).toEqual(['OrderPlaced', 'OrderSubmitted', 'OrderConfirmed']);
  });

  it('refuses an impossible step with 409 and a reason', async () => {
    const { id } = await placed(stage.visitor());
    const { status, body } = await step(admin, id, 'completed');
    expect(status).toBe(409);
    expect(body.errors[0].message).toContain('noch nicht bestätigt');
  });

  it('ends with a rejection and its message, or a cancelation and its reason', async () => {
    const rejected = await placed(stage.visitor());
    const canceled = await placed(stage.visitor());
    expect((await step(admin, rejected.id, 'reject', { message: 'Leider voll' })).body.data).toMatchObject({
      isRejected: true,
      rejectionMessage: 'Leider voll',
    });
    expect((await step(admin, canceled.id, 'cancel', {})).body.errors[0].field).toBe('reason');
    expect((await step(admin, canceled.id, 'cancel', { reason: 'Irrtum' })).body.data).toMatchObject({
      isCanceled: true,
    });
  });

  it('records a repeated payment once, and never more than the open amount', async () => {
    const { id, pricing } = await placed(stage.visitor());
    const key = newKey();
    const pay = (amount: number, headers = newKey()) =>
      admin.post(`/api/orders/${id}/payments`, { method: 'cash', amount }, headers);
    const answers = await Promise.all([pay(1, key), pay(1, key), pay(1, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await typesOf(id)).filter((type) => type === 'PaymentRecorded')).toHaveLength(1);
    expect((await pay(2, key)).status).toBe(422);
    expect((await pay(pricing.totalGross)).body.errors[0].field).toBe('amount');
    expect((await pay(1, {} as never)).status).toBe(400);
  });

  it('has one confirmation after fifty concurrent requests on two backends', async () => {
    const { id } = await placed(stage.visitor());
    const second = await stage.backend();
    const elsewhere = await stage.staff(['ROLE_EMPLOYEE'], [branch.id], second.url);
    const here = people.get('ROLE_EMPLOYEE')!;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => step(n % 2 ? here : elsewhere, id, 'confirm')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await typesOf(id)).filter((type) => type === 'OrderConfirmed')).toHaveLength(1);
  });

  it('is not refused because of a stale cache in another backend', async () => {
    const second = await stage.backend();
    const elsewhere = await stage.staff(['ROLE_ADMIN'], [], second.url);
    const { id } = await placed(stage.visitor());
    expect((await step(elsewhere, id, 'completed')).status).toBe(409);
    await step(admin, id, 'confirm');
    expect((await step(elsewhere, id, 'completed')).status).toBe(200);
  });
});

describe('changing an order', () => {
  const allowed: Record<string, Role[]> = {
    confirm: ['ROLE_EMPLOYEE', 'ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'],
    reject: ['ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'],
    cancel: ['ROLE_SHIFT_LEAD', 'ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'],
  };
  const cases = Object.entries(allowed).flatMap(([name, may]) => roles.map((role) => [name, role, may.includes(role) ? 200 : 403] as const)); // prettier-ignore

  it.each(cases)('%s by %s returns %i', async (name, role, status) => {
    const { id } = await placed(stage.visitor());
    expect((await step(people.get(role)!, id, name, { reason: 'x', message: 'x' })).status).toBe(status);
  });

  it('to canceled after dispatch is allowed only for branch managers', async () => {
    const { id } = await placed(stage.visitor(), delivered());
    await step(admin, id, 'confirm');
    expect((await step(admin, id, 'in-delivery')).body.data.status).toBe('dispatched');
    expect((await step(people.get('ROLE_SHIFT_LEAD')!, id, 'cancel', { reason: 'x' })).status).toBe(403);
    expect((await step(people.get('ROLE_BRANCH_MANAGER')!, id, 'cancel', { reason: 'x' })).status).toBe(200);
  });

  it('is refused in other branches, for unknown orders and without a session', async () => {
    const { id } = await placed(stage.visitor());
    const stranger = await stage.staff(['ROLE_BRANCH_MANAGER'], [otherBranch.id]);
    expect((await step(stranger, id, 'confirm')).status).toBe(403);
    expect((await step(stage.visitor(), id, 'confirm')).status).toBe(401);
    expect((await step(admin, '11111111-1111-4111-8111-111111111111', 'confirm')).status).toBe(404);
    expect((await step(admin, 'nonsense', 'confirm')).status).toBe(404);
  });

  it('is refused for cross-site requests, which carry the cookie', async () => {
    const { id } = await placed(stage.visitor());
    const path = `/api/orders/${id}/status/confirm`;
    expect((await admin.post(path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
