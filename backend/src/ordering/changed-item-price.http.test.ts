import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, items, OPEN, placed } from '../testing/orders.js';

let stage: BackendHarness;
let employee: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
});
afterAll(() => stage?.stop());

const changed = /^Der Preis hat sich geändert: .* statt .*\. Bitte sagen Sie es dem Gast und speichern/;
const refused = { status: 409, body: { errors: [{ message: expect.stringMatching(changed) }] } };

it('a line is added at the price that staff saw, and at no other', async () => {
  const order = await placed(stage.visitor(), { items: items(2) });
  const { gross } = order.items[0]!;
  const add = (expectedGross?: number) =>
    employee.post(
      `/api/orders/${order.id}/items`,
      { ...items(2)[0]!, expectedGross },
      { ...newKey(), ...OPEN },
    );
  expect(await add(gross - 1)).toMatchObject(refused);
  expect((await employee.get(`/api/orders/${order.id}`)).body.data.items).toHaveLength(1);
  expect((await add(gross)).status).toBe(200);
  expect((await add()).status).toBe(200);
});

it('a line is changed to the price that staff saw, and to no other', async () => {
  const order = await placed(stage.visitor(), { items: items(2) });
  const { gross } = order.items[0]!;
  const change = (expectedGross: number) =>
    employee.put(`/api/orders/${order.id}/items/0`, { amount: 4, expectedGross }, { ...newKey(), ...OPEN });
  expect(await change(gross)).toMatchObject(refused);
  expect((await change(2 * gross)).body.data.items).toMatchObject([{ amount: 4, gross: 2 * gross }]);
});
