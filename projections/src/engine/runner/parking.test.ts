import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { dailySales } from '../../ordering/daily-sales/project.js';
import { select } from '../../database/query.js';
import { readProjectionStatus } from '../../health/projection-status.js';
import { orderBoard } from '../../ordering/order-board/project.js';
import type { OrderBoardRow } from '../../ordering/order-board/table.js';
import type { Projection } from '../projection.js';
import { appendOrder } from '../../testing/order-stories.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { Stage } from '../../testing/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterEach(() => stage.stopRunners());
afterAll(() => stage.stop());

const bad = new Set<string>();

/** The order board, with a mistake that shows from the confirmation of a bad order on. */
const board = (mistake: (row: OrderBoardRow) => OrderBoardRow): Projection<OrderBoardRow, OrderEvent> => ({
  ...orderBoard,
  apply(event, rows) {
    orderBoard.apply(event, rows);
    const row = rows.get({ id: event.stream.slice('order-'.length) });
    if (row && bad.has(row.id) && row.status !== 'awaitingPayment' && row.status !== 'pending')
      rows.put(mistake(row));
  },
});
const throwing = board(() => {
  throw new Error('a mistake');
});
const unstorable = board((row) => ({ ...row, branch: 'not a branch' }));

const statuses = async (orders: readonly string[]): Promise<(string | undefined)[]> => {
  const rows = await select<{ id: string; status: string }>(
    stage.services.dataSource,
    'SELECT id, status FROM views.order_board WHERE id = ANY ($1)',
    [orders],
  );
  return orders.map((order) => rows.find(({ id }) => id === order)?.status);
};
const parked = () =>
  select<{ projection: string; stream: string; error: string; held: number }>(
    stage.services.dataSource,
    `SELECT projection, stream, error, cardinality(positions) AS held FROM views.parked ORDER BY positions[1]`,
  );

describe.each([
  [
    'a projection that throws',
    throwing,
    'ProjectionFailure: order_board failed at OrderConfirmed: a mistake',
  ],
  ['a row that the database refuses', unstorable, 'PostgreSQL 22P02'],
])('at %s', (_name, mistaken, error) => {
  it('parks only that stream for that projection, and applies it in order once it is fixed', async () => {
    const orders = Array.from({ length: 9 }, () => randomUUID());
    const poisoned = orders[4]!;
    bad.add(poisoned);
    for (const order of orders) await appendOrder(stage.services.eventLog, order, eventsUntil.ready);
    const logged: string[] = [];
    const first = await stage.run([mistaken, dailySales], {
      log: { parked: (projection, entry) => logged.push(`${projection} ${entry.stream} ${entry.revision}`) },
    });
    await stage.handledAll();
    await appendOrder(stage.services.eventLog, poisoned, [{ type: 'OrderCompleted', data: {} }]);
    await stage.handledAll();

    expect(await statuses(orders)).toEqual(orders.map((order) => (order === poisoned ? 'pending' : 'ready')));
    expect(logged).toEqual([`order_board ${orderStream(poisoned)} 2`]);
    expect(await parked()).toEqual([
      { projection: 'order_board', stream: orderStream(poisoned), error, held: 3 },
    ]);
    const standings = await readProjectionStatus(stage.services);
    expect(standings.map(({ projection, parked: count }) => [projection, count])).toEqual([
      ['daily_sales', 0],
      ['order_board', 1],
    ]);

    await first.stop();
    bad.delete(poisoned);
    await stage.run([mistaken, dailySales]);
    await eventually(async () => expect(await parked()).toEqual([]));
    expect(await statuses([poisoned])).toEqual(['completed']);
  });
});

describe('a parked stream', () => {
  it('is retried while the runner works', async () => {
    const order = randomUUID();
    bad.add(order);
    await stage.run([throwing, dailySales], { maintainedEveryMs: 50 });
    await appendOrder(stage.services.eventLog, order, eventsUntil.completed);
    await eventually(async () => expect(await parked()).toHaveLength(1));
    expect(await statuses([order])).toEqual(['pending']);
    bad.delete(order);
    await eventually(async () => expect(await parked()).toEqual([]));
    await stage.handledAll();
    expect(await statuses([order])).toEqual(['completed']);
  });

  it('is parked by all projections when its event cannot be decoded', async () => {
    const [order, other] = [randomUUID(), randomUUID()];
    await appendOrder(stage.services.eventLog, order, eventsUntil.pending);
    const client = EventStoreDBClient.connectionString(stage.eventStoreUrl);
    const nonsense = jsonEvent({ type: 'OrderConfirmed', data: { appointment: 5 }, metadata: {} });
    await client.appendToStream(orderStream(order), nonsense);
    await client.dispose();
    await appendOrder(stage.services.eventLog, order, [{ type: 'OrderCompleted', data: {} }]);
    await appendOrder(stage.services.eventLog, other, eventsUntil.completed);
    await stage.run([orderBoard, dailySales]);
    await stage.handledAll();
    expect(await statuses([order, other])).toEqual(['pending', 'completed']);
    expect((await parked()).map(({ projection, held }) => [projection, held]).sort()).toEqual([
      ['daily_sales', 2],
      ['order_board', 2],
    ]);
  });
});

it('an event that can neither be applied nor parked blocks the runner and is reported until it is fixed', async () => {
  const { dataSource, eventLog } = stage.services;
  const order = randomUUID();
  const constraint = `CHECK (stream <> '${orderStream(order)}')`;
  await (await stage.run([throwing, dailySales])).stop();
  await dataSource.query(`ALTER TABLE views.parked ADD CONSTRAINT poison ${constraint}`);
  bad.add(order);
  await appendOrder(eventLog, order, eventsUntil.ready);
  const running = await stage.run([throwing, dailySales]);
  const standstill = () => select(dataSource, 'SELECT reason, stream, revision, type FROM views.standstill');
  await eventually(async () =>
    expect(await standstill()).toEqual([
      {
        reason: 'ProjectionFailure: order_board failed at OrderConfirmed: a mistake; PostgreSQL 23514 parked',
        stream: orderStream(order),
        revision: '2',
        type: 'OrderConfirmed',
      },
    ]),
  );
  await dataSource.query('ALTER TABLE views.parked DROP CONSTRAINT poison');
  await stage.handledAll();
  expect(await standstill()).toEqual([]);
  await running.stop();
});
