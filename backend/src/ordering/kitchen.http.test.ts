import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type KitchenOrder, kitchenOrderSchema } from '@bestellwerk/domain/contracts/order-display.schema';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, delivered, otherBranch, placed } from '../testing/orders.js';

let stage: BackendHarness;
let cook: Client;
let key: string;
beforeAll(async () => {
  stage = await BackendHarness.start();
  cook = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
  key = (await manager.post(`/api/branches/${branch.id}/api-key`)).body.data.key;
});
afterAll(() => stage?.stop());

const confirmed = async (changes = {}) => {
  const { id, items } = await placed(stage.visitor(), changes);
  await cook.post(`/api/orders/${id}/status/confirm`);
  return { id, lines: items.map(({ product, amount }, index) => ({ index, product, amount })) };
};
const inKitchen = async (id: string): Promise<KitchenOrder> => {
  const { data } = (await cook.get(`/api/orders/kitchen/${branch.id}`)).body;
  return data.find((order: KitchenOrder) => order.id === id);
};
const byKey = (id: string, rest: string, body: object, of = branch.id) =>
  stage.visitor().post(`/api/orders/backoffice/${of}/${key}/${id}/preparation${rest}`, body);

describe('the kitchen', () => {
  it('sees its orders with due time, category and what is made, and marks lines', async () => {
    const { id, lines } = await confirmed();
    const order = await inKitchen(id);
    expect(() => kitchenOrderSchema.strict().parse(order)).not.toThrow();
    expect(order.items[0]).toMatchObject({ isPrepared: false, category: { name: expect.any(String) } });
    const { body } = await cook.post(`/api/orders/${id}/preparation`, { lines, isPrepared: true });
    expect(body.data.prepared).toEqual([true]);
    expect((await inKitchen(id)).items[0]?.isPrepared).toBe(true);
    await cook.post(`/api/orders/${id}/preparation`, { lines, isPrepared: false });
    expect((await inKitchen(id)).items[0]?.isPrepared).toBe(false);
  });

  it('finishes an order, which is ready then, and a delivery, which waits for its courier', async () => {
    const [pickUp, delivery] = [await confirmed(), await confirmed(delivered())];
    const ready = await cook.post(`/api/orders/${pickUp.id}/preparation/finish`);
    expect(ready.body.data).toMatchObject({ status: 'ready', prepared: [true] });
    const waiting = await cook.post(`/api/orders/${delivery.id}/preparation/finish`);
    expect(waiting.body.data).toMatchObject({ status: 'confirmed', prepared: [true] });
  });

  it('is answered in German that a line has changed meanwhile', async () => {
    const { id, lines } = await confirmed();
    const wrong = [{ ...lines[0]!, amount: 99 }];
    const { status, body } = await cook.post(`/api/orders/${id}/preparation`, {
      lines: wrong,
      isPrepared: true,
    });
    expect([status, body.errors[0].message]).toEqual([
      409,
      'Diese Position wurde inzwischen geändert. Bitte sehen Sie noch einmal nach.',
    ]);
  });

  it('sees the remark that staff give to a line, which is to be made again, and the history names it', async () => {
    const { id, lines } = await confirmed();
    await cook.post(`/api/orders/${id}/preparation`, { lines, isPrepared: true });
    const changed = await cook.put(`/api/orders/${id}/items/0`, { remark: ' ohne Zwiebel ' });
    expect(changed).toMatchObject({ status: 200, body: { data: { prepared: [false] } } });
    expect(JSON.stringify((await inKitchen(id)).items[0])).toContain('ohne Zwiebel');
    const { data } = (await cook.get(`/api/orders/${id}/history`)).body;
    expect(data.at(-1).text).toMatch(/^Position 1 geändert: .*ohne Zwiebel\) statt /);
    await cook.put(`/api/orders/${id}/items/0`, { remark: '' });
    expect(JSON.stringify((await inKitchen(id)).items[0])).not.toContain('ohne Zwiebel');
    const tooLong = await cook.put(`/api/orders/${id}/items/0`, { remark: 'x'.repeat(201) });
    expect(tooLong).toMatchObject({ status: 422, body: { errors: [{ field: 'remark' }] } });
  });

  it('of another branch is closed', async () => {
    expect((await cook.get(`/api/orders/kitchen/${otherBranch.id}`)).status).toBe(403);
  });
});

describe('a screen in the kitchen', () => {
  it('marks and finishes orders of its branch by its key, and the history knows that it was a screen', async () => {
    const { id, lines } = await confirmed();
    expect(await byKey(id, '', { lines, isPrepared: true })).toMatchObject({
      status: 200,
      body: { data: null },
    });
    expect((await byKey(id, '/finish', {})).status).toBe(200);
    const { data } = (await cook.get(`/api/orders/${id}/history`)).body;
    const made = data.find(({ type }: { type: string }) => type === 'OrderItemPrepared');
    expect(made).toMatchObject({ actor: { kind: 'device', id: branch.id } });
    expect(JSON.stringify(data)).not.toContain(key);
  });

  it('reaches no order of another branch, and none with a wrong key', async () => {
    const { id, lines } = await confirmed();
    expect((await byKey(id, '/finish', {}, otherBranch.id)).status).toBe(401);
    const other = await placed(stage.visitor(), { branch: otherBranch.id });
    expect((await byKey(other.id, '/finish', {})).status).toBe(404);
    const wrong = `/api/orders/backoffice/${branch.id}/falsch/${id}/preparation`;
    expect((await stage.visitor().post(wrong, { lines, isPrepared: true })).status).toBe(401);
  });

  it('is answered which field is wrong', async () => {
    const { id } = await confirmed();
    const { status, body } = await byKey(id, '', { lines: [], isPrepared: true });
    expect([status, body.errors[0].field]).toEqual([422, 'lines']);
  });
});
