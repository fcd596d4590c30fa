import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { freePort } from '@bestellwerk/server-kit/ports';
import { survivorsOf } from './testing/process-table.js';
import { StartedProduct } from './testing/started-product.js';

const administrator = { ADMIN_EMAIL: 'chefin@gasthaus.test', ADMIN_PASSWORD: 'ein-langes-Kennwort-1' };
const parts = [
  'backend/dist/main.js',
  'projections/dist/main.js',
  'embedded/dist/event-store/main.js',
  'embedded/dist/postgres/main.js',
  'payment-sandbox/dist/main.js',
];

const signingIn = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
};

async function signIn(port: number): Promise<number> {
  const signal = AbortSignal.timeout(20_000);
  return (await fetch(`http://127.0.0.1:${port}/api/session`, { ...signingIn, signal })).status;
}

jest.setTimeout(120_000);

describe('npm start', () => {
  let dataDir: string;
  let port: number;
  let product: StartedProduct;

  const start = async (): Promise<void> => {
    product = new StartedProduct(port, dataDir, administrator);
    await product.announced();
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'bestellwerk-start-'));
    port = await freePort();
  });
  afterEach(() => product.kill('SIGTERM'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('gets ready, prints its addresses and the administrator, and stops without leaving a process', async () => {
    await start();
    expect(product.output).toContain(`http://127.0.0.1:${port}/backend`);
    expect(product.output).toContain(administrator.ADMIN_EMAIL);
    expect(product.output).toContain('no money is moved');
    expect(await product.isReady()).toBe(true);
    expect(await signIn(port)).toBe(200);
    const family = product.family();
    expect(await product.kill('SIGTERM')).toBe(0);
    expect(survivorsOf(family)).toEqual([]);
  });

  test('a second start keeps the data, restarts killed parts, and ends all with the supervisor', async () => {
    await start();
    expect(product.output).not.toContain(administrator.ADMIN_EMAIL);
    expect(await signIn(port)).toBe(200);
    for (const part of parts) {
      const killed = product.part(part)!;
      process.kill(killed, 'SIGKILL');
      await product.until(() => (product.part(part) ?? killed) !== killed);
      await product.until(() => product.isReady());
    }
    // Connections of a killed PostgreSQL live a moment longer, and may answer that all is well before they end.
    await product.until(async () => (await signIn(port)) === 200);
    const family = product.family();
    await product.kill('SIGKILL');
    await product.until(() => survivorsOf(family).length === 0);
  });

  test('a concurrent start is refused', async () => {
    await start();
    const second = new StartedProduct(await freePort(), dataDir);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain('already runs');
    expect(await signIn(port)).toBe(200);
  });
});
