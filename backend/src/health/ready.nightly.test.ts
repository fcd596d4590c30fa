import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { LogUnavailable } from '@bestellwerk/event-log/errors';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { DataSource } from 'typeorm';
import { AdvisoryLock } from '../../../projections/src/database/advisory-lock.js';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { STALE_HEADER } from '../platform/http/command-result.js';
import { NewestPositions } from '../platform/consistency/newest-positions.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { placed } from '../testing/orders.js';
import { waitForHealth } from '../testing/wait-for-health.js';
import { readModelIds } from './read-model-titles.js';

jest.setTimeout(60_000);

/** A position that the log has not reached. */
const BEYOND = 10n ** 15n;

let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start();
  await placed(stage.visitor());
});
afterAll(() => stage.stop());

const sql = (text: string) => stage.app.get(DataSource).query(text);
const ready = (url: string) => stage.visitor(url).getOnce('/health/ready');

it('waits for exactly the read models that have an active checkpoint', async () => {
  const rows: { projection: string }[] = await sql('SELECT projection FROM views.checkpoint WHERE is_active');
  expect(readModelIds(resources).sort()).toEqual(rows.map(({ projection }) => projection).sort());
});

describe('a node that starts while read models are being built', () => {
  it('is not ready before they have caught up with the log, reports progress, and marks answers as stale', async () => {
    await eventually(async () => expect((await ready(stage.url)).status).toBe(200));
    await stage.stopProjecting();
    const builder = await AdvisoryLock.tryAcquire(stage.servers.postgres, 'projections');
    await sql(`CREATE TABLE app.kept AS SELECT projection, position FROM views.checkpoint`);
    await sql(`UPDATE views.checkpoint SET position = position / 2 WHERE projection = 'order_board'`);
    const { url } = await stage.backend();

    const building = await ready(url);
    expect(building.status).toBe(503);
    const { text, percent, readModels } = building.body.progress;
    expect(text).toMatch(/^Die Listen werden aufgebaut: (49|50)\s%\. Es fehlen noch: Bestellungen\.$/);
    expect([49, 50]).toContain(percent);
    expect(readModels).toHaveLength(readModelIds(resources).length);
    expect(readModels).toContainEqual(expect.objectContaining({ id: 'payment', percent: 100 }));
    const admin = await stage.staff(['ROLE_ADMIN'], [], url);
    expect((await admin.getOnce('/api/orders?limit=1')).headers.get(STALE_HEADER)).toBe('true');
    expect((await admin.getOnce('/api/products?limit=1')).headers.get(STALE_HEADER)).toBeNull();

    await sql(
      `UPDATE views.checkpoint c SET position = k.position FROM app.kept k WHERE k.projection = c.projection`,
    );
    await eventually(async () => expect(await ready(url)).toMatchObject({ status: 200 }));
    await eventually(async () => {
      const { headers } = await admin.getOnce('/api/orders?limit=1');
      expect(headers.get(STALE_HEADER)).toBeNull();
    });
    await builder!.release();
  });

  it('is not ready while the runner is blocked, and names the blocking event', async () => {
    const builder = await AdvisoryLock.tryAcquire(stage.servers.postgres, 'projections');
    await sql(
      `INSERT INTO views.standstill (reason, stream, revision, type)
       VALUES ('PostgreSQL 22P02', 'product-1', '0', 'ProductCreated')`,
    );
    const { url } = await stage.backend();
    const response = await ready(url);
    expect(response).toMatchObject({
      status: 503,
      body: {
        error: {
          projections: { standstill: { stream: 'product-1', revision: '0', type: 'ProductCreated' } },
        },
      },
    });
    await builder!.release();
    await stage.project();
    await eventually(async () => expect((await ready(url)).status).toBe(200));
  });
});

describe('a log other than the one the read models were built from', () => {
  it('makes a node not ready until they are rebuilt, which also drops the known positions', async () => {
    const auditor = await stage.staff(['ROLE_AUDITOR']);
    await eventually(async () => expect((await ready(stage.url)).status).toBe(200));
    await sql(`UPDATE views.checkpoint SET last_event = last_event || '{"id": "${randomUUID()}"}'`);
    expect(await ready(stage.url)).toMatchObject({
      status: 503,
      body: { error: { log: { isOther: true } } },
    });
    expect((await waitForHealth(auditor, 'log', 'bad')).text).toContain('nicht das, aus dem die Listen');
    stage.app.get(NewestPositions).noteStart(BEYOND);
    await stage.stopProjecting();
    await stage.project();
    await eventually(async () => expect((await ready(stage.url)).status).toBe(200));
    await waitForHealth(auditor, 'log', 'ok');
    await eventually(() => expect(stage.app.get(NewestPositions).overdue).toBeLessThan(BEYOND));
  });
});

describe('the state of the parts', () => {
  it('is shown on the health page as the supervisor reports it', async () => {
    const reason = { code: 'disk-full', text: 'only 20 MiB are free in /data' };
    const parts = [{ name: 'postgres', state: 'running', since: new Date(), restarts: 0, reason }];
    const supervisor = createServer((_request, response) => response.end(JSON.stringify({ parts })));
    await once(supervisor.listen(0, '127.0.0.1'), 'listening');
    const { port } = supervisor.address() as AddressInfo;
    const { url } = await stage.backend({ supervisorUrl: `http://127.0.0.1:${port}/parts` });
    const auditor = await stage.staff(['ROLE_AUDITOR'], [], url);
    expect((await waitForHealth(auditor, 'parts', 'bad')).text).toContain('Der Datenträger ist voll');
    const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const asked = jest.spyOn(DataSource.prototype, 'query').mockRejectedValue(away);
    const { status, body } = await auditor.getOnce('/api/health/details');
    asked.mockRestore();
    expect(status).toBe(503);
    expect(body.errors[0].message).toMatch(
      /^Die Datenbank ist nicht erreichbar.*Der Datenträger ist voll.*Bitte geben/,
    );
    supervisor.close();
  });
});

describe('a read-only database', () => {
  it('makes a node not ready, with the reason', async () => {
    const protectedSession = await new DataSource({
      type: 'postgres',
      url: stage.servers.postgres,
      extra: { options: '-c default_transaction_read_only=on' },
    }).initialize();
    const query = jest.spyOn(stage.app.get(DataSource), 'query');
    query.mockImplementation((text, values) => protectedSession.query(text, values as unknown[]));
    const { status, body } = await ready(stage.url);
    expect(status).toBe(503);
    expect(body.error.database.text).toBe('Die Datenbank kann gelesen werden, nimmt aber nichts an.');
    query.mockRestore();
    await protectedSession.destroy();
    await eventually(async () => expect((await ready(stage.url)).status).toBe(200));
  });
});

describe('a read-only log', () => {
  it('makes a node not ready, and the health page shows since when and why', async () => {
    const auditor = await stage.staff(['ROLE_AUDITOR']);
    await eventually(async () => expect((await ready(stage.url)).status).toBe(200));
    const since = new Date();
    const trouble = jest.spyOn(stage.app.get(EventLog), 'appendTrouble', 'get');
    trouble.mockReturnValue({ since, error: new LogUnavailable() });
    expect(await ready(stage.url)).toMatchObject({
      status: 503,
      body: { error: { log: { refusesSince: since.toISOString() } } },
    });
    const { text } = await waitForHealth(auditor, 'log', 'bad');
    expect(text).toMatch(/nimmt nichts an \(seit .*\)\. Der Event Store unter 127\.0\.0\.1:\d+ /);
    trouble.mockRestore();
    expect((await ready(stage.url)).status).toBe(200);
    await waitForHealth(auditor, 'log', 'ok');
  });
});
