import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { tag } from '@bestellwerk/domain/records/definitions/tag';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client, Response } from '../testing/client.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const idsOf = ({ body }: Response): string[] => body.data.map(({ id }: { id: string }) => id);

it('hides products that are on no menu from visitors, in lists and by id', async () => {
  const draft = { ...product.example, uid: 'entwurf', name: 'Entwurf' };
  const { id } = (await admin.post('/api/products', draft)).body.data;
  const visitor = stage.visitor();
  expect(idsOf(await admin.get(`/api/products?ids=${id}`))).toEqual([id]);
  expect(idsOf(await visitor.get(`/api/products?ids=${id}`))).toEqual([]);
  expect(idsOf(await visitor.get('/api/products'))).not.toContain(id);
  expect((await visitor.get(`/api/products/${id}`)).status).toBe(404);
  expect((await visitor.get('/api/products/entwurf')).status).toBe(404);
});

it('shows visitors the records of the shop, in pages and by id', async () => {
  const visitor = stage.visitor();
  const { body } = await visitor.get('/api/init');
  const first = await visitor.get('/api/products?page=1');
  expect(first.body.meta).toMatchObject({ total: body.data.products.length, page: 1, limit: 50 });
  expect(first.body.data).toHaveLength(50);
  expect((await visitor.get(`/api/products/${idsOf(first)[0]}`)).status).toBe(200);
  expect(idsOf(await visitor.get('/api/branches'))).toHaveLength(body.data.branches.length);
});

it('hides removed records from visitors', async () => {
  const created = (await admin.post('/api/tags', { ...tag.example, name: 'Kurz da' })).body.data;
  expect(idsOf(await stage.visitor().get('/api/tags'))).toContain(created.id);
  await admin.delete(`/api/tags/${created.id}`, { 'if-match': `"${created.revision}"` });
  expect(idsOf(await admin.get('/api/tags?removed=true'))).toEqual([created.id]);
  const removed = await stage.visitor().get('/api/tags?removed=true');
  expect(idsOf(removed)).not.toContain(created.id);
  expect((await stage.visitor().get(`/api/tags/${created.id}`)).status).toBe(404);
});

it('hides settings for staff from visitors', async () => {
  expect((await admin.get('/api/config')).body.data).toHaveProperty('missedAfterMinutes');
  expect((await stage.visitor().get('/api/config')).body.data).not.toHaveProperty('missedAfterMinutes');
});
