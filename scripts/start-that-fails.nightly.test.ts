import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { freePort } from '@bestellwerk/server-kit/ports';
import { survivorsOf } from './testing/process-table.js';
import { StartedProduct } from './testing/started-product.js';
import { until } from '../server-kit/testing/until.js';

jest.setTimeout(120_000);

let dataDir: string;
let port: number;
let product: StartedProduct;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bestellwerk-fails-'));
  port = await freePort();
});
afterEach(async () => {
  await product.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const printed = (words: string): Promise<unknown> => until(() => product.output.includes(words));

async function takePort(): Promise<Server> {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  return other;
}

describe('a start whose port is taken', () => {
  test('reports the port, and gets ready when it is free', async () => {
    const other = await takePort();
    product = new StartedProduct(port, dataDir);
    await printed(`Port ${port} of 127.0.0.1 is taken by another program: stop that one, or set PORT`);
    other.close();
    await product.announced();
    expect(product.output).not.toMatch(/^\s+at /m);
  });

  test('exits at once with code 0 on SIGTERM', async () => {
    const other = await takePort();
    product = new StartedProduct(port, dataDir);
    await printed('is taken by another program');
    const family = product.family();
    const asked = performance.now();
    expect(await product.kill('SIGTERM')).toBe(0);
    expect(performance.now() - asked).toBeLessThan(2_000);
    expect(survivorsOf(family)).toEqual([]);
    other.close();
  });
});

describe('a start with wrong settings exits with 78 and prints the reason once', () => {
  test.each([
    ['of the supervisor', { PORT: 'x' }, 'PORT must be a number between 0 and 65535, not x.'],
    ['of a part', { LOG_LEVEL: 'laut' }, 'LOG_LEVEL must be one of trace,'],
    ['with an invalid e-mail address', { ADMIN_EMAIL: 'chefin' }, 'ADMIN_EMAIL must be an e-mail address.'],
    ['with a short password', { ADMIN_PASSWORD: 'kurz' }, 'ADMIN_PASSWORD must have between 10 and 200'],
  ])('%s', async (_, env, words) => {
    product = new StartedProduct(port, dataDir, env);
    expect(await product.ended).toBe(78);
    expect(product.output.split(words)).toHaveLength(2);
    expect(product.output).toMatch(new RegExp(`Bestellwerk stops: ([a-z -]+: )?${words}`));
    expect(product.output).not.toContain('Tried again');
    expect(product.output).not.toMatch(/^\s+at /m);
  });

  test('with foreign files in the data folder', async () => {
    mkdirSync(join(dataDir, 'postgres', 'cluster'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'cluster', 'letter.txt'), 'Dear …');
    product = new StartedProduct(port, dataDir);
    expect(await product.ended).toBe(78);
    expect(product.output).toContain('Bestellwerk stops: postgres: ');
    expect(product.output).toContain('something else than a PostgreSQL');
  });
});

test('answers 503 while PostgreSQL cannot start, and gets ready when the cause is fixed', async () => {
  const folder = join(dataDir, 'later');
  mkdirSync(folder);
  // PostgreSQL's place is taken by a link that leads to nowhere yet, as with a file system that is mounted late.
  symlinkSync(join(folder, 'postgres'), join(dataDir, 'postgres'));
  product = new StartedProduct(port, dataDir);
  const address = `http://127.0.0.1:${port}`;
  await printed('Tried again in');
  const answer = await until(() => fetch(`${address}/api/init`).catch(() => undefined));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('nicht erreichbar') }],
  });
  expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  mkdirSync(join(folder, 'postgres'));
  await product.announced();
});
