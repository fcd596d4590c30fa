import type { SeededRandom } from '../seeded-random.js';
import type { ChaosContext } from '../context.js';
import { aroundToday } from './around-today.js';

const names = ['orders', 'revenue', 'canceled-orders', 'working-activities'] as const;

/** Reads figures as charts do. Their position never goes back. */
export class StatisticsReader {
  private readonly stood = new Map<string, bigint>();

  constructor(private readonly context: ChaosContext) {}

  async look(random: SeededRandom): Promise<void> {
    const name = random.pick(names);
    const { data } = await this.context.office.ask('GET', `/api/statistics/${name}?${aroundToday()}`);
    const position = BigInt(data.meta.projectionPosition);
    const before = this.stood.get(name) ?? -1n;
    if (position < before)
      this.context.expected.findings.push(`${name} stood at ${before}, then at ${position}`);
    this.stood.set(name, position);
  }
}
