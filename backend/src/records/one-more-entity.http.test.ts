import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { voucher } from '@bestellwerk/domain/records/testing/voucher';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { BackendHarness } from '../testing/backend-harness.js';
import { openApiDocument } from '../platform/openapi/open-api.js';
import type { Client } from '../testing/client.js';

const file = new URL('../../../domain/records/testing/voucher.ts', import.meta.url);

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start({}, [...resources, voucher]);
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

it('a new entity takes one file of at most 60 lines', () => {
  expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(60);
});

it('a new entity gets routes, a list, unique names and a history without further code', async () => {
  const { data: divisions } = (await admin.get('/api/divisions')).body;
  const fields = { ...voucher.example, division: { id: divisions[0].id } };
  const created = await admin.post('/api/vouchers', fields);
  expect(created.status).toBe(201);
  expect((await admin.post('/api/vouchers', fields)).status).toBe(409);
  await admin.put(`/api/vouchers/${created.body.data.id}`, { value: 30 }, { 'if-match': '"0"' });
  const list = await admin.get('/api/vouchers?sort=-value&filter[isRedeemed]=false&search=weihnacht');
  expect(list.body).toMatchObject({
    data: [{ value: 30, division: { name: divisions[0].businessName } }],
    meta: { total: 1, limit: 50 },
  });
  const history = await admin.get(`/api/vouchers/${created.body.data.id}/history`);
  expect(history.body.data[0].changes).toEqual([{ field: 'value', before: 25, after: 30 }]);
});

it('a new entity appears in the OpenAPI document', () => {
  const { paths, components } = openApiDocument(stage.app);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/vouchers', '/api/vouchers/{id}/history']));
  expect(components?.schemas?.['NewVoucher']).toMatchObject({ example: voucher.example });
});
