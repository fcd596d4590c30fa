import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffOrderSchema } from '@bestellwerk/domain/contracts/order.schema';
import { until } from '@bestellwerk/server-kit/testing/until';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, form, otherBranch, placed } from '../testing/orders.js';

let stage: BackendHarness;
let employee: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
});
afterAll(() => stage?.stop());

const missed = async (query = ''): Promise<{ id: string }[]> => {
  const { body } = await employee.get(`/api/orders/missed${query}`);
  return body.data;
};

/** Placed a minute after all others. */
async function placedLater(): Promise<{ id: string }> {
  const headers = { ...newKey(), 'x-now': '2026-11-20T11:01:00.000Z' };
  const { body } = await stage.visitor().post('/api/orders', form(), headers);
  return body.data;
}

describe('GET /api/orders/missed', () => {
  it('lists orders not confirmed in time until they are confirmed', async () => {
    const first = await placed(stage.visitor());
    const second = await placedLater();
    await placed(stage.visitor(), { branch: otherBranch.id });
    const confirmed = await placed(stage.visitor());
    await employee.post(`/api/orders/${confirmed.id}/status/confirm`);
    expect(await missed()).toEqual([]);

    await stage.runProcesses(new FakeClock('2026-11-20T11:11:00.000Z'));
    const found = await until(async () => {
      const orders = await missed();
      return orders.length === 2 && orders;
    });
    expect(found.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(staffOrderSchema.parse(found[0])).toMatchObject({ status: 'pending', isMissed: true });
    expect(await missed(`?branch=${branch.id}`)).toHaveLength(2);

    await employee.post(`/api/orders/${first.id}/status/confirm`);
    expect((await missed()).map(({ id }) => id)).toEqual([second.id]);
    const { body } = await employee.get(`/api/orders/${first.id}`);
    expect(body.data).toMatchObject({ status: 'confirmed', isMissed: true });
    const history = await employee.get(`/api/orders/${first.id}/history`);
    expect(history.body.data.map(({ text }: { text: string }) => text)).toContain(
      'Nicht rechtzeitig bestätigt.',
    );
  });

  it('refuses visitors and staff of other branches', async () => {
    expect((await stage.visitor().get('/api/orders/missed')).status).toBe(401);
    expect((await employee.get(`/api/orders/missed?branch=${otherBranch.id}`)).status).toBe(403);
  });
});
