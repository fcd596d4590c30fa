import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { acceptsConnections, freePort } from './ports.js';

test('a free port accepts no connections until a server listens on it', async () => {
  const where = { host: '127.0.0.1', port: await freePort() };
  expect(await acceptsConnections(where)).toBe(false);
  const server = createServer().listen(where.port, where.host);
  await once(server, 'listening');
  expect(await acceptsConnections(where)).toBe(true);
  server.close();
  await once(server, 'close');
  expect(await acceptsConnections(where)).toBe(false);
});
