import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inTransaction, select } from '../../database/query.js';
import { Stage } from '../../testing/stage.js';
import { recordingChanges } from './checkpoint.js';
import { ensureSchema } from './schema.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterAll(() => stage.stop());

const ensure = () => inTransaction(stage.services.dataSource, ensureSchema);
const record = (projection: string, keys: string[]) =>
  inTransaction(
    stage.services.dataSource,
    recordingChanges(keys.map((key) => ({ projection, position: '1', key, topics: [] }))),
  );
const query = <Row extends object>(sql: string) => select<Row>(stage.services.dataSource, sql);

it('replaces changes of an older version that are indexed by id; ids go on rising', async () => {
  await query('CREATE SCHEMA views');
  await query(
    `CREATE TABLE views.changes (id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
     projection text NOT NULL, position bigint NOT NULL, key text NOT NULL, topics text[] NOT NULL)`,
  );
  await ensure();
  await record('a', ['1']);
  await ensure();
  const [change] = await query<{ id: string }>('SELECT id::text AS id FROM views.changes');
  expect(Number(change!.id)).toBeGreaterThan(1000);
});

it('finds changes of one read model without reading those of the others', async () => {
  const keys = (count: number) => Array.from({ length: count }, (_, index) => String(index));
  await record('quiet', ['1']);
  await record('busy', keys(5_000));
  await query('ANALYZE views.changes');
  const [{ 'QUERY PLAN': plan } = {}] = await query<{ 'QUERY PLAN'?: [{ Plan: object }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM views.changes WHERE projection = 'quiet' AND id > 0
     ORDER BY id LIMIT 2000`,
  );
  expect(plan![0].Plan).toMatchObject({ 'Actual Rows': 1 });
  expect(JSON.stringify(plan)).not.toMatch(/"Rows Removed by Filter":[1-9]/);
});
