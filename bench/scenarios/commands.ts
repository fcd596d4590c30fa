import { randomUUID } from 'node:crypto';
import { branchDayDecider } from '@bestellwerk/domain/branch-day/branch-day';
import { placeRequest } from '@bestellwerk/domain/branch-day/testing/places';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { takePlace } from '@bestellwerk/domain/branch-day/branch-day-decisions';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { RowInserts } from '../limits/row-inserts.js';
import { newContext } from '../load/contexts.js';
import { perSecond } from '../load/load.js';
import { alternate, compared, type Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { startLogStage } from '../harness/log-stage.js';

const WRITERS = 16;
const STREAMS = 1_000;

/** State, decision and append in one process: 16 writers who work on a thousand streams. */
export const commands: Scenario = {
  name: 'commands',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd } = surroundings;
    const { log, database } = await startLogStage(surroundings);
    const inserts = await RowInserts.open(await database('bare'), WRITERS);
    atEnd(() => inserts.close());
    const transactor = new Transactor(log, () => new Date());
    const streams = Array.from({ length: STREAMS }, () => branchDayStream(randomUUID(), '2026-11-20'));
    let turn = 0;
    const command = () => {
      const place = placeRequest({ order: randomUUID(), at: new Date().toISOString() });
      return transactor.transact({
        stream: streams[turn++ % STREAMS]!,
        decider: branchDayDecider,
        decide: (day) => takePlace(day, place),
        context: newContext(),
      });
    };
    const insert = () =>
      inserts.insert({
        stream: streams[turn++ % STREAMS]!,
        type: 'PlaceTaken',
        data: { order: randomUUID(), window: null, ticketNumber: turn, takenAt: new Date().toISOString() },
        metadata: newContext(),
      });
    const product = () => perSecond(WRITERS, sizes.loadMs, command);
    const limit = () => perSecond(WRITERS, sizes.loadMs, insert);
    for (const warmUp of [product, limit]) await warmUp();
    return [compared(`commands, ${WRITERS} writers`, '1/s', await alternate(sizes.rounds, product, limit))];
  },
};
