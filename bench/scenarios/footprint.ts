import { rm } from 'node:fs/promises';
import { requestsPerSecond } from '../load/load.js';
import { OrderForms, orderRequest, shopAt } from '../load/order-forms.js';
import { type Figure, median } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { type ByPart, memoryOf } from '../harness/cpu.js';
import { Product } from '../harness/product.js';

/** How long the first and every later start takes, and the memory of each part after load. */
export const footprint: Scenario = {
  name: 'footprint',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes } = surroundings;
    const first: number[] = [];
    const later: number[] = [];
    let memory: ByPart | undefined;
    for (let round = 0; round < sizes.rounds; round++) {
      const fresh = await Product.start(surroundings);
      first.push(fresh.startUpMs);
      await fresh.stop();
      const product = await Product.start(surroundings);
      later.push(product.startUpMs);
      const forms = new OrderForms(await shopAt(product.url));
      const load = { connections: 32, milliseconds: sizes.loadMs, status: 201 };
      await requestsPerSecond(product.url, load, () => orderRequest(forms.next()));
      memory = memoryOf(product.pid);
      await product.stop();
      await rm(product.dataDir, { recursive: true });
    }
    return [
      { name: 'first start', unit: 's', value: median(first) / 1_000 },
      { name: 'later start', unit: 's', value: median(later) / 1_000 },
      ...Object.entries(memory ?? {}).map(([part, value]) => ({
        name: `memory after load: ${part}`,
        unit: 'MiB',
        value,
      })),
    ];
  },
};
