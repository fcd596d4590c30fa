import { setTimeout as delay } from 'node:timers/promises';
import type { PartName, Product } from '../support/product.js';
import type { SeededRandom } from './seeded-random.js';

/** What dies more often is started after growing pauses (embedded/supervision/restart-pause.ts). */
const MOST_A_MINUTE = 4;
const MINUTE_MS = 60_000;
/** What dies with a part, because it cannot be without it. */
const follows: Partial<Record<PartName, readonly PartName[]>> = { PostgreSQL: ['event store'] };

/** Kills parts at random moments. */
export class Killer {
  readonly kills: Record<PartName | 'supervisor', number> = {
    backend: 0,
    projections: 0,
    'event store': 0,
    PostgreSQL: 0,
    supervisor: 0,
  };
  private deaths: { part: PartName; at: number }[] = [];

  constructor(
    private readonly product: Product,
    private readonly random: SeededRandom,
    private readonly say: (line: string) => void,
  ) {}

  async work(end: number): Promise<void> {
    for (;;) {
      await delay(this.random.between(1_500, 6_000));
      if (Date.now() >= end) return;
      if (this.product.hasEnded) throw new Error(`The product has ended:\n${this.product.output}`);
      if (this.random.chance(0.08)) await this.killSupervisor();
      else this.killPart();
    }
  }

  private async killSupervisor(): Promise<void> {
    this.kills.supervisor++;
    this.say('kills the supervisor');
    await this.product.killAndRestart();
    this.deaths = [];
  }

  private killPart(): void {
    const part = this.random.pick<PartName>([
      'backend',
      'backend',
      'projections',
      'projections',
      'event store',
      'PostgreSQL',
    ]);
    const dying = [part, ...(follows[part] ?? [])];
    if (dying.some((one) => this.diesTooOften(one)) || !this.product.killIfThere(part)) return;
    this.deaths.push(...dying.map((one) => ({ part: one, at: Date.now() })));
    this.kills[part]++;
    this.say(`kills ${part}`);
  }

  private diesTooOften(part: PartName): boolean {
    const since = Date.now() - MINUTE_MS;
    return this.deaths.filter((death) => death.part === part && death.at > since).length >= MOST_A_MINUTE;
  }
}
