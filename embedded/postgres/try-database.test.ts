import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestPostgres, type TestServer } from '../testing/servers.js';
import { freePort } from '@bestellwerk/server-kit/ports';
import { tryDatabase } from './try-database.js';

let url: string;
let server: TestServer;
let silent: Server;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestPostgres();
  ({ url } = server);
  silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await server.stop();
});

function changed(change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

describe('tryDatabase', () => {
  it('returns null when PostgreSQL answers', async () => {
    expect(await tryDatabase(url)).toBeNull();
  });

  it('reports an unreachable server with its address', async () => {
    const port = String(await freePort());
    expect(await tryDatabase(changed((each) => (each.port = port)))).toBe(
      `PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED).`,
    );
  });

  it('reports a refused user without the password', async () => {
    const text = await tryDatabase(changed((each) => (each.password = 'ganz-geheim')));
    expect(text).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+ refuses the user "bestellwerk": name or password/);
    expect(text).not.toContain('ganz-geheim');
  });

  it('reports a missing password', async () => {
    expect(await tryDatabase(changed((each) => (each.password = '')))).toMatch(/wants a password/);
  });

  it('reports a missing database', async () => {
    expect(await tryDatabase(changed((each) => (each.pathname = '/nowhere')))).toMatch(
      /no database "nowhere"/,
    );
  });

  it('reports a server without TLS', async () => {
    const secure = changed((each) => each.searchParams.set('sslmode', 'verify-full'));
    expect(await tryDatabase(secure)).toMatch(/speaks no TLS/);
  });

  it('reports a server that accepts connections and does not answer', async () => {
    const { port } = silent.address() as AddressInfo;
    expect(
      await tryDatabase(
        changed((each) => (each.port = String(port))),
        200,
      ),
    ).toBe(`PostgreSQL at 127.0.0.1:${port} does not answer.`);
  });
});
