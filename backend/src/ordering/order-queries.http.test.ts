import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@bestellwerk/domain/access/roles';
import { orderHistoryEntrySchema, staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { z } from 'zod';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, items, otherBranch, placed } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
let employee: Client;
let open: { id: string; uid: string };
let finished: { id: string };
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  finished = await placed(stage.visitor(), { lastName: 'Zwetschkenbaum' });
  await placed(stage.visitor(), { branch: otherBranch.id });
  open = await placed(stage.visitor());
  await admin.post(`/api/orders/${finished.id}/status/cancel`, { reason: 'Irrtum' });
});
afterAll(() => stage?.stop());

const idsOf = (orders: { id: string }[]) => orders.map(({ id }) => id);

describe('GET /api/orders/current', () => {
  it('lists unfinished orders of the own branches, oldest first', async () => {
    const all = await admin.get('/api/orders/current');
    expect(z.array(staffOrderSchema).parse(all.body.data)).toHaveLength(2);
    expect(idsOf((await employee.get('/api/orders/current')).body.data)).toEqual([open.id]);
    const one = await admin.get(`/api/orders/current?branch=${branch.id}`);
    expect(idsOf(one.body.data)).toEqual([open.id]);
  });

  it('refuses a branch of others', async () => {
    expect((await employee.get(`/api/orders/current?branch=${otherBranch.id}`)).status).toBe(403);
  });
});

describe('GET /api/orders', () => {
  it.each([
    ['', 3],
    ['search=zwetschken', 1],
    ['search=eva+zwetschken', 1],
    ['search=zwetschkenbaum+eva', 1],
    ['search=0664+1234567', 3],
    ['search=%2B43+664+1234567', 3],
    ['search=Tisch+1', 0],
    ['search=%25', 0],
    ['search=eva&filter[status]=canceled', 1],
    ['filter[status]=canceled', 1],
    ['filter[status]=canceled,pending', 3],
    [`filter[branch]=${otherBranch.id}`, 1],
    ['filter[from]=2026-11-21', 0],
    ['filter[mode]=takeaway', 3],
    ['filter[mode]=delivery', 0],
    ['filter[payment]=open', 2],
    ['filter[payment]=paid', 0],
    ['search=eva&filter[mode]=takeaway&filter[payment]=open', 2],
    [`filter[mode]=takeaway&filter[payment]=open&filter[branch]=${otherBranch.id}`, 1],
    ['filter[from]=2026-11-20&filter[to]=2026-11-20', 3],
    ['filter[status]=&search=', 3],
  ])('filters with "%s"', async (query, total) => {
    const { status, body } = await admin.get(`/api/orders?${query}`);
    expect(status).toBe(200);
    expect(body.meta).toEqual({ total, page: 1, limit: 50 });
    expect(body.data).toHaveLength(total);
  });

  it('returns a sorted page', async () => {
    const { body } = await admin.get('/api/orders?page=2&limit=2&sort=ticketNumber,-uid');
    expect(body.meta).toEqual({ total: 3, page: 2, limit: 2 });
    expect(body.data).toHaveLength(1);
  });

  it('finds orders by ticket number before orders with the number elsewhere', async () => {
    const named = await placed(stage.visitor(), { phone: '+43 664 7777001', lastName: 'Ohneticket' });
    const [asked] = (await admin.get('/api/orders?search=ohneticket')).body.data;
    const { body } = await admin.get(`/api/orders?search=${asked.ticketNumber}`);
    expect(body.data[0]).toMatchObject({ id: named.id });
    for (const order of body.data) expect(order.ticketNumber).toBe(asked.ticketNumber);
    expect(idsOf((await admin.get('/api/orders?search=7001')).body.data)).toEqual([named.id]);
    await admin.post(`/api/orders/${named.id}/status/cancel`, { reason: 'Irrtum' });
  });

  it('ranks customer names before dishes on all pages, even if the other orders are newer', async () => {
    const named = await placed(stage.visitor(), { firstName: 'Anna', lastName: 'Käsekrainer' });
    const [{ items }] = (await admin.get('/api/orders?search=käsekrainer+anna')).body.data;
    const dish = items[0].name.split(' ')[0];
    const guest = await placed(stage.visitor(), { firstName: 'Berta', lastName: dish });
    const newest = await placed(stage.visitor());
    const { body } = await admin.get(`/api/orders?search=${encodeURIComponent(dish)}`);
    const ids = idsOf(body.data);
    expect(ids[0]).toBe(guest.id);
    expect(ids).toEqual(expect.arrayContaining([named.id, newest.id]));
    const pages: string[] = [];
    for (let page = 1; page <= ids.length; page++) {
      const one = await admin.get(`/api/orders?search=${encodeURIComponent(dish)}&limit=1&page=${page}`);
      expect(one.body.meta.total).toBe(ids.length);
      pages.push(...idsOf(one.body.data));
    }
    expect(pages).toEqual(ids);
    for (const { id } of [named, guest, newest])
      await admin.post(`/api/orders/${id}/status/cancel`, { reason: 'Irrtum' });
  });

  it.each(['🍕 käsekrainer', '🍕Berta🍕', '👨‍👩‍👧', '1️⃣', '🇦🇹'])(
    'ignores emoji in the search %j',
    async (search) => {
      const { status, body } = await admin.get(`/api/orders?search=${encodeURIComponent(search)}`);
      expect(status).toBe(200);
      expect(body.data.length > 0).toBe(/[a-z]/.test(search));
    },
  );

  it.each([
    'sort=secret',
    'limit=501',
    'page=0',
    'filter[status]=lost',
    'filter[mode]=air',
    'filter[payment]=lost',
    'filter[from]=gestern',
  ])('refuses %s', async (query) => {
    expect((await admin.get(`/api/orders?${query}`)).status).toBe(422);
  });
});

describe('orders with a refund due', () => {
  it('are found until the money is refunded', async () => {
    const paid = await placed(stage.visitor());
    const at = `/api/orders/${paid.id}`;
    await admin.post(`${at}/status/confirm`, {});
    await admin.post(`${at}/payments`, { method: 'cash', amount: 1 }, newKey());
    const owed = async () => {
      const { body } = await admin.get('/api/orders?filter[owed]=true');
      expect(body.meta.total).toBe(body.data.length);
      return idsOf(body.data);
    };
    expect(await owed()).toEqual([]);
    await admin.post(`${at}/status/cancel`, { reason: 'Vom Gast abgesagt' });
    expect(await owed()).toEqual([paid.id]);
    const [payment] = (await admin.get(`${at}/payments`)).body.data;
    expect((await admin.get('/api/payments/owed')).body.data).toEqual({ orders: 1, amount: 1 });
    const elsewhere = await stage.staff(['ROLE_SHIFT_LEAD'], [otherBranch.id]);
    expect((await elsewhere.get('/api/payments/owed')).body.data).toEqual({ orders: 0, amount: 0 });
    expect((await elsewhere.get(`/api/payments/owed?filter[branch]=${branch.id}`)).status).toBe(403);
    expect((await employee.get('/api/payments/owed')).status).toBe(403);
    const given = { reason: 'Geld zurückgegeben' };
    await admin.post(`${at}/payments/${payment.id}/counter-entry`, given, newKey());
    expect(await owed()).toEqual([]);
    expect((await admin.get('/api/payments/owed')).body.data).toEqual({ orders: 0, amount: 0 });
    const history = z.array(orderHistoryEntrySchema).parse((await admin.get(`${at}/history`)).body.data);
    const changes = history.flatMap((entry) => entry.changes.filter(({ field }) => field === 'owedAmount'));
    expect(changes.map(({ after }) => after)).toEqual([1, 0]);
  });

  it('of several orders are as much as was paid above their price, not all that was paid', async () => {
    const owedOf = async (id: string): Promise<number> => (await admin.get(`/api/orders/${id}`)).body.data.owedAmount; // prettier-ignore
    const orders = await Promise.all(
      [4, 6].map((amount) => placed(stage.visitor(), { items: items(amount) })),
    );
    for (const { id, pricing } of orders) {
      await admin.post(
        `/api/orders/${id}/payments`,
        { method: 'cash', amount: pricing.totalGross },
        newKey(),
      );
      const fewer = { amount: 2, reason: 'Auf Wunsch des Gastes' };
      expect((await admin.put(`/api/orders/${id}/items/0`, fewer)).status).toBe(200);
    }
    const owed = await Promise.all(orders.map(({ id }) => owedOf(id)));
    expect(owed.every((amount, index) => amount > 0 && amount < orders[index]!.pricing.totalGross)).toBe(
      true,
    );
    expect((await admin.get('/api/payments/owed')).body.data).toEqual({
      orders: 2,
      amount: Math.round(owed.reduce((sum, amount) => sum + amount, 0) * 100) / 100,
    });
  });
});

describe('GET /api/orders/{id} and its history', () => {
  it('return the order', async () => {
    expect((await employee.get(`/api/orders/${open.id}`)).body.data).toMatchObject({ uid: open.uid });
  });

  it('return actors and events, oldest first', async () => {
    const { body } = await admin.get(`/api/orders/${finished.id}/history`);
    const entries = z.array(orderHistoryEntrySchema).parse(body.data);
    expect(entries.map(({ type }) => type)).toEqual(['OrderPlaced', 'OrderSubmitted', 'OrderCanceled']);
    expect(entries.at(-1)!.actor).toMatchObject({ kind: 'user', name: 'Vera Beispiel' });
    expect(entries[0]!.actor).toMatchObject({ kind: 'customer', name: null });
  });

  it('return 404 for unknown orders', async () => {
    expect((await admin.get('/api/orders/11111111-1111-4111-8111-111111111111')).status).toBe(404);
    expect((await admin.get('/api/orders/nonsense/history')).status).toBe(404);
  });

  it('mark a response as stale if the requested position is not reached', async () => {
    const { status, headers } = await admin.getOnce(`/api/orders/${open.id}`, {
      'x-position': '999999999999',
    });
    expect(status).toBe(200);
    expect(headers.get('x-stale')).toBe('true');
  });

  it('return 503 instead of 404 if the order may not be projected yet', async () => {
    const unknown = '/api/orders/11111111-1111-4111-8111-111111111111';
    const { status, body, headers } = await admin.getOnce(unknown, { 'x-position': '999999999999' });
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('1');
    expect(body.errors[0].message).toMatch(/gleich noch einmal/);
  });
});

describe('reading orders', () => {
  const cases: [Role, number][] = [
    ['ROLE_EMPLOYEE', 200],
    ['ROLE_ACCOUNTING', 200],
    ['ROLE_AUDITOR', 200],
    ['ROLE_CONTENT_EDITOR', 403],
  ];

  it.each(cases)('as %s returns %i', async (role, expected) => {
    const person = await stage.staff([role], [branch.id]);
    for (const path of [
      '/api/orders/current',
      '/api/orders',
      `/api/orders/${open.id}`,
      `/api/orders/${open.id}/history`,
    ]) {
      expect((await person.get(path)).status).toBe(expected);
    }
  });

  it('is refused without a session', async () => {
    for (const path of ['/api/orders/current', '/api/orders']) {
      const { status, body } = await stage.visitor().get(path);
      expect(status).toBe(401);
      expect(body.errors[0]).toEqual({ message: 'Bitte melden Sie sich an.', field: null });
    }
  });
});
