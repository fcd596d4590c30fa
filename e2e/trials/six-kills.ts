import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../server-kit/testing/until.js';
import { partNames, type PartName } from '../support/product.js';
import { seconds, type Trial, type TrialReport } from './trial.js';
import { whileOrdering } from './while-ordering.js';

const KILLS = 6;

/** One part is killed as soon as it runs again, six times; the time to recover counts from the last kill. */
const trySixKills = (part: PartName): Promise<TrialReport> =>
  whileOrdering(async (product) => {
    const begun = performance.now();
    for (let kills = 0; kills < KILLS; kills += 1) {
      await until(() => product.killIfThere(part));
      await delay(200);
    }
    const since = performance.now();
    return { since, figures: { 'six kills took': seconds(since - begun) } };
  });

export const sixKills: readonly Trial[] = partNames.map((part) => ({
  name: `six-kills-${part.toLowerCase().replace(' ', '-')}`,
  about: `${part} is killed six times as soon as it runs`,
  run: () => trySixKills(part),
}));
