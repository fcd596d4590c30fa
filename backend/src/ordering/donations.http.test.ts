import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { donatee } from '@bestellwerk/domain/records/definitions/donatee';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, OPEN, place, placed } from '../testing/orders.js';
import { changeSettings } from '../testing/settings.js';

const days = 'from=2026-11-20&to=2026-11-20';
let stage: BackendHarness;
let admin: Client;
let chosen: string;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  chosen = (await admin.post('/api/donatees', donatee.example)).body.data.id;
  await changeSettings(admin, { enablePluginDonations: true });
});
afterAll(() => stage?.stop());

const figures = async () => (await admin.get(`/api/statistics/donations?${days}`)).body.data;

test('a donation is shown to guest and staff, changes no sum, and counts for its organisation until the order is canceled', async () => {
  const [plain, order] = [await placed(stage.visitor()), await placed(stage.visitor(), { donatee: chosen })];
  const donation = { donatee: chosen, name: 'Gruft Wien', amount: 0.07 };
  expect(order).toMatchObject({ donation, pricing: plain.pricing });
  expect(plain).not.toHaveProperty('donation');
  expect((await admin.get(`/api/orders/${order.id}`)).body.data).toMatchObject({ donation });
  const counted = { value: 0.07, orders: 1, share: 1 };
  expect(await figures()).toMatchObject({
    ...{ unit: 'money', total: 0.07, figures: { orders: 1 } },
    series: [{ t: '2026-11-20', value: 0.07 }],
    rows: [{ key: chosen, label: 'Gruft Wien', ...counted }],
    groups: [{ key: branch.id, ...counted }],
  });
  const { body } = await admin.get(`/api/statistics/donations/entries?${days}&row=${chosen}`);
  expect(body.data).toMatchObject({ entries: [{ label: 'Bestellung 2', value: 0.07 }] });
  await admin.post(`/api/orders/${order.id}/status/cancel`, { reason: 'Irrtum' }, OPEN);
  await eventually(async () => expect(await figures()).toMatchObject({ total: 0, rows: [] }));
});

test('an organisation that is not offered is refused, and where nothing is donated the choice is left out', async () => {
  const { status, body } = await place(stage.visitor(), { donatee: branch.id });
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'donatee', message: expect.stringContaining('Für diese Organisation wird nicht mehr') }],
  ]);
  await changeSettings(admin, { enablePluginDonations: false });
  expect(await placed(stage.visitor(), { donatee: branch.id })).not.toHaveProperty('donation');
});
