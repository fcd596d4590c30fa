import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { newKey, type Client } from '../testing/client.js';
import { branch, OPEN, placed } from '../testing/orders.js';
import { PushStage, type PushedBrowser } from './testing/push-stage.js';

let stage: PushStage;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  stage = await PushStage.start();
  ({ admin, guest } = stage);
});
afterAll(() => stage?.stop());

type Address = Pick<PlacedOrder, 'uid' | 'hash'>;
const pathOf = ({ uid, hash }: Address) => `/api/orders/public/${uid}/${hash}/notifications`;

async function following(order: Address, browser = stage.browser()) {
  const { status, body } = await guest.put(pathOf(order), browser.keys);
  expect([status, body.errors]).toEqual([200, undefined]);
  return { ...browser, id: body.data.id as string };
}
const step = async ({ id }: { id: string }, name: string, body: object = {}) => {
  const { status, body: answer } = await admin.post(`/api/orders/${id}/${name}`, body, {
    ...newKey(),
    ...OPEN,
  });
  expect([status, answer?.errors]).toEqual([expect.any(Number), undefined]);
};
const titlesIn = (browser: PushedBrowser, count: number) =>
  eventually(() => {
    const titles = browser.payloads().map(({ title }) => title);
    expect(titles).toHaveLength(count);
    return titles;
  });

describe('a guest who wants to be notified of an order', () => {
  it('can ask for it the moment the order is placed, before the read models have it', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => placed(guest)));
    const answers = await Promise.all(orders.map((order) => guest.get(pathOf(order))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('reads each step of the branch, and nothing of other orders, nor anything personal', async () => {
    const [order, other] = [await placed(guest, { lastName: 'Geheimgast' }), await placed(guest)];
    const browser = await following(order);
    await step(other, 'status/confirm');
    await step(order, 'status/confirm');
    await titlesIn(browser, 1);
    await step(order, 'status/in-delivery');
    expect(await titlesIn(browser, 2)).toEqual(['Bestellung bestätigt', 'Bestellung vorbereitet']);
    const [payload] = browser.payloads();
    expect(payload).toEqual({
      title: 'Bestellung bestätigt',
      body: `${branch.name}, Bestellung ${order.ticketNumber}`,
      ...{ kind: 'order', tag: order.id, url: `/status/${order.uid}` },
      receipt: expect.stringMatching(/^\/api\/push-receipts\//),
    });
  });

  it('follows several orders in one browser, and leaves one of them', async () => {
    const [first, second] = [await placed(guest), await placed(guest)];
    const browser = await following(first);
    expect((await following(second, browser)).id).toBe(browser.id);
    expect((await guest.delete(`${pathOf(first)}/${browser.id}`)).status).toBe(200);
    expect((await guest.delete(`${pathOf(first)}/${browser.id}`)).status).toBe(404);
    await step(first, 'status/confirm');
    await step(second, 'status/confirm');
    await titlesIn(browser, 1);
    expect(browser.payloads()[0]!.tag).toBe(second.id);
  });

  it('is not notified of an order that is over, by a wrong hash, or at no push service', async () => {
    const order = await placed(guest);
    const browser = await following(order);
    const others = stage.browser().keys;
    const wrong = { uid: order.uid, hash: 'x'.repeat(order.hash.length) };
    expect((await guest.get(pathOf(wrong))).status).toBe(404);
    expect((await guest.put(pathOf(wrong), others)).status).toBe(404);
    const nowhere = await guest.put(pathOf(order), { ...others, endpoint: 'https://127.0.0.1/x' });
    expect([nowhere.status, nowhere.body.errors[0].field]).toEqual([422, 'endpoint']);
    await step(order, 'status/reject', { message: 'Heute leider nicht.' });
    expect(await titlesIn(browser, 1)).toEqual(['Bestellung storniert']);
    await eventually(async () => expect((await guest.put(pathOf(order), others)).status).toBe(409));
  });

  it('is forgotten with the order’s personal data', async () => {
    const order = await placed(guest);
    const { id } = await following(order);
    await step(order, 'status/reject', { message: 'Heute leider nicht.' });
    await step(order, 'erase');
    await eventually(async () => expect((await guest.delete(`${pathOf(order)}/${id}`)).status).toBe(404));
  });

  it('follows on ten devices at most', async () => {
    const order = await placed(guest);
    for (let count = 0; count < 10; count++) await following(order);
    const { status } = await guest.put(pathOf(order), stage.browser().keys);
    expect(status).toBe(409);
  });
});
