import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { form, items, OPEN, place } from '../testing/orders.js';

jest.setTimeout(60_000);

let stage: BackendHarness;
let admin: Client;
let other: string;
const id = items(1)[0]!.product;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  ({ url: other } = await stage.backend());
});
afterAll(() => stage?.stop());

const database = () => stage.app.get(DataSource);
const revision = async () => (await admin.get(`/api/products/${id}`)).headers.get('etag')!;
const change = async (changes: Partial<Product>, seen?: string) => {
  const answer = await admin.put(`/api/products/${id}`, changes, { 'if-match': seen ?? (await revision()) });
  expect(answer.status).toBe(200);
};
const check = (url = stage.url) => stage.visitor(url).post('/api/orders/check', form(), OPEN);
/** The prices are not known, or nobody waits any longer until they are. */
const unsettled = {
  status: 503,
  body: { errors: [{ message: expect.stringMatching(/^Preise und Verf|^Es dauert gerade länger/) }] },
};
const priceAt = (status: number, body: { data: { items: { gross: number }[] } }) => {
  expect(status).toBe(200);
  return body.data.items[0]!.gross;
};

describe('while projecting is stopped', () => {
  afterEach(() => stage.project());

  it('no node sells at an outdated price, not even after a restart', async () => {
    await change({ price: 4 });
    const old = await check().then(({ status, body }) => priceAt(status, body));
    expect(old).toBe(8);
    await change({ price: 5 });
    await check();
    const seen = await revision();
    await stage.stopProjecting();
    await change({ price: 6 }, seen);
    const { url: started } = await stage.backend();
    const key = newKey();
    const answers = [
      ...[stage.url, other, started].map((url) => place(stage.visitor(url), {}, key)),
      ...[stage.url, other, started].map((url) => check(url)),
    ];
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject(unsettled);
      expect(answer.headers.get('retry-after')).toBeTruthy();
    }
    await stage.project();
    const { body } = await eventually(async () => {
      const answer = await place(stage.visitor(other), {}, key);
      expect(answer.status).toBe(201);
      return answer;
    });
    await stage.stopProjecting();
    expect(body.data.items[0].gross).toBe(12);
  });

  it('orders are accepted if the catalogue has not changed', async () => {
    await check();
    await stage.stopProjecting();
    const answer = await admin.post('/api/customers', { firstName: 'Eva', lastName: 'Muster' });
    expect(answer.status).toBe(201);
    expect((await place(stage.visitor())).status).toBe(201);
  });
});

describe('right after a change', () => {
  it('an order waits for the catalogue to catch up and is charged the new price', async () => {
    const lock = database().createQueryRunner();
    const seen = await revision();
    await lock.startTransaction();
    await lock.query('LOCK TABLE views.checkpoint IN EXCLUSIVE MODE');
    await change({ price: 7 }, seen);
    const orders = [stage.url, other].map((url) => place(stage.visitor(url)));
    await lock.rollbackTransaction();
    await lock.release();
    for (const { status, body } of await Promise.all(orders)) {
      expect(status).toBe(201);
      expect(body.data.items[0].gross).toBe(14);
    }
  });

  it('a disabled product is not sold', async () => {
    for (let round = 0; round < 5; round++) {
      await change({ isEnabled: false });
      const answers = await Promise.all([stage.url, other].map((url) => place(stage.visitor(url))));
      for (const { status } of answers) expect(status).toBe(422);
      await change({ isEnabled: true });
      expect((await place(stage.visitor(other))).status).toBe(201);
    }
  });
});

describe('an event log that was moved to another server', () => {
  afterEach(() => database().query('UPDATE app.catalogue_floor SET position = -1'));

  it('does not block orders until its positions reach those of the old server', async () => {
    await database().query('UPDATE app.catalogue_floor SET position = position + 1000000000000');
    expect((await place(stage.visitor())).status).toBe(201);
    await change({ price: 9 });
    const { status, body } = await place(stage.visitor());
    expect(status).toBe(201);
    expect(body.data.items[0].gross).toBe(18);
  });
});

it('a product whose latest event cannot be projected is not sold at its old price', async () => {
  await change({ price: 3 });
  const [table] = await database().query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relname LIKE 'record_product%' AND relname NOT LIKE '%count%'
     AND relnamespace = 'views'::regnamespace`,
  );
  const constraint = `CHECK (document->>'price' <> '2') NOT VALID`;
  await database().query(`ALTER TABLE views."${table.name}" ADD CONSTRAINT poison ${constraint}`);
  await change({ price: 2 });
  expect((await place(stage.visitor())).status).toBe(422);
});
