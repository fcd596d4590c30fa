import { expect, test } from '@playwright/test';
import { runChaos } from '../chaos/run-chaos.js';
import { Product } from '../support/product.js';

/** A short `npm run chaos`. */
test('random kills under mixed load neither lose nor duplicate events', async () => {
  test.setTimeout(300_000);
  const product = await Product.start();
  try {
    const { findings, kills } = await runChaos(product, { seconds: 45, seed: 3, say: () => undefined });
    expect(findings).toEqual([]);
    expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2);
  } finally {
    await product.stop();
  }
});
