import { setTimeout as delay } from 'node:timers/promises';
import type { SeededRandom } from '../../chaos/seeded-random.js';
import { type PartName, partNames, type Product } from '../../support/product.js';
import type { SecondBackend } from './second-backend.js';

type Victim = PartName | 'second backend' | 'supervisor';

/**
 * Kills parts at random moments, but lets the product come back in between: orders are to be paid, not only to be tried.
 * Now and then the next kill hits it while it comes back.
 */
export class PacedKiller {
  readonly kills: Partial<Record<Victim, number>> = {};

  constructor(
    private readonly product: Product,
    private readonly second: SecondBackend,
    private readonly random: SeededRandom,
    private readonly longestPauseMs: number,
    private readonly say: (line: string) => void,
  ) {}

  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (!this.random.chance(0.2)) await this.product.ready();
      await this.pause(this.random.between(200, this.longestPauseMs), isOver);
      if (!isOver()) await this.kill();
    }
  }

  private async kill(): Promise<void> {
    const victims: readonly Victim[] = [
      ...partNames,
      ...partNames,
      ...partNames,
      'second backend',
      'second backend',
    ];
    const victim = this.random.chance(0.03) ? 'supervisor' : this.random.pick(victims);
    if (victim === 'supervisor') await this.product.killAndRestart();
    else if (victim === 'second backend') this.second.kill();
    else if (!this.product.killIfThere(victim)) return;
    this.kills[victim] = (this.kills[victim] ?? 0) + 1;
    this.say(`killed ${victim}`);
  }

  private async pause(ms: number, isOver: () => boolean): Promise<void> {
    for (const end = performance.now() + ms; !isOver() && performance.now() < end;) await delay(50);
  }
}
