import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { Projection } from '../engine/projection.js';
import { RowSet } from '../engine/runner/row-set.js';
import { TableSql } from '../engine/storage/table-sql.js';
import { recordedIn } from './order-stories.js';

/** Given these events of one stream, the rows of the projection, in the order of their creation. */
export const rowsAfter = <Row extends object, Event extends DomainEvent>(
  projection: Projection<Row, Event>,
  stream: string,
  events: readonly Event[],
): Row[] => rowsAfterAll(projection, recordedIn(stream, events));

/** The same for events of several streams. */
export function rowsAfterAll<Row extends object, Event extends DomainEvent>(
  projection: Projection<Row, Event>,
  events: readonly RecordedEvent<Event>[],
): Row[] {
  const rows = new RowSet(new TableSql(projection.table, 1), []);
  for (const event of events) projection.apply(event, rows as never);
  return rows.changes().flatMap(({ after }) => (after ? [after as Row] : []));
}
