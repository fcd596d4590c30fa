import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fillOrders } from '../load/fill-orders.js';
import type { Figure } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { startLogStage } from '../harness/log-stage.js';
import { ReadModels, startProjections } from '../harness/read-models.js';

const WRITERS = 16;

/** 16 writers, each with orders of its own, while the projections follow: every event must have its row. */
export const nothingSkipped: Scenario = {
  name: 'nothing-skipped',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd } = surroundings;
    const { log, eventStoreUrl, database } = await startLogStage(surroundings);
    const databaseUrl = await database('views');
    const projections = await startProjections(databaseUrl, eventStoreUrl);
    atEnd(() => projections.stop(3_000));
    const readModels = await ReadModels.open(databaseUrl);
    atEnd(() => readModels.close());
    const each = Math.ceil(sizes.few / WRITERS);
    const write = () => fillOrders(log, each, { branch: randomUUID(), businessDate: '2026-11-20' });
    await Promise.all(Array.from({ length: WRITERS }, write));
    const head = await log.head();
    await readModels.until(head);
    const written = await eventsOfOrders(log, head);
    const rows = await readModels.rows<{ event: string }>(
      `SELECT order_id || ' ' || revision AS event FROM views.order_history`,
    );
    const projected = rows.map(({ event }) => event);
    if (hashOf(written) !== hashOf(projected)) {
      throw new Error(`${written.length} events became ${projected.length} rows, or others`);
    }
    return [
      { name: `events projected with ${WRITERS} writers`, unit: '', value: projected.length },
      { name: `events skipped with ${WRITERS} writers`, unit: '', value: written.length - projected.length },
    ];
  },
};

/** `<order> <revision>` of every event of an order that the log holds. */
async function eventsOfOrders(log: Awaited<ReturnType<typeof startLogStage>>['log'], head: string) {
  const events: string[] = [];
  const end = new AbortController();
  for await (const batch of log.follow({ after: null, signal: end.signal })) {
    for (const { stream, revision } of batch.entries) {
      if (stream.startsWith('order-')) events.push(`${stream.slice('order-'.length)} ${revision}`);
    }
    if (BigInt(batch.position) >= BigInt(head)) break;
  }
  end.abort();
  await delay(0);
  return events;
}

const hashOf = (events: readonly string[]): string =>
  createHash('sha256').update(events.toSorted().join('\n')).digest('hex');
