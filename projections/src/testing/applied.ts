import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { Projection } from '../projection/projection.js';
import { RowSet } from '../runner/row-set.js';
import { TableSql } from '../storage/table-sql.js';

/** The rows that events make of nothing, in the order of their making. */
export function applied<Row extends object, Event extends DomainEvent>(
  projection: Projection<Row, Event>,
  events: readonly RecordedEvent<Event>[],
): Row[] {
  const rows = new RowSet(new TableSql(projection.table, 1), []);
  for (const event of events) projection.apply(event, rows as never);
  return rows.changes().flatMap(({ after }) => (after ? [after as Row] : []));
}
