import { randomUUID } from 'node:crypto';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { metadataOf } from '@bestellwerk/event-log/command';
import { RowInserts } from '../limits/row-inserts.js';
import { newContext } from '../load/contexts.js';
import { perSecond } from '../load/load.js';
import { alternate, compared, type Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { startLogStage } from '../harness/log-stage.js';

const WRITERS = [1, 16, 64];

/** Events through the client into the log, each a call of its own, beside rows of the same bytes. */
export const append: Scenario = {
  name: 'append',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, say } = surroundings;
    const { log, database } = await startLogStage(surroundings);
    const bareUrl = await database('bare');
    const figures: Figure[] = [];
    for (const writers of WRITERS) {
      say(`${writers} writers`);
      const inserts = await RowInserts.open(bareUrl, writers);
      const product = () =>
        perSecond(writers, sizes.loadMs, () => {
          const { stream, event } = newEvent();
          return log.append(stream, 'noStream', [event]);
        });
      const limit = () =>
        perSecond(writers, sizes.loadMs, () => {
          const { stream, event } = newEvent();
          return inserts.insert({ stream, ...event });
        });
      for (const warmUp of [product, limit]) await warmUp();
      figures.push(
        compared(`append, ${writers} writers`, '1/s', await alternate(sizes.rounds, product, limit)),
      );
      await inserts.close();
    }
    return figures;
  },
};

/** The first event of a stream of its own: about 600 bytes with its metadata. */
function newEvent() {
  const at = new Date();
  const data = { order: randomUUID(), window: null, ticketNumber: 1, takenAt: at.toISOString() };
  const metadata = metadataOf(newContext(), at);
  const event = { id: randomUUID(), type: 'PlaceTaken', data, metadata } as const;
  return { stream: branchDayStream(randomUUID(), '2026-11-20'), event };
}
