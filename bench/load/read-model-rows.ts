import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { contributionsOf, type Projection, type Rollup } from '@bestellwerk/projections/engine/projection';
import type { EntitySchema } from 'typeorm';
import type { ReadModels } from '../harness/read-models.js';

const AT_ONCE = 2_000;

/** The row that a projection makes of the events of one stream. */
export function rowAfter<Row extends object, Event extends DomainEvent>(
  projection: Projection<Row, Event>,
  events: readonly RecordedEvent<Event>[],
): Row {
  const made: { row?: Row } = {};
  for (const event of events) {
    projection.apply(event, {
      get: () => made.row,
      put: (row) => (made.row = row),
      remove: () => delete made.row,
    });
  }
  return made.row!;
}

/** The sums of a rollup, as the projections add them up. */
export class SumsOf<Row> {
  private readonly sums = new Map<string, Record<string, string | number | boolean>>();
  private readonly primary: readonly string[];

  constructor(private readonly rollup: Rollup<Row>) {
    this.primary = columnsOf(rollup.table)
      .filter(({ isPrimary }) => isPrimary)
      .map(({ property }) => property);
  }

  add(row: Row): void {
    for (const added of contributionsOf(this.rollup, row)) {
      const key = this.primary.map((name) => added[name]).join(' ');
      const sum = this.sums.get(key);
      if (!sum) {
        this.sums.set(key, { ...added });
        continue;
      }
      for (const [name, value] of Object.entries(added)) {
        if (typeof value !== 'number' || this.primary.includes(name)) continue;
        sum[name] = Number(((sum[name] as number) + value).toFixed(4));
      }
    }
  }

  insert(readModels: ReadModels): Promise<void> {
    return insertRows(readModels, this.rollup.table, [...this.sums.values()]);
  }
}

/** Rows as projections put them, straight into their table. */
export async function insertRows(
  readModels: ReadModels,
  table: EntitySchema,
  rows: readonly object[],
): Promise<void> {
  const columns = columnsOf(table);
  const name = `views."${table.options.name}"`;
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const batch = rows.slice(first, first + AT_ONCE).map((row) => {
      const values = row as Record<string, unknown>;
      return Object.fromEntries(columns.map(({ property, column }) => [column, values[property]]));
    });
    await readModels.rows(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(null::${name}, $1)`, [
      JSON.stringify(batch),
    ]);
  }
}

const columnsOf = (table: EntitySchema) =>
  Object.entries(table.options.columns).map(([property, options]) => ({
    property,
    column: options!.name!,
    isPrimary: options!.primary === true,
  }));
