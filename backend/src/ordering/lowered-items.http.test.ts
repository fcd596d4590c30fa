import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, items, OPEN, placed } from '../testing/orders.js';

let stage: BackendHarness;
let employee: Client;
let lead: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  lead = await stage.staff(['ROLE_SHIFT_LEAD'], [branch.id]);
});
afterAll(() => stage?.stop());

const put = (client: Client, id: string, body: object) => client.put(`/api/orders/${id}/items/0`, body, OPEN);
const less = { amount: 1 };
const gone = { remove: true };

/** Two lines. */
async function ordered(): Promise<string> {
  const { id } = await placed(stage.visitor(), { items: [...items(2), ...items(3)] });
  return id;
}

async function paid(): Promise<string> {
  const id = await ordered();
  const { body } = await employee.get(`/api/orders/${id}`);
  const payment = { method: 'cash', amount: body.data.openAmount };
  expect((await employee.post(`/api/orders/${id}/payments`, payment, newKey())).status).toBe(200);
  return id;
}

async function dayClosed(): Promise<void> {
  const { body } = await lead.get(`/api/closings?period=2026-11-20&filter[branch]=${branch.id}`);
  const { figures, days } = body.data;
  const close = {
    ...{ openingCash: 0, countedCash: days[0].cash, withdrawnCash: 0 },
    shown: { gross: figures.gross, amount: figures.amount },
  };
  const path = `/api/branches/${branch.id}/closings/days/2026-11-20/close`;
  expect((await lead.post(path, close, { ...newKey(), ...OPEN })).status).toBe(200);
}

describe('taking something off a paid order', () => {
  it.each([less, gone])('by %j is refused for an employee, also with a reason', async (change) => {
    const id = await paid();
    const message = 'Die Bestellung ist schon bezahlt. Bitte holen Sie die Schichtleitung dazu.';
    for (const reason of [{}, { reason: 'War aus' }]) {
      expect(await put(employee, id, { ...change, ...reason })).toMatchObject({
        status: 403,
        body: { errors: [{ message }] },
      });
    }
  });

  it.each([less, gone])('by %j needs a reason of the shift lead, which the history shows', async (change) => {
    const id = await paid();
    expect(await put(lead, id, change)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason', message: 'Bitte geben Sie einen Grund an.' }] },
    });
    expect((await put(lead, id, { ...change, reason: 'War aus' })).status).toBe(200);
    const history = (await lead.get(`/api/orders/${id}/history`)).body.data;
    expect(history.at(-1).text).toMatch(/Grund: „War aus“$/);
  });

  it('is not what an employee does who adds to it', async () => {
    const id = await paid();
    expect((await put(employee, id, { amount: 5 })).status).toBe(200);
    const added = await employee.post(`/api/orders/${id}/items`, items(2)[0]!, { ...newKey(), ...OPEN });
    expect(added.status).toBe(200);
  });
});

it('an unpaid order of a closed day is lowered by the shift lead alone, and with a reason', async () => {
  const id = await ordered();
  expect((await put(employee, id, less)).status).toBe(200);
  await dayClosed();
  const refused = await put(employee, id, gone);
  expect(refused.status).toBe(403);
  expect(refused.body.errors[0].message).toContain(
    'Der Geschäftstag dieser Bestellung ist schon abgeschlossen.',
  );
  expect((await put(lead, id, gone)).body.errors[0].field).toBe('reason');
  expect((await put(lead, id, { ...gone, reason: 'Nicht abgeholt' })).status).toBe(200);
});
