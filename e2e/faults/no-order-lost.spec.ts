import { randomUUID } from 'node:crypto';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { readLog } from '../support/log-reader.js';
import { takeawayForm } from '../support/order.js';
import { partNames, Product } from '../support/product.js';
import { until } from '../../server-kit/testing/until.js';

const ORDERS = 500;
const CLIENTS = 16;

type Answer = { key: string; customer: string; id: string | null };

test.describe('orders while every part is killed once', () => {
  let product: Product;
  let client: APIRequestContext;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    product = await Product.start();
    client = await request.newContext({ baseURL: product.url });
  });
  test.afterAll(async () => {
    await client?.dispose();
    await product?.stop();
  });

  test('every answered order exists exactly once, and no other orders exist', async () => {
    test.setTimeout(300_000);
    const form = await takeawayForm(client);
    const answers: Answer[] = [];
    let next = 0;

    const clients = Array.from({ length: CLIENTS }, async () => {
      while (next < ORDERS) {
        const customer = `Kundin-${next++}`;
        answers.push(await send({ ...form, lastName: customer }, customer));
      }
    });
    const kills = (async () => {
      for (const [index, part] of partNames.entries()) {
        const due = Math.round(((index + 1) * ORDERS) / (partNames.length + 2));
        await until(() => answers.length >= due);
        product.kill(part);
        await product.ready();
      }
    })();
    await Promise.all([...clients, kills]);

    const answered = answers.filter((answer) => answer.id !== null);
    expect(answered.length).toBeGreaterThan(ORDERS / 2);

    const events = await readLog(product.eventStoreUrl);
    const placed = new Map<string, number>();
    for (const event of events.filter((one) => one.type === 'OrderPlaced')) {
      placed.set(event.stream, (placed.get(event.stream) ?? 0) + 1);
    }
    expect([...placed].filter(([, times]) => times > 1)).toEqual([]);
    expect(answered.filter((answer) => !placed.has(`order-${answer.id}`))).toEqual([]);
    expect(placed.size).toBeLessThanOrEqual(ORDERS);
    expect(JSON.stringify(events)).not.toMatch(/Kundin-|Erika|1234567|erika@example/);

    await signIn(client);
    const listed = await allOrders(placed.size);
    const sent = new Set(answers.map((answer) => answer.customer));
    expect(new Set(listed.map((order) => order.contact.lastName)).size).toBe(placed.size);
    expect(listed.filter((order) => !sent.has(order.contact.lastName))).toEqual([]);
    expect(listed.map((order) => `order-${order.id}`).sort()).toEqual([...placed.keys()].sort());
  });

  /** Every second order is sent again with its key until it is answered; the others are tried once. */
  async function send(form: Record<string, unknown>, customer: string): Promise<Answer> {
    const key = randomUUID();
    const patient = Number(customer.split('-')[1]) % 2 === 0;
    for (const end = Date.now() + 90_000; Date.now() < end;) {
      const id = await post(form, key);
      if (id !== null || !patient) return { key, customer, id };
    }
    throw new Error(`Order ${key} was never answered`);
  }

  async function post(form: Record<string, unknown>, key: string): Promise<string | null> {
    try {
      const answer = await client.post('/api/orders', {
        data: form,
        headers: { 'Idempotency-Key': key },
        timeout: 15_000,
      });
      if (answer.status() === 503) return null;
      expect(answer.status(), await answer.text()).toBe(201);
      return (await answer.json()).data.id;
    } catch (error) {
      if (error instanceof Error && /ECONN|socket hang up|Timeout|aborted/i.test(error.message)) return null;
      throw error;
    }
  }

  async function allOrders(expected: number): Promise<{ id: string; contact: { lastName: string } }[]> {
    const page = async (number: number) => (await client.get(`/api/orders?limit=500&page=${number}`)).json();
    await until(async () => (await page(1)).meta.total >= expected);
    const { data, meta } = await page(1);
    return meta.total > 500 ? [...data, ...(await page(2)).data] : data;
  }
});
