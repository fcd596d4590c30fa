import { randomUUID } from 'node:crypto';
import { RowCopies } from '../limits/row-copies.js';
import { EVENTS_PER_ORDER, fillOrders } from '../load/fill-orders.js';
import { alternate, compared, type Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { startLogStage } from '../harness/log-stage.js';
import { ReadModels, startProjections } from '../harness/read-models.js';

/** All projections from the beginning of a log to its end, beside the mere insertion of the rows they make. */
export const catchUp: Scenario = {
  name: 'catch-up',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd, say } = surroundings;
    const { log, eventStoreUrl, database } = await startLogStage(surroundings);
    const orders = Math.ceil(sizes.catchUpEvents / EVENTS_PER_ORDER);
    const events = orders * EVENTS_PER_ORDER;
    say(`writing ${events} events`);
    const head = await fillOrders(log, orders, { branch: randomUUID(), businessDate: '2026-11-20' });
    const databaseUrl = await database('views');
    const readModels = await ReadModels.open(databaseUrl);
    atEnd(() => readModels.close());
    const stored = await ReadModels.open(await database('eventlog'));
    atEnd(() => stored.close());
    const eventsAfter = async (position: string) => {
      const sql = 'SELECT count(*)::int AS events FROM recorded_event WHERE position > $1';
      return (await stored.rows<{ events: number }>(sql, [position]))[0]!.events;
    };

    const product = async () => {
      await readModels.rows('DROP SCHEMA IF EXISTS views CASCADE');
      const projections = await startProjections(databaseUrl, eventStoreUrl);
      const [started, first] = [performance.now(), await readModels.position()];
      await readModels.until(head);
      const tookMs = performance.now() - started;
      const rate = ((await eventsAfter(first)) * 1_000) / tookMs;
      await projections.stop(3_000);
      say(`${Math.round(rate)} events/s`);
      return rate;
    };
    await product();
    const copies = await RowCopies.of(readModels);
    const limit = async () => {
      const started = performance.now();
      await copies.insert();
      return (events * 1_000) / (performance.now() - started);
    };
    return [
      compared('catch-up of all projections', 'events/s', await alternate(sizes.rounds, product, limit)),
    ];
  },
};
