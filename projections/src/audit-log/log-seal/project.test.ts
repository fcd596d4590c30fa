import { expect, it } from '@jest/globals';
import type { LogEvent } from '@bestellwerk/event-log/log-event';
import { chained, CHAIN_START, digestOf, marksIn } from '@bestellwerk/event-log/seal/chain';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { recorded } from '../../testing/order-stories.js';
import { RowSet } from '../../engine/runner/row-set.js';
import { TableSql } from '../../engine/storage/table-sql.js';
import { logSeal } from './project.js';
import type { LogSealRow } from './table.js';

const [placed] = recorded('33333333-3333-4333-8333-333333333333', eventsUntil.pending);
const digests = Array.from({ length: 1_003 }, (_, index) => index.toString(16).padStart(64, '0'));

function rowsOf(events: readonly LogEvent[]): LogSealRow[] {
  const rows = new RowSet(new TableSql(logSeal.table, 0), []);
  for (const event of events) logSeal.apply(event as never, rows as never);
  return rows.changes().map(({ after }) => after as LogSealRow);
}
const eventsWith = (all: readonly string[]): LogEvent[] =>
  all.map((digest, index) => ({ ...placed!, position: String(10 * index), digest }));

it('there is a seal after every 500 events, and an open one that ends at the head', () => {
  const head = digests.reduce(chained, CHAIN_START);
  const rows = rowsOf(eventsWith(digests)).sort((one, other) => one.number - other.number);
  expect(rows.map(({ number, events, position }) => [number, events, position])).toEqual([
    [0, 1_003, '10020'],
    [1, 500, '4990'],
    [2, 1_000, '9990'],
  ]);
  expect(rows.map(({ marks }) => marksIn(marks).length)).toEqual([3, 500, 500]);
  expect(rows[0]!.hash).toBe(head);
  expect(rows[1]!.hash).toBe(digests.slice(0, 500).reduce(chained, CHAIN_START));
});

it('the chain is another one when one event differs', () => {
  const others = digests.with(7, 'f'.repeat(64));
  expect(rowsOf(eventsWith(others))[0]!.hash).not.toBe(rowsOf(eventsWith(digests))[0]!.hash);
});

it('an event that cannot be read is sealed as well', () => {
  const { id, stream, type, revision } = placed!;
  const broken: LogEvent = {
    ...{ undecodable: true, id, stream, type, revision, position: '5' },
    ...{ error: 'version 9 is newer than 1', digest: 'a'.repeat(64) },
  };
  expect(rowsOf([broken])[0]).toMatchObject({ events: 1, at: null, position: '5' });
});

it('a digest depends on every part of what is stored', () => {
  const stored = {
    ...{ id: 'i', stream: 's', revision: '0', type: 'T' },
    ...{ data: Buffer.from('{}'), metadata: Buffer.from('{"a":1}') },
  };
  const all = [
    stored,
    { ...stored, id: 'j' },
    { ...stored, stream: 't' },
    { ...stored, revision: '1' },
    { ...stored, type: 'U' },
    { ...stored, data: Buffer.from('{}{') },
    { ...stored, data: Buffer.from('{}{'), metadata: Buffer.from('"a":1}') },
  ].map(digestOf);
  expect(new Set(all).size).toBe(all.length);
});
