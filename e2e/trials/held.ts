import { setTimeout as delay } from 'node:timers/promises';
import { partNames, type PartName } from '../support/product.js';
import { seconds, type Trial, type TrialReport } from './trial.js';
import { whileOrdering } from './while-ordering.js';

/** Every process of one part is stopped (SIGSTOP), as a part that hangs; nobody lets it go on. */
const tryHeld = (part: PartName): Promise<TrialReport> =>
  whileOrdering(async (product) => {
    const held = product.pidsOf(part);
    for (const pid of held) process.kill(pid, 'SIGSTOP');
    const since = performance.now();
    while (product.pidsOf(part).some((pid) => held.includes(pid))) await delay(50);
    return { since, figures: { 'noticed and ended after': seconds(performance.now() - since) } };
  });

export const held: readonly Trial[] = partNames.map((part) => ({
  name: `held-${part.toLowerCase().replace(' ', '-')}`,
  about: `${part} hangs (SIGSTOP)`,
  run: () => tryHeld(part),
}));
