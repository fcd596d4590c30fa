import type { Rows } from '../projection/projection.js';
import type { TableSql } from '../storage/table-sql.js';

export interface RowChange {
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** The rows that a batch touches, folded in memory. */
export class RowSet implements Rows<object> {
  private readonly stored = new Map<string, object>();
  private readonly current = new Map<string, object>();

  constructor(
    private readonly table: TableSql,
    stored: readonly object[],
  ) {
    for (const row of stored) this.stored.set(table.keyOf(row), row);
    this.current = new Map(this.stored);
  }

  get(key: object): object | undefined {
    return this.current.get(this.table.keyOf(key));
  }

  put(row: object): void {
    this.current.set(this.table.keyOf(row), row);
  }

  remove(key: object): void {
    this.current.delete(this.table.keyOf(key));
  }

  /** What is to be written: each key once, however many events it took. */
  changes(): RowChange[] {
    const keys = new Set([...this.stored.keys(), ...this.current.keys()]);
    return [...keys]
      .map((key) => ({ before: this.stored.get(key), after: this.current.get(key) }))
      .filter(({ before, after }) => before !== after);
  }
}
