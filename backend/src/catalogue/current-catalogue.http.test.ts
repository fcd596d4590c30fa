import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const init = async () => (await stage.visitor().get('/api/init')).body.data;

it('serves a changed price from then on', async () => {
  const [product] = (await init()).products;
  const path = `/api/products/${product.id}`;
  await admin.put(path, { price: 99.5 }, { 'if-match': '"0"' });
  const { products } = await init();
  expect(products.find(({ id }: { id: string }) => id === product.id).price).toBe(99.5);
});

it('keeps the response and its ETag until something changes', async () => {
  const first = await stage.visitor().get('/api/init');
  const etag = first.headers.get('etag')!;
  expect((await stage.visitor().get('/api/init', { 'if-none-match': etag })).status).toBe(304);
  await admin.post('/api/tags', { name: 'Kegelbahn' });
  const later = await stage.visitor().get('/api/init', { 'if-none-match': etag });
  expect(later.status).toBe(200);
  expect(later.body.data.tags).toContainEqual(expect.objectContaining({ name: 'Kegelbahn' }));
});

it('lists tables in the order of their numbers', async () => {
  const { branches } = await init();
  for (const identifier of ['laube-10', 'laube-9']) {
    await admin.post('/api/tables', { identifier, branch: { id: branches[0].id } });
  }
  const identifiers = (await init()).tables.map(({ identifier }: { identifier: string }) => identifier);
  expect(identifiers.filter((identifier: string) => identifier.startsWith('laube'))).toEqual([
    'laube-9',
    'laube-10',
  ]);
});

it('includes the names of the tags of branches', async () => {
  const { branches } = await init();
  expect(branches.flatMap((branch: { tags: object[] }) => branch.tags)).toContainEqual(
    expect.objectContaining({ name: 'Gastgarten' }),
  );
});

it('omits a record that cannot be parsed and serves the rest', async () => {
  await stage.stopProjecting();
  const [{ id }] = (await init()).tags;
  await stage.app
    .get(DataSource)
    .query(`UPDATE views.record_tag SET document = '{"name": 5}' WHERE id = $1`, [id]);
  const { url } = await stage.backend();
  const { data } = (await stage.visitor(url).getOnce('/api/init')).body;
  expect(data.tags.map((tag: { id: string }) => tag.id)).not.toContain(id);
  expect(data.products.length).toBeGreaterThan(50);
});
