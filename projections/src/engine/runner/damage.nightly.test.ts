import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import pg from 'pg';
import { select } from '../../database/query.js';
import { projections } from '../../projections.js';
import { appendOrder } from '../../testing/order-stories.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { Stage } from '../../testing/stage.js';
import { fingerprints } from '../../tools/verify/fingerprint.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
  for (let i = 0; i < 20; i++) await append();
});
afterEach(() => stage.stopRunners());
afterAll(() => stage.stop());

const append = () => appendOrder(stage.services.eventLog, randomUUID(), eventsUntil.completed);
const prints = () => fingerprints(stage.services.dataSource, projections);
const damage = () =>
  select(
    stage.services.dataSource,
    'SELECT projection, generation, relation, statement FROM views.damage ORDER BY projection',
  );

/** Runs the statement outside of the application. */
async function byHand(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
const activeTable = async (name: string): Promise<string> => {
  const [row] = await select<{ table: string }>(
    stage.services.dataSource,
    `SELECT view_definition ~ '' AS ok, substring(view_definition from 'FROM (\\S+?);?$') AS "table"
     FROM information_schema.views WHERE table_schema = 'views' AND table_name = $1`,
    [name],
  );
  return row!.table.replace(/;$/, '');
};

describe('a read model that is changed by hand', () => {
  it.each([
    ['is emptied', 'order_board', (table: string) => `TRUNCATE ${table}`, 'TRUNCATE'],
    [
      'loses some rows',
      'order_history',
      (table: string) => `DELETE FROM ${table} WHERE ctid IN (SELECT ctid FROM ${table} LIMIT 3)`,
      'DELETE',
    ],
    ['has other values', 'payment', (table: string) => `UPDATE ${table} SET position = 7`, 'UPDATE'],
    ['has other sums', 'daily_sales', () => 'UPDATE views.daily_sales SET gross = gross + 1', 'UPDATE'],
  ])('is rebuilt by the active runner when it %s', async (_, name, sql, statement) => {
    await stage.run();
    await stage.handledAll();
    expect(await damage()).toEqual([]);
    const before = await prints();
    await byHand(sql(await activeTable(name)));
    expect(await damage()).toMatchObject([{ statement }]);
    await append();
    await stage.handledAll();
    await eventually(async () => expect(await damage()).toEqual([]));
    const after = await prints();
    const rows = (list: typeof after) => list.find(({ table }) => table === name)!;
    expect(rows(after).rows).toBeGreaterThanOrEqual(rows(before).rows);
    await stage.stopRunners();
    await byHand('DROP SCHEMA views CASCADE');
    await stage.run();
    await stage.handledAll();
    expect(await prints()).toEqual(after);
  });

  it('is rebuilt when it was changed while no runner was active', async () => {
    const running = await stage.run();
    await stage.handledAll();
    const before = await prints();
    await running.stop();
    await byHand('TRUNCATE views.public_order__g1');
    await stage.run();
    await eventually(async () => expect(await damage()).toEqual([]));
    await stage.handledAll();
    expect(await prints()).toEqual(before);
  });

  it('is rebuilt when its checkpoint is deleted while the log is idle', async () => {
    await stage.run();
    await stage.handledAll();
    const before = await prints();
    await byHand(`DELETE FROM views.checkpoint WHERE projection = 'order_board'`);
    await eventually(async () => {
      const rows = await select(
        stage.services.dataSource,
        `SELECT 1 FROM views.checkpoint WHERE projection = 'order_board'`,
      );
      expect(rows).toHaveLength(1);
    });
    await stage.handledAll();
    expect(await prints()).toEqual(before);
  });

  it('gets a missing damage trigger when the runner starts', async () => {
    const running = await stage.run();
    await stage.handledAll();
    await running.stop();
    const table = await activeTable('order_board');
    await byHand(`DROP TRIGGER notice_damage ON ${table}`);
    await stage.run();
    await eventually(async () => {
      const found = await select(
        stage.services.dataSource,
        `SELECT 1 FROM pg_trigger WHERE tgrelid = to_regclass($1) AND tgname = 'notice_damage'`,
        [table],
      );
      expect(found).toHaveLength(1);
    });
  });
});
