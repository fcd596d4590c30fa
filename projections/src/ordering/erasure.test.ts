import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { orderDecider } from '@bestellwerk/domain/ordering/order/order';
import {
  type OrderEvent,
  orderEvents,
  orderFamily,
  orderStream,
} from '@bestellwerk/domain/ordering/order/order-events';
import { type PersonalFieldPaths, personalFieldPaths } from '@bestellwerk/event-log/personal-field-paths';
import { withoutPersonalData } from '@bestellwerk/event-log/without-personal-data';
import type { Projection, Rows } from '../engine/projection.js';
import { RowSet } from '../engine/runner/row-set.js';
import { TableSql } from '../engine/storage/table-sql.js';
import { projections } from '../projections.js';
import { recordedIn } from '../testing/order-stories.js';

const order = '22222222-0000-4000-8000-000000000000';
const MARKER = 'Quittenbaum';
const upload = {
  id: '99999999-0000-4000-8000-000000000000',
  version: 1,
  extension: 'pdf',
  publicHash: MARKER,
  mimeType: 'application/pdf',
};

/** The same data with something personal in every field that may hold it. */
function marked(data: unknown, at: PersonalFieldPaths | null | undefined, name = ''): unknown {
  if (!at || data === undefined) return data;
  if (at.personal) return name === 'uploads' ? [upload] : `${MARKER} ${name}`;
  if (Array.isArray(data)) return data.map((item) => marked(item, at.each));
  if (data === null) return null;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, marked(value, at.fields?.get(key), key)]),
  );
}

const folder = new URL('../../../domain/ordering/stories/', import.meta.url);
const stories = readdirSync(folder).map((name) => {
  const story = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { events: OrderEvent[] };
  const beforeErasure = story.events.filter(({ type }) => type !== 'PersonalDataErased');
  const events = beforeErasure.map(({ type, data }) => {
    const known = orderEvents[type].parse(data);
    return { type, data: marked(known, personalFieldPaths(orderEvents[type])) } as OrderEvent;
  });
  return [name, recordedIn(orderStream(order), [...events, erasureOf(events)])] as const;
});

function erasureOf(events: readonly OrderEvent[]): OrderEvent {
  const state = events.reduce(orderDecider.evolve, orderDecider.initial);
  if (state.status === 'none') throw new Error('a story without an order');
  const { uploads, counterEntries, handRefunds } = state;
  return {
    type: 'PersonalDataErased',
    data: {
      ...{ reason: 'request', uploads: [...new Set(uploads)] },
      counterEntries: [...counterEntries, ...handRefunds],
    },
  };
}

/** Rows after events, of which each reaches only what the projection named for it. */
function rowsOf(projection: Projection, events: readonly RecordedEvent[]): object[] {
  const sql = new TableSql(projection.table, 1);
  const rows = new RowSet(sql, []);
  for (const event of events) {
    const named = new Set(projection.keys(event).map((key) => sql.keyOf(key)));
    const only = (key: object) => {
      expect(named).toContain(sql.keyOf(key));
      return key;
    };
    projection.apply(event, {
      get: (key) => rows.get(only(key)),
      put: (row) => rows.put(only(row)),
      remove: (key) => rows.remove(only(key)),
    } satisfies Rows<object>);
  }
  return rows.changes().map(({ after }) => after!);
}

const ofOrders = projections.filter(({ category }) => [category].flat().includes(orderFamily.category));

describe.each(stories)('%s, erased,', (_, events) => {
  test.each(ofOrders.map((projection) => [projection.name, projection] as const))(
    'leaves nothing personal in %s, which is the same as without the key',
    (_name, projection) => {
      const keyless = events.map((event) => ({
        ...event,
        data: withoutPersonalData(orderEvents[event.type], event.data),
      }));
      const rows = rowsOf(projection, events);
      expect(JSON.stringify(rows)).not.toContain(MARKER);
      expect(rows).toEqual(rowsOf(projection, keyless));
    },
  );
});

test('what decisions know of an erased order is the same with and without its key', () => {
  for (const [, events] of stories) {
    const keyless = events.map((event) => ({
      ...event,
      data: withoutPersonalData(orderEvents[event.type], event.data),
    })) as OrderEvent[];
    const state = events.reduce(orderDecider.evolve, orderDecider.initial);
    expect(JSON.stringify(state)).not.toContain(MARKER);
    expect(state).toEqual(keyless.reduce(orderDecider.evolve, orderDecider.initial));
  }
});
