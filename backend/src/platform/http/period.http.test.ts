import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BackendHarness } from '../../testing/backend-harness.js';
import { type Client, newKey } from '../../testing/client.js';
import { branch } from '../../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const period = 'Bitte wählen Sie einen Tag von 1970 bis 2199.';
const messageOf = (body: { errors?: { message: string }[] }) => body.errors?.[0]?.message;

it.each([
  'orders?filter[from]=%s',
  'orders?filter[to]=%s',
  'reviews?from=%s',
  'reviews/averages?to=%s',
  'working-activities?from=%s',
  'working-time/schedules?from=%s',
  'working-time/activities?to=%s',
  'working-time/balances?from=%s&to=%s',
  'time-sheets/balances?from=%s&to=%s',
  'payments?from=%s&to=%s',
  'payments/days?from=%s&to=%s',
  'ledger/comparison?from=%s&to=%s',
  'closings?period=%s',
])('days that nobody can mean are refused in %s', async (path) => {
  for (const day of ['0000-01-01', '9999-12-31']) {
    const { status, body } = await admin.get(`/api/${path.replaceAll('%s', day)}`);
    expect([day, status]).toEqual([day, 422]);
    if (!path.startsWith('closings')) expect(messageOf(body)).toBe(period);
  }
});

it('days and months that nobody can mean are not closed', async () => {
  const closed = (path: string) =>
    admin.post(`/api/branches/${branch.id}/closings/${path}`, { counted: 0 }, newKey());
  expect((await closed('days/9999-12-31/close')).status).toBe(422);
  expect((await closed('months/9999-12/close')).status).toBe(422);
  const { status } = await admin.get('/api/closings?period=9999-12');
  expect(status).toBe(422);
});
