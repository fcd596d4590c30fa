import { setTimeout as delay } from 'node:timers/promises';
import { partNames, type PartName } from '../support/product.js';
import { seconds, type Trial, type TrialReport } from './trial.js';
import { whileOrdering } from './while-ordering.js';

/** Stops every process of one part (SIGSTOP), as if it hung, and never continues it. */
const tryHeld = (part: PartName): Promise<TrialReport> =>
  whileOrdering(async (product) => {
    const pids = product.pidsOf(part);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const since = performance.now();
    while (product.pidsOf(part).some((pid) => pids.includes(pid))) await delay(50);
    return { since, figures: { 'noticed and ended after': seconds(performance.now() - since) } };
  });

export const held: readonly Trial[] = partNames.map((part) => ({
  name: `held-${part.toLowerCase().replace(' ', '-')}`,
  about: `${part} hangs (SIGSTOP)`,
  run: () => tryHeld(part),
}));
