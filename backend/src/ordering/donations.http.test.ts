import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { explainedAmount } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { donatee } from '@bestellwerk/domain/records/definitions/donatee';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
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

test('what a guest gives on top is charged, counted for its organisation and in closings, and never turnover', async () => {
  const revenue = async () => (await admin.get(`/api/statistics/revenue?${days}`)).body.data.total;
  const closing = async () =>
    (await admin.get(`/api/closings?branch=${branch.id}&period=2026-11-20`)).body.data.figures;
  const [before, figuresBefore, closed] = [await revenue(), await figures(), await closing()];
  const order = await placed(stage.visitor(), { donatee: chosen, donationAmount: 2.5 });
  const plain = await placed(stage.visitor());
  const { totalGross } = plain.pricing;
  expect(order.pricing).toEqual({ ...plain.pricing, donation: 2.5, totalGross: totalGross + 2.5 });
  expect(order).toMatchObject({ openAmount: totalGross + 2.5 });
  await eventually(async () => expect(await revenue()).toBeCloseTo(before + 2 * totalGross, 4));
  const { total, figures: sums } = await figures();
  expect([total, sums]).toEqual([
    expect.closeTo(figuresBefore.total + 2.57, 4),
    { orders: figuresBefore.figures.orders + 1, ownAmount: 2.5 },
  ]);
  const now = await closing();
  expect(now).toMatchObject({ donatedAmount: 2.5, gross: expect.closeTo(closed.gross + 2 * totalGross, 4) });
  expect(explainedAmount(now)).toBe(now.amount);

  const payment = { method: 'cash', amount: totalGross + 2.5 };
  expect(
    (await admin.post(`/api/orders/${order.id}/payments`, payment, { ...newKey(), ...OPEN })).status,
  ).toBe(200);
  await eventually(async () => {
    const paid = await closing();
    expect(paid.amount).toBeCloseTo(closed.amount + totalGross + 2.5, 4);
    expect(explainedAmount(paid)).toBe(paid.amount);
  });
});

test('an amount that nobody can give is refused at its field', async () => {
  const { status, body } = await place(stage.visitor(), { donatee: chosen, donationAmount: 1000 });
  expect([status, body.errors]).toEqual([
    422,
    [{ field: 'donationAmount', message: expect.stringContaining('zwischen 0,10 und 500') }],
  ]);
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
