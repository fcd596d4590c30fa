import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { healthDetailsSchema, type HealthDetails } from '@bestellwerk/domain/contracts/health.schema';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { HitTables } from '../analytics/hit-tables.js';
import { HealthFactsReader } from './health-facts.js';
import { branch, placed } from '../testing/orders.js';

let stage: BackendHarness;
let auditor: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  auditor = await stage.staff(['ROLE_AUDITOR']);
});
afterAll(() => stage.stop());

const sql = (text: string) => stage.app.get(DataSource).query(text);

/** Polls until the health details satisfy `isSo`. */
async function untilDetails(isSo: (details: HealthDetails) => boolean): Promise<HealthDetails> {
  for (;;) {
    const { status, body } = await auditor.get('/api/health/details');
    expect(status).toBe(200);
    const details = healthDetailsSchema.parse(body.data);
    if (isSo(details)) return details;
  }
}
const item = ({ items }: HealthDetails, id: string) => items.find((one) => one.id === id)!;

describe('GET /api/health/details', () => {
  it('is refused without a session and to employees, and open to branch managers', async () => {
    expect((await stage.visitor().get('/api/health/details')).status).toBe(401);
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect((await employee.get('/api/health/details')).status).toBe(403);
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await manager.get('/api/health/details')).status).toBe(200);
  });

  it('reports the lag of each read model', async () => {
    await placed(stage.visitor());
    // The order was placed yesterday by the turned clock, and no process looks after its deadlines here.
    const details = await untilDetails(
      (health) =>
        item(health, 'deadlines').state === 'warning' && health.readModels.every(({ lag }) => lag === '0'),
    );
    expect(details.readModels.length).toBeGreaterThan(3);
    for (const id of ['log', 'runner', 'read-models', 'parked', 'live']) {
      expect(item(details, id)).toMatchObject({ state: 'ok', advice: null });
    }
    expect(item(details, 'backup')).toMatchObject({ state: 'warning' });
  });

  it('reports parked streams, also as metrics, and the last backup', async () => {
    await sql(
      `INSERT INTO views.parked (projection, generation, stream, from_revision, positions, error)
       SELECT projection, generation, 'order-x', 0, '{512,1024}', 'ProjectionFailure: no' FROM views.checkpoint
       WHERE projection = 'order_board' AND is_active`,
    );
    await sql(`INSERT INTO app.backup VALUES (now(), 512, '{keys,app,log}')`);
    const details = await untilDetails(({ parked }) => parked.length === 1);
    expect(details.state).toBe('warning');
    expect(details.parked[0]).toMatchObject({ readModel: 'Bestellungen', stream: 'order-x', events: 2 });
    expect(item(details, 'backup').state).toBe('ok');
    const metrics = await stage.visitor().get('/metrics');
    expect(metrics.body).toContain('projection_parked_streams{projection="order_board"} 1');
    expect(metrics.body).toMatch(/log_append_duration_seconds_count\{outcome="written"\} [1-9]/);
    expect(metrics.body).toMatch(
      /command_duration_seconds_count\{command="PlaceOrder",outcome="accepted"\} 1/,
    );
    expect(metrics.body).toContain('nodejs_eventloop_lag_seconds');
    expect(metrics.body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    await sql(`DELETE FROM views.parked`);
  });

  it('calls a deadline overdue only if nobody looks after it', async () => {
    const overdue = () =>
      stage.app
        .get(HealthFactsReader)
        .read()
        .then((facts) => facts.overdue.count);
    const before = await overdue();
    await sql(
      `INSERT INTO views.deadline SELECT kind, kind, 'order-x', 'x', now() - interval '1 hour'
       FROM unnest('{moved-place,payment-look,counter-appointment}'::text[]) AS kind`,
    );
    expect(await overdue()).toBe(before + 1);
  });

  it('knows since when a visit waits to be counted', async () => {
    const since = async () => (await stage.app.get(HealthFactsReader).read()).uncountedSince;
    await stage.app.get(HitTables).ready(new Date().toISOString().slice(0, 10));
    expect(await since()).toBeNull();
    await sql(
      `INSERT INTO analytics.hit (date, at, visitor, host, type, category, action, context, is_arrival, data)
       VALUES (current_date, now() - interval '1 hour', 'a', 'shop', 'event', 'shop', 'page_view', 'web', true, '{}')`,
    );
    expect(Date.now() - Number(await since())).toBeGreaterThan(3_599_000);
    await sql('TRUNCATE analytics.hit');
  });

  it('reports that no runner is active when nobody holds the lease', async () => {
    await stage.stopProjecting();
    const details = await untilDetails((now) => item(now, 'runner').state === 'bad');
    expect(details.state).toBe('bad');
    expect((await stage.visitor().get('/health/ready')).status).toBe(503);
  });

  it('answers although the schema of the read models was dropped', async () => {
    await sql('DROP SCHEMA views CASCADE');
    const asked = jest.spyOn(stage.app.get(DataSource), 'query');
    expect(item(await untilDetails(() => true), 'read-models').state).toBe('bad');
    expect((await stage.visitor().get('/health/ready')).status).toBe(503);
    const texts = asked.mock.calls.map(([text]) => text);
    asked.mockRestore();
    expect(texts.some((text) => text.includes('to_regclass'))).toBe(true);
    // Checkpoints also query the table now and then, as 'views.parked AS p'.
    const askedOfHealth = /views\.parked p\b|views\.deadline|now\(\) - updated_at/;
    expect(texts.filter((text) => askedOfHealth.test(text))).toEqual([]);
  });

  it('answers 503 with the reason while the database is away', async () => {
    const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    jest.spyOn(stage.app.get(HealthFactsReader), 'read').mockRejectedValueOnce(away);
    const { status, body } = await auditor.get('/api/health/details');
    expect(status).toBe(503);
    expect(body.errors[0].message).toContain('Die Datenbank ist nicht erreichbar');
  });
});
