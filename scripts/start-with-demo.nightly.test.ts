import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { freePort } from '@bestellwerk/server-kit/ports';
import { administrator, StartedProduct } from './testing/started-product.js';

jest.setTimeout(120_000);

/** Counts missed orders, shifts and forgotten shifts. */
async function marks(
  product: StartedProduct,
): Promise<{ missed: number; forgotten: number; shifts: number }> {
  const session = await product.signIn();
  const cookie = session.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const read = async (path: string): Promise<{ isForgotten: boolean }[]> => {
    const response = await fetch(`http://127.0.0.1:${product.port}/api/${path}`, { headers: { cookie } });
    return ((await response.json()) as { data: { isForgotten: boolean }[] }).data;
  };
  const shifts = await read('working-activities?limit=100');
  const missed = await read('orders/missed');
  const forgotten = shifts.filter(({ isForgotten }) => isForgotten).length;
  return { missed: missed.length, forgotten, shifts: shifts.length };
}

test('demo data is written completely before its deadlines are processed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestellwerk-demo-'));
  const port = await freePort();
  const product = new StartedProduct(port, dataDir, { ...administrator, DEMO: '1' });
  try {
    await product.announced();
    const { output } = product;
    expect(output).not.toContain('demo data failed');
    expect(output).toContain('Demo staff');
    expect(output.indexOf('projections: starting')).toBeGreaterThan(output.indexOf('Demo staff'));
    const found = await marks(product);
    expect(found).toMatchObject({ missed: 0, forgotten: 0 });
    expect(found.shifts).toBeGreaterThan(40);
  } finally {
    await product.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
