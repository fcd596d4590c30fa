import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { freePort } from '@bestellwerk/server-kit/ports';
import { survivorsOf } from './testing/process-table.js';
import { administrator, StartedProduct } from './testing/started-product.js';

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
    expect((await product.signIn()).status).toBe(200);
    const family = product.family();
    expect(await product.kill('SIGTERM')).toBe(0);
    expect(survivorsOf(family)).toEqual([]);
  });

  test('a second start keeps the data, and refuses a concurrent one', async () => {
    await start();
    expect(product.output).not.toContain(administrator.ADMIN_EMAIL);
    const second = new StartedProduct(await freePort(), dataDir);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain('already runs');
    expect((await product.signIn()).status).toBe(200);
  });
});
