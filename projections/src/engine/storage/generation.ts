import type { QueryRunner } from 'typeorm';
import type { Projection, Rollup } from '../projection.js';
import { guardTables } from './damage.js';
import { relationsExist } from '../../database/query.js';
import { TableSql } from './table-sql.js';

/** One physical copy of a read model: its rows, and the sums over them. */
export class Generation {
  readonly rows: TableSql;
  readonly rollups: readonly { readonly rollup: Rollup<object>; readonly table: TableSql }[];

  constructor(
    readonly projection: Projection,
    readonly number: number,
  ) {
    this.rows = new TableSql(projection.table, number);
    this.rollups = (projection.rollups ?? []).map((rollup) => ({
      rollup,
      table: new TableSql(rollup.table, number),
    }));
  }

  private get tables(): readonly TableSql[] {
    return [this.rows, ...this.rollups.map(({ table }) => table)];
  }

  async create(runner: QueryRunner): Promise<void> {
    for (const table of this.tables) await table.create(runner);
    await this.guard(runner);
  }

  /** Adds damage triggers to its tables, also to those of an older version. */
  async guard(runner: QueryRunner): Promise<void> {
    const name = { projection: this.projection.name, generation: this.number };
    await guardTables(
      runner,
      name,
      this.tables.map(({ table }) => table),
    );
  }

  async drop(runner: QueryRunner): Promise<void> {
    for (const table of this.tables) await table.drop(runner);
  }

  /** From now on queries read this generation. */
  async show(runner: QueryRunner): Promise<void> {
    for (const table of this.tables) await table.show(runner);
  }

  /** Its tables, and the views that queries read them by. */
  get relations(): readonly string[] {
    return this.tables.flatMap(({ table, view }) => [table, view]);
  }

  /** False if a table or a view of it was dropped. */
  exists(runner: QueryRunner): Promise<boolean> {
    return relationsExist(runner, this.relations);
  }
}
