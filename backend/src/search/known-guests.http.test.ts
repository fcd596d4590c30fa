import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, delivered, otherBranch, placed } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const known = async (phone: string, client = admin) =>
  (await client.get(`/api/guests?phone=${encodeURIComponent(phone)}`)).body.data;

it('a guest is known by the number of an earlier order, however it is typed', async () => {
  const phone = '+436769876543';
  const { id } = await placed(stage.visitor(), { ...delivered(), lastName: 'Zirbenanruf', phone });
  await eventually(async () => {
    for (const typed of ['0676 9876543', '+43 (0)676 98 76 543', '6769876543']) {
      expect(await known(typed)).toEqual([
        expect.objectContaining({
          ...{ lastName: 'Zirbenanruf', street: 'Gasse 1', zipCode: '1050', customer: null },
          lastOrder: expect.objectContaining({ id }),
        }),
      ]);
    }
  });
  const staff = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  const others = await stage.staff(['ROLE_EMPLOYEE'], [otherBranch.id]);
  expect(await known(phone, staff)).toHaveLength(1);
  expect(await known(phone, others)).toEqual([]);
});

it('a customer is known by the number of the record, until the person is erased', async () => {
  const phone = '0650 / 5554433';
  const fields = {
    firstName: 'Zita',
    lastName: 'Zirbenkartei',
    phone,
    note: 'Klingel kaputt',
    isBlocked: true,
  };
  const made = await admin.post('/api/customers', fields);
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  const { id } = made.body.data;
  await eventually(async () =>
    expect(await known('+43 650 5554433')).toEqual([
      expect.objectContaining({
        lastName: 'Zirbenkartei',
        customer: { id, isBlocked: true, note: 'Klingel kaputt' },
      }),
    ]),
  );
  await admin.delete(`/api/customers/${id}`, { 'if-match': '"0"' });
  const erased = await admin.post(`/api/customers/${id}/erase`, {}, { 'if-match': '"1"' });
  expect(erased.status).toBeLessThan(300);
  await eventually(async () => expect(await known(phone)).toEqual([]));
});

it('a part of a number is nobody’s, and only those who take orders may ask', async () => {
  expect(await known('06505')).toEqual([]);
  const auditor = await stage.staff(['ROLE_AUDITOR']);
  expect((await auditor.get('/api/guests?phone=06505554433')).status).toBe(403);
  expect((await stage.visitor().get('/api/guests?phone=06505554433')).status).toBe(401);
});
