import { afterEach, expect, test } from '@jest/globals';
import { createServer as createHttpServer } from 'node:http';
import { once } from 'node:events';
import { freePort } from '@bestellwerk/server-kit/ports';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { failureText } from './platform/http/failure-texts.js';
import { openMaintenanceServer, whileWaiting } from './maintenance-server.js';

let end: () => void = () => undefined;
afterEach(() => end());

test('answers in German while the backend waits for the database, and frees the port afterwards', async () => {
  const port = await freePort();
  const work = new Promise<string>((resolve) => (end = () => resolve('made')));
  const waiting = whileWaiting({ host: '127.0.0.1', port, trustProxy: false, supervisorUrl: null }, work);
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });

  const refused = await eventually(() => ask('/api/orders', 'POST'));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toEqual({ errors: [{ message: failureText(503), field: null }] });
  expect((await ask('/health/live')).status).toBe(200);
  const ready = await ask('/health/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ error: { database: { status: 'down' } } });

  end();
  expect(await waiting).toBe('made');
  await expect(ask('/health/live')).rejects.toThrow();
});

test('the health details contain the failure reason that the supervisor reports for the database', async () => {
  const reason = { code: 'disk-full', text: 'no room in /data' };
  const parts = [{ name: 'postgres', state: 'starting', restarts: 0, reason }];
  const supervisor = createHttpServer((_, response) => response.end(JSON.stringify({ parts })));
  await once(supervisor.listen(0, '127.0.0.1'), 'listening');
  const { port } = supervisor.address() as { port: number };
  const supervisorUrl = `http://127.0.0.1:${port}/parts`;
  const server = await openMaintenanceServer({
    host: '127.0.0.1',
    port: 0,
    trustProxy: false,
    supervisorUrl,
  });
  const answer = await fetch(`${server.url}/api/health/details`);
  expect(answer.status).toBe(503);
  expect(JSON.stringify(await answer.json())).toContain('Der Datenträger ist voll (no room in /data)');
  await server.close();
  supervisor.close();
});

test('rethrows the error of a start that fails', async () => {
  const settings = { host: '127.0.0.1', port: await freePort(), trustProxy: false, supervisorUrl: null };
  await expect(whileWaiting(settings, Promise.reject(new Error('no')))).rejects.toThrow('no');
});
