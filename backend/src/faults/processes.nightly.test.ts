import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { FakeClock } from '../../../projections/src/testing/fake-clock.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { placed } from '../testing/orders.js';
import { waitForHealth } from '../testing/wait-for-health.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const missedTimes = async (order: { id: string }): Promise<number> => {
  const { body } = await admin.get(`/api/orders/${order.id}/history`);
  return body.data.filter(({ type }: { type: string }) => type === 'OrderMissed').length;
};

it('reports waiting deadlines while the clock of two hosts is behind, then carries out each one once', async () => {
  const orders = [await placed(admin), await placed(admin), await placed(admin)];
  const clock = new FakeClock('2026-11-20T11:00:30.000Z');
  await stage.runProcesses(clock);
  await stage.runProcesses(clock);
  await eventually(async () => {
    const waiting = await waitForHealth(admin, 'deadlines', 'warning');
    expect(waiting.text).toContain('3 Fristen warten auf ihre Ausführung');
    expect(waiting.advice).toBeTruthy();
  });
  for (const order of orders) expect(await missedTimes(order)).toBe(0);

  clock.turnTo('2026-12-24T11:00:00.000Z');
  await waitForHealth(admin, 'deadlines', 'ok');
  clock.turnTo('2026-11-20T11:00:30.000Z');
  for (const order of orders) expect(await missedTimes(order)).toBe(1);
  await waitForHealth(admin, 'runner', 'ok');
});
