import { isUndecodable, type LogEvent } from '@bestellwerk/event-log/log-event';
import { chained, CHAIN_START, markOf, SEALED_AT_ONCE } from '@bestellwerk/event-log/seal/chain';
import { EVERY_EVENT, type Projection } from '../../engine/projection.js';
import { logSealTable, type LogSealRow } from './table.js';

const OPEN = { number: 0 };
const BEFORE_ALL: LogSealRow = {
  ...OPEN,
  events: 0,
  position: '-1',
  at: null,
  hash: CHAIN_START,
  marks: '',
};

/** A hash chain over everything that the log stores, with a row for every 500 events. */
export const logSeal = {
  name: 'log_seal',
  title: 'Siegel des Protokolls',
  version: 1,
  table: logSealTable,
  category: EVERY_EVENT,
  keys: () => [OPEN],
  apply(event, rows) {
    const next = sealed(rows.get(OPEN) ?? BEFORE_ALL, event);
    const isFull = next.events % SEALED_AT_ONCE === 0;
    if (isFull) rows.put({ ...next, number: next.events / SEALED_AT_ONCE });
    rows.put(isFull ? { ...next, marks: '' } : next);
  },
} as const satisfies Projection<LogSealRow>;

/** The open run with one more event. */
function sealed(open: LogSealRow, event: LogEvent): LogSealRow {
  const { digest, position } = event;
  if (digest === undefined) throw new Error('an event without a digest');
  return {
    ...OPEN,
    events: open.events + 1,
    position,
    at: isUndecodable(event) ? null : event.metadata.at,
    hash: chained(open.hash, digest),
    marks: open.marks + markOf(digest),
  };
}
