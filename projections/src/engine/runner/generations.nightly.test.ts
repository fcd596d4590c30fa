import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { dailySales } from '../../ordering/daily-sales/project.js';
import { orderBoard } from '../../ordering/order-board/project.js';
import { orderHistory } from '../../ordering/order-history/project.js';
import { projections } from '../../projections.js';
import type { Projection } from '../projection.js';
import { select } from '../../database/query.js';
import { column, readModel } from '../storage/read-model.js';
import { appendOrder } from '../../testing/order-stories.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { Stage, quiet } from '../../testing/stage.js';
import { fingerprints, rowsOf } from '../../tools/verify/fingerprint.js';
import { openBeside } from './generations.js';
import { rebuildBeside, RebuildElsewhere } from './rebuild.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
  for (let i = 0; i < 60; i++) await append();
});
afterEach(() => stage.stopRunners());
afterAll(() => stage.stop());

const append = () => appendOrder(stage.services.eventLog, randomUUID(), eventsUntil.completed);
const forever = new AbortController().signal;
const rebuild = (projection: Projection, onProgress?: (progress: { events: number }) => void) =>
  rebuildBeside({ ...stage.services, log: quiet }, projection, {
    resume: false,
    signal: forever,
    onProgress,
  });
const generations = () =>
  select<{ generation: number; version: number; isActive: boolean }>(
    stage.services.dataSource,
    `SELECT generation, version, is_active AS "isActive" FROM views.checkpoint
     WHERE projection = 'order_board' ORDER BY generation`,
  );
const tables = async () => {
  const rows = await select<{ name: string }>(
    stage.services.dataSource,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'views' AND tablename LIKE '%\\_\\_g%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

describe('a rebuild', () => {
  it('produces equal rows, and the runner continues with the new generation', async () => {
    const running = await stage.run();
    await stage.handledAll();
    const before = await fingerprints(stage.services.dataSource, projections);
    for (const projection of projections) {
      const seen: number[] = [];
      expect(await rebuild(projection, ({ events }) => seen.push(events))).toBe(true);
      expect(seen.at(-1)).toBeGreaterThanOrEqual(300);
    }
    expect(await fingerprints(stage.services.dataSource, projections)).toEqual(before);
    await append();
    await stage.handledAll();
    const after = await fingerprints(stage.services.dataSource, projections);
    expect(rowsOf(after)).toMatchObject({ order_board: 61, order_history: 305, public_order: 61 });
    await eventually(() => expect(running.runner.isFollowing).toBe(true));
    expect(await tables()).toEqual(after.map(({ table }) => `${table}__g2`).sort());
  });

  it('under load misses no event and counts none twice', async () => {
    await stage.run();
    let isDone = false;
    const load = (async () => {
      let count = 0;
      for (; !isDone; count++) await append();
      return count;
    })();
    for (const projection of [orderBoard, orderHistory, dailySales]) await rebuild(projection);
    isDone = true;
    const orders = 61 + (await load);
    await stage.handledAll();
    const after = await fingerprints(stage.services.dataSource, projections);
    expect(rowsOf(after)).toMatchObject({ order_board: orders, order_history: orders * 5, daily_sales: 1 });
  });

  it('replaces an abandoned one, and runs in one process at a time', async () => {
    await stage.run();
    await stage.handledAll();
    const left = await openBeside(stage.services.dataSource, orderBoard, { resume: false });
    const [first, second] = await Promise.allSettled([rebuild(orderBoard), rebuild(orderBoard)]);
    const failures = [first, second].flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    expect(failures.every((failure) => failure instanceof RebuildElsewhere)).toBe(true);
    expect(failures.length).toBeLessThan(2);
    const known = await generations();
    expect(known).toHaveLength(1);
    expect(known[0]!.generation).toBeGreaterThan(left.generation.number);
  });
});

describe('a new version of a projection', () => {
  interface BoardRow {
    id: string;
    state: string;
  }
  const table = readModel<BoardRow>({
    name: 'order_board',
    columns: { id: column.uuid({ primary: true }), state: column.text() },
  });
  const newVersion: Projection = {
    ...(orderBoard as Projection),
    version: orderBoard.version + 1,
    rollups: [],
    table,
    apply: (event, rows) => rows.put({ id: event.stream.slice('order-'.length), state: event.type }),
    topics: undefined,
  };

  it('is built by the runner and then read under the same name', async () => {
    const others = projections.filter(({ name }) => name !== 'order_board');
    const before = await generations();
    expect(before).toMatchObject([{ version: orderBoard.version, isActive: true }]);
    await stage.run([newVersion, ...others]);
    const { version } = newVersion;
    await eventually(async () => expect(await generations()).toMatchObject([{ version, isActive: true }]));
    const order = randomUUID();
    await appendOrder(stage.services.eventLog, order, eventsUntil.confirmed);
    await stage.handledAll();
    const rows = await select(stage.services.dataSource, 'SELECT * FROM views.order_board WHERE id = $1', [
      order,
    ]);
    expect(rows).toEqual([{ id: order, state: 'OrderConfirmed' }]);
  });
});
