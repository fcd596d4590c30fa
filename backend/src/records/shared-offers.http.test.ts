import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, otherBranch } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
let manager: Client;
let category: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
  category = await created('categories', { name: 'Mehlspeisen' });
  for (const uid of ['allein', 'gemeinsam', 'nirgends']) {
    ids[uid] = await created('products', { ...product.example, uid, name: uid });
  }
  const menu = (identifier: string, branches: string[], products: string[]) =>
    created('menus', {
      ...{ identifier, name: identifier, availableFrom: '2099-01-01T00:00:00.000Z', branches },
      catalog: [{ category, products }],
    });
  await menu('alle', [branch.id, otherBranch.id], [ids.gemeinsam!]);
  await menu('eigene', [branch.id], [ids.allein!, ids.gemeinsam!]);
});
afterAll(() => stage?.stop());

const created = async (path: string, fields: object): Promise<string> =>
  (await admin.post(`/api/${path}`, fields)).body.data.id;
const ifMatch = { 'if-match': '"0"' };

it('a manager of one branch cannot change price or availability of an offer shared with another branch', async () => {
  for (const change of [{ price: 1 }, { isEnabled: false }]) {
    const answer = await manager.put(`/api/products/${ids.gemeinsam}`, change, ifMatch);
    expect(answer.status).toBe(403);
    expect(answer.body.errors[0].message).toBe(
      `Dieses Produkt wird auch in ${otherBranch.name} verkauft. Ändern kann es nur, wer für alle diese Filialen zuständig ist.`,
    );
  }
  expect((await manager.put(`/api/categories/${category}`, { isEnabled: false }, ifMatch)).status).toBe(403);
  expect((await admin.get(`/api/products/${ids.gemeinsam}`)).body.data.isEnabled).toBe(true);
});

it('a bulk change and an import refuse changes of shared offers, the import already in its preview', async () => {
  const records = [{ id: ids.gemeinsam, revision: '0' }];
  const many = await manager.post('/api/products/bulk', { records, changes: { price: 1 } });
  expect(many.body.data).toMatchObject({ done: [], refused: [{ id: ids.gemeinsam }] });
  for (const dryRun of [true, false]) {
    const csv = 'Artikelnummer;Bruttopreis\ngemeinsam;1\n';
    const { data } = (await manager.post('/api/products/import', { csv, dryRun })).body;
    expect(data.rows[0].errors[0].message).toContain('wird auch in');
  }
});

it('a manager can change offers that are sold in no other branch than the own ones', async () => {
  for (const uid of ['allein', 'nirgends']) {
    expect((await manager.put(`/api/products/${ids[uid]}`, { price: 7 }, ifMatch)).status).toBe(200);
  }
  const both = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id, otherBranch.id]);
  expect((await both.put(`/api/products/${ids.gemeinsam}`, { price: 7 }, ifMatch)).status).toBe(200);
});
