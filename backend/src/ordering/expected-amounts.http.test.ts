import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { changedTotalSchema } from '@bestellwerk/domain/contracts/refused-order.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, form, OPEN, place, placed } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
let total: number;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  const { body } = await stage.visitor().post('/api/orders/check', form(), OPEN);
  total = body.data.pricing.totalGross;
});
afterAll(() => stage?.stop());

const ticketsTaken = async () => {
  const day = branchDayStream(branch.id, '2026-11-20');
  return (await stage.app.get(EventLog).readStream(day)).length;
};

describe('the total that the customer saw', () => {
  it('is charged if it has not changed', async () => {
    const { status, body } = await place(stage.visitor(), { expectedTotal: total });
    expect(status).toBe(201);
    expect(body.data.pricing.totalGross).toBe(total);
  });

  it('is refused with both totals if it has changed, and nothing is written', async () => {
    const before = await ticketsTaken();
    const { status, body } = await place(stage.visitor(), { expectedTotal: total - 1 });
    expect(status).toBe(409);
    const { errors, totals } = changedTotalSchema.parse(body);
    expect(totals).toEqual({ expected: total - 1, current: total });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ field: 'expectedTotal', message: expect.stringMatching(/^Der Preis/) });
    expect(await ticketsTaken()).toBe(before);
  });

  it('can be corrected under the same key', async () => {
    const key = newKey();
    expect((await place(stage.visitor(), { expectedTotal: total + 2 }, key)).status).toBe(409);
    expect((await place(stage.visitor(), { expectedTotal: total }, key)).status).toBe(201);
  });

  it('does not affect an order already accepted under its key', async () => {
    const key = newKey();
    const first = await place(stage.visitor(), { expectedTotal: total }, key);
    const again = await place(stage.visitor(), { expectedTotal: total + 1 }, key);
    expect(again).toMatchObject({ status: 201, body: first.body });
    const other = await place(stage.visitor(), { expectedTotal: total, firstName: 'Max' }, key);
    expect(other).toMatchObject({ status: 422, body: { errors: [{ field: 'Idempotency-Key' }] } });
  });

  it('is checked after the rest of the order', async () => {
    const { status, body } = await place(stage.visitor(), { expectedTotal: 1, firstName: ' ' });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'firstName' }]);
  });

  it('is optional', async () => {
    for (const expectedTotal of [undefined, null]) {
      expect((await place(stage.visitor(), { expectedTotal })).status).toBe(201);
    }
  });

  it('must be a number', async () => {
    const { status, body } = await place(stage.visitor(), { expectedTotal: '7,80' as never });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'expectedTotal' }]);
  });
});

describe('a payment that names the open amount it was entered on', () => {
  const pay = (id: string, amount: number, expectedOpen: number | null, key = newKey()) =>
    admin.post(`/api/orders/${id}/payments`, { method: 'cash', amount, expectedOpen }, key);

  it('is refused with what was recorded meanwhile, and accepted under the same key once that was seen', async () => {
    const { id } = await placed(stage.visitor());
    const { openAmount } = (await admin.get(`/api/orders/${id}`)).body.data;
    const key = newKey();
    expect((await pay(id, 1, openAmount)).status).toBe(200);
    const refused = await pay(id, 1, openAmount, key);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ field: 'expectedOpen' }] } });
    expect(refused.body.errors[0].message).toMatch(
      /^Inzwischen wurden 1,00.€ erfasst \(Barzahlung\)\. Offen /,
    );
    expect((await pay(id, 1, openAmount - 1, key)).status).toBe(200);
    expect((await pay(id, 1, null)).status).toBe(200);
  });

  it('is recorded once when two people send the whole amount at the same moment', async () => {
    const { id } = await placed(stage.visitor());
    const { openAmount } = (await admin.get(`/api/orders/${id}`)).body.data;
    const answers = await Promise.all([1, 2].map(() => pay(id, openAmount, openAmount)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
