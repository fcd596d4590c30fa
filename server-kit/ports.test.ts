import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { acceptsConnections, freePort, listenFailure } from './ports.js';
import { WrongSettings } from './wrong-settings.js';

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

const there = { host: '127.0.0.1', port: 80, variable: 'PORT' };
const failure = (code: string): Error => listenFailure(Object.assign(new Error('listen'), { code }), there);

test.each([
  [
    'EADDRINUSE',
    'Port 80 of 127.0.0.1 is taken by another program: stop that one, or set PORT to another port',
  ],
  [
    'EADDRNOTAVAIL',
    '127.0.0.1 is no address of this machine yet (EADDRNOTAVAIL): is the network up, and HOST right?',
  ],
  [
    'ENOTFOUND',
    '127.0.0.1 is no address of this machine yet (ENOTFOUND): is the network up, and HOST right?',
  ],
  ['EMFILE', 'listen'],
])('%s is described and can be retried', (code, words) => {
  expect(failure(code).message).toBe(words);
  expect(failure(code)).not.toBeInstanceOf(WrongSettings);
});

test('a port that this user has no permission for is a wrong setting', () => {
  expect(failure('EACCES')).toBeInstanceOf(WrongSettings);
  expect(failure('EACCES').message).toContain('PORT');
});
