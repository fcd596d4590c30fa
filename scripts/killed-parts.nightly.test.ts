import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, jest, test } from '@jest/globals';
import { freePort } from '@bestellwerk/server-kit/ports';
import { survivorsOf } from './testing/process-table.js';
import { administrator, StartedProduct } from './testing/started-product.js';

const parts = [
  'backend/dist/main.js',
  'projections/dist/main.js',
  'embedded/dist/event-store/main.js',
  'embedded/dist/postgres/main.js',
  'payment-sandbox/dist/main.js',
];

jest.setTimeout(120_000);

const dataDir = mkdtempSync(join(tmpdir(), 'bestellwerk-killed-'));
let product: StartedProduct;
afterEach(async () => {
  await product.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test('each killed part is started again, and all end when the supervisor is killed', async () => {
  product = new StartedProduct(await freePort(), dataDir, administrator);
  await product.announced();
  for (const part of parts) {
    const killed = product.part(part)!;
    process.kill(killed, 'SIGKILL');
    await product.until(() => (product.part(part) ?? killed) !== killed);
    await product.until(() => product.isReady());
  }
  // Connections of a killed PostgreSQL live a moment longer, and may answer that all is well before they end.
  await product.until(async () => (await product.signIn()).status === 200);
  const family = product.family();
  await product.kill('SIGKILL');
  await product.until(() => survivorsOf(family).length === 0);
});
