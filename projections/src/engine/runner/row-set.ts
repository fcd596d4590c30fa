import type { Rows } from '../projection.js';
import type { TableSql } from '../storage/table-sql.js';

export interface RowChange {
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** The rows that a batch touches, folded in memory. */
export class RowSet implements Rows<object> {
  private readonly stored = new Map<string, object>();
  /** Changed rows by key; undefined: deleted. */
  private readonly changed = new Map<string, object | undefined>();

  constructor(
    private readonly table: TableSql,
    stored: readonly object[],
  ) {
    for (const row of stored) this.stored.set(table.keyOf(row), row);
  }

  get(key: object): object | undefined {
    const name = this.table.keyOf(key);
    return this.changed.has(name) ? this.changed.get(name) : this.stored.get(name);
  }

  put(row: object): void {
    this.changed.set(this.table.keyOf(row), row);
  }

  remove(key: object): void {
    this.changed.set(this.table.keyOf(key), undefined);
  }

  /** What is to be written: each key once, however many events it took. */
  changes(): RowChange[] {
    const changes: RowChange[] = [];
    for (const [name, after] of this.changed) {
      const before = this.stored.get(name);
      if (before !== after) changes.push({ before, after });
    }
    return changes;
  }
}
