import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import pg from 'pg';
import { select } from '../../database/query.js';
import { projections } from '../../projections.js';
import { appendOrder } from '../../testing/order-stories.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { Stage, type RunningRunner } from '../../testing/stage.js';
import { fingerprints, rowsOf } from '../../tools/verify/fingerprint.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterEach(() => stage.stopRunners());
afterAll(() => stage.stop());

const stories = [eventsUntil.completed, eventsUntil.dispatched, eventsUntil.rejected, eventsUntil.canceled];

/** Four orders at a time: two that are sold, two that are not; fifteen events. */
const appendOrders = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += stories.length) {
    await Promise.all(stories.map((story) => appendOrder(stage.services.eventLog, randomUUID(), story)));
  }
};

const sums = async () => {
  const [row] = await select<{ orders: number; canceled: number; gross: string; entries: number }>(
    stage.services.dataSource,
    `SELECT sum(orders)::integer AS orders, sum(canceled_orders)::integer AS canceled, sum(gross) AS gross,
       (SELECT count(*)::integer FROM views.order_history) AS entries FROM views.daily_sales`,
  );
  return row;
};

describe('the runner', () => {
  it('counts every event once, however often it is stopped and its connections are cut', async () => {
    await appendOrders(60);
    let running: RunningRunner = await stage.run();
    for (let i = 0; i < 5; i++) {
      await appendOrders(12);
      await stage.cutConnections();
      await running.stop();
      running = await stage.run();
    }
    await stage.handledAll();
    expect(await sums()).toEqual({ orders: 60, canceled: 60, gross: '1980.0000', entries: 450 });
  });

  it('rebuilds the same rows after all tables were dropped', async () => {
    const { dataSource } = stage.services;
    const first = await stage.run();
    await stage.handledAll();
    await first.stop();
    const before = await fingerprints(dataSource, projections);
    expect(before[0]?.rows).toBeGreaterThan(0);
    await dataSource.query('DROP SCHEMA views CASCADE');
    await stage.run();
    await stage.handledAll();
    expect(await fingerprints(dataSource, projections)).toEqual(before);
  });

  it('rebuilds the dropped schema while the log is idle', async () => {
    await stage.run();
    await stage.handledAll();
    const before = await fingerprints(stage.services.dataSource, projections);
    await stage.services.dataSource.query('DROP SCHEMA views CASCADE');
    await eventually(async () =>
      expect(await fingerprints(stage.services.dataSource, projections)).toEqual(before),
    );
  });

  it('rebuilds a table that is dropped while it runs', async () => {
    await stage.run();
    await stage.handledAll();
    const before = await fingerprints(stage.services.dataSource, projections);
    await stage.services.dataSource.query('DROP TABLE views.order_board__g1 CASCADE');
    await appendOrders(4);
    await stage.handledAll();
    const after = await fingerprints(stage.services.dataSource, projections);
    const rows = { before: rowsOf(before), after: rowsOf(after) };
    expect(rows.after.order_board).toBe(rows.before.order_board! + 4);
    expect(rows.after.order_history).toBe(rows.before.order_history! + 15);
  });

  it('sends one empty notification per batch, and stores keys and topics of the changes', async () => {
    await stage.run();
    await stage.handledAll();
    const listener = new pg.Client({ connectionString: stage.databaseUrl });
    await listener.connect();
    const notices: string[] = [];
    listener.on('notification', ({ payload }) => notices.push(payload ?? ''));
    await listener.query('LISTEN projection_changes');
    const order = randomUUID();
    const position = await appendOrder(stage.services.eventLog, order, eventsUntil.pending);
    await stage.handledAll();
    await eventually(() => expect(notices).toContain(''));
    expect(notices.filter((payload) => payload !== '')).toEqual([]);
    expect(notices.length).toBeLessThanOrEqual(eventsUntil.pending.length);
    const { rows } = await listener.query(
      'SELECT projection, position, topics FROM views.changes WHERE key = $1 ORDER BY projection',
      [order],
    );
    await listener.end();
    const branch = eventsUntil.pending[0]!.type === 'OrderPlaced' && eventsUntil.pending[0]!.data.branch;
    expect(rows).toEqual([
      { projection: 'order_board', position, topics: [`board:${branch}`, `order:${order}`] },
      { projection: 'payment', position, topics: [`takings:${branch}`] },
      { projection: 'public_order', position, topics: ['public-order:0123456789'] },
    ]);
  });

  it('runs in one process, while another one waits and takes over', async () => {
    const first = await stage.run();
    await eventually(() => expect(first.runner.isFollowing).toBe(true));
    const second = await stage.run();
    await appendOrders(4);
    await stage.handledAll();
    expect(second.runner.holdsLease).toBe(false);
    await first.stop();
    await eventually(() => expect(second.runner.isFollowing).toBe(true));
    await appendOrders(4);
    await stage.handledAll();
  });

  it('counts every event once after another process has moved the checkpoint', async () => {
    const running = await stage.run();
    await stage.handledAll();
    const before = await sums();
    await stage.services.dataSource.query('UPDATE views.checkpoint SET position = position + 1');
    await appendOrders(4);
    await stage.handledAll();
    await eventually(() => expect(running.runner.isFollowing).toBe(true));
    expect(await sums()).toEqual({
      orders: before!.orders + 2,
      canceled: before!.canceled + 2,
      gross: (Number(before!.gross) + 66).toFixed(4),
      entries: before!.entries + 15,
    });
  });
});
