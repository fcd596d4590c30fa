import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { product } from '@bestellwerk/domain/resources/product';
import { tag } from '@bestellwerk/domain/resources/tag';
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

it('keeps what is on no menu from visitors, in lists and by itself', async () => {
  const draft = { ...product.example, uid: 'entwurf', name: 'Entwurf' };
  const { id } = (await admin.post('/api/products', draft)).body.data;
  const visitor = stage.visitor();
  expect(idsOf(await admin.get(`/api/products?ids=${id}`))).toEqual([id]);
  expect(idsOf(await visitor.get(`/api/products?ids=${id}`))).toEqual([]);
  expect(idsOf(await visitor.get('/api/products'))).not.toContain(id);
  expect((await visitor.get(`/api/products/${id}`)).status).toBe(404);
  expect((await visitor.get('/api/products/entwurf')).status).toBe(404);
});

it('tells visitors what the shop shows, by page and by itself', async () => {
  const visitor = stage.visitor();
  const { body } = await visitor.get('/api/init');
  const first = await visitor.get('/api/products?page=1');
  expect(first.body.meta).toMatchObject({ total: body.data.products.length, page: 1, limit: 50 });
  expect(first.body.data).toHaveLength(50);
  expect((await visitor.get(`/api/products/${idsOf(first)[0]}`)).status).toBe(200);
  expect(idsOf(await visitor.get('/api/branches'))).toHaveLength(body.data.branches.length);
});

it('keeps what was removed from visitors', async () => {
  const made = (await admin.post('/api/tags', { ...tag.example, name: 'Kurz da' })).body.data;
  expect(idsOf(await stage.visitor().get('/api/tags'))).toContain(made.id);
  await admin.delete(`/api/tags/${made.id}`, { 'if-match': `"${made.revision}"` });
  expect(idsOf(await admin.get('/api/tags?removed=true'))).toEqual([made.id]);
  const removed = await stage.visitor().get('/api/tags?removed=true');
  expect(idsOf(removed)).not.toContain(made.id);
  expect((await stage.visitor().get(`/api/tags/${made.id}`)).status).toBe(404);
});

it('keeps settings for staff from visitors', async () => {
  expect((await admin.get('/api/config')).body.data).toHaveProperty('missedAfterMinutes');
  expect((await stage.visitor().get('/api/config')).body.data).not.toHaveProperty('missedAfterMinutes');
});
