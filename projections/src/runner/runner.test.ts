import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { readStandings } from '../health/standings.js';
import { projections } from '../projections.js';
import { appendOrder } from '../testing/order-stories.js';
import { Stage, eventually } from '../testing/stage.js';
import { dump, fingerprints } from '../verify/fingerprint.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.stop());

const handledAll = () =>
  eventually(async () => {
    const standings = await readStandings(stage.services);
    expect(standings.map(({ lag }) => lag)).toEqual(projections.map(() => '0'));
  });

describe('the runner', () => {
  it('brings every read model to the head of the log', async () => {
    const running = await stage.run();
    for (const status of ['pending', 'confirmed', 'ready', 'completed', 'rejected', 'canceled'] as const) {
      await appendOrder(stage.services.eventLog, randomUUID(), eventsUntil[status]);
    }
    await handledAll();
    const prints = await fingerprints(stage.services.dataSource, projections);
    expect(prints.map(({ table, rows }) => [table, rows])).toEqual([
      ['order_board', 6],
      ['order_history', 20],
      ['public_order', 6],
      ['daily_sales_order', 6],
      ['daily_sales', 1],
    ]);
    console.log(await dump(stage.services.dataSource, projections[0]!.table));
    console.log(await dump(stage.services.dataSource, projections[3]!.rollups![0]!.table));
    await running.stop();
  });
});
