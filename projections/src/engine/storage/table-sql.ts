import type { EntitySchema, EntitySchemaColumnOptions, QueryRunner } from 'typeorm';
import { select } from '../../database/query.js';
import { copying, storableJson, storableText, type Writing } from './copy-rows.js';
import { VIEWS } from './read-model.js';
import { keyset, names, quoted, recordset, selectionOf, sqlColumn, type SqlColumn } from './sql-columns.js';

type Row = Record<string, unknown>;

/** Rows up to this size stay in one piece, uncompressed; larger ones cost much more to write than to keep. */
const INLINE_BYTES = 8_160;
/** From so many rows on the two statements of a copy cost less than taking one apart. */
const COPIED_FROM = 50;

/** One generation of a read model's table: its definition and its set-based statements. */
export class TableSql {
  /** Schema-qualified. */
  readonly table: string;
  private readonly columns: readonly SqlColumn[];
  private readonly primary: readonly SqlColumn[];

  constructor(
    private readonly model: EntitySchema,
    generation: number,
  ) {
    this.table = `${VIEWS}.${quoted(`${model.options.name}__g${generation}`)}`;
    this.columns = Object.entries(model.options.columns).map(([property, options]) =>
      sqlColumn(property, options as EntitySchemaColumnOptions),
    );
    this.primary = this.columns.filter((column) => column.isPrimary);
  }

  /** The name that queries use for every generation. */
  get view(): string {
    return `${VIEWS}.${quoted(this.model.options.name)}`;
  }

  /** The primary columns, as SQL. */
  get key(): string {
    return names(this.primary);
  }

  /** The row's primary values as one text. */
  keyOf(row: object): string {
    const [first, ...others] = this.primary;
    let key = String((row as Row)[first!.property]);
    for (const { property } of others) key += `/${String((row as Row)[property])}`;
    return key;
  }

  /** The row's primary values as an object. */
  primaryOf(row: object): Row {
    return Object.fromEntries(this.primary.map(({ property }) => [property, (row as Row)[property]]));
  }

  /** Names of the properties that are not part of the primary key. */
  get values(): readonly string[] {
    return this.columns.filter((column) => !column.isPrimary).map(({ property }) => property);
  }

  async create(runner: QueryRunner): Promise<void> {
    const definitions = this.columns.map(
      ({ name, type, isNullable }) => `${name} ${type}${isNullable ? '' : ' NOT NULL'}`,
    );
    await runner.query(
      `CREATE TABLE ${this.table} (${definitions.join(', ')}, PRIMARY KEY (${this.key}))
       WITH (toast_tuple_target = ${INLINE_BYTES})`,
    );
    for (const index of this.model.options.indices ?? []) {
      const columns = names((index.columns as string[]).map((property) => this.named(property)));
      const condition = index.where ? ` WHERE ${index.where}` : '';
      const indexed = index.fulltext ? `USING gin (${columns} gin_trgm_ops)` : `(${columns})`;
      await runner.query(
        `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX ON ${this.table} ${indexed}${condition}`,
      );
    }
  }

  async drop(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE IF EXISTS ${this.table} CASCADE`);
  }

  /** Points the view at this generation. The old view goes with a drop, because columns may have changed. */
  async show(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW IF EXISTS ${this.view}`);
    await runner.query(`CREATE VIEW ${this.view} AS SELECT * FROM ${this.table}`);
  }

  /** The stored rows with these keys, shaped as the projection put them. */
  async load(runner: QueryRunner, keys: readonly object[]): Promise<Row[]> {
    return select<Row>(
      runner,
      `${selectionOf(this.table, this.columns)} JOIN ${keyset(this.primary)} USING (${this.key})`,
      this.keyArrays(keys),
    );
  }

  /** All stored rows, a page at a time; inside a transaction. */
  async *pages(runner: QueryRunner, { onlyKeys = false, size = 2_000 } = {}): AsyncGenerator<Row[]> {
    const columns = onlyKeys ? this.primary : this.columns;
    await runner.query(`DECLARE all_rows NO SCROLL CURSOR FOR ${selectionOf(this.table, columns)}`);
    try {
      for (;;) {
        const rows = await select<Row>(runner, `FETCH ${size} FROM all_rows`);
        if (rows.length === 0) return;
        yield rows;
      }
    } finally {
      await runner.query('CLOSE all_rows');
    }
  }

  async count(runner: QueryRunner): Promise<number> {
    const [counted] = await select<{ rows: number }>(
      runner,
      `SELECT count(*)::integer AS rows FROM ${this.table}`,
    );
    return counted?.rows ?? 0;
  }

  /** Writes rows that are new or replace stored ones; `replaced` holds the keys of those that do. */
  writing(rows: readonly object[], replaced: readonly object[]): Writing {
    if (rows.length < COPIED_FROM) return this.upserting(rows);
    const copy = copying(
      `${this.table} (${names(this.columns)})`,
      rows.map((row) => this.columns.map(({ property }) => (row as Row)[property])),
    );
    return async (runner) => {
      if (replaced.length > 0) await this.remove(runner, replaced);
      await copy(runner);
    };
  }

  private upserting(rows: readonly object[]): Writing {
    const updates = this.columns
      .filter((column) => !column.isPrimary)
      .map(({ name }) => `${name} = excluded.${name}`);
    const json = storableJson(rows);
    return async (runner) => {
      await runner.query(
        `INSERT INTO ${this.table} (${names(this.columns)})
         SELECT ${names(this.columns)} FROM ${recordset(this.columns)}
         ON CONFLICT (${this.key}) DO UPDATE SET ${updates.join(', ')}`,
        [json],
      );
    };
  }

  async remove(runner: QueryRunner, keys: readonly object[]): Promise<void> {
    const matches = this.primary.map(({ name }) => `t.${name} = r.${name}`);
    await runner.query(
      `DELETE FROM ${this.table} AS t USING ${keyset(this.primary)} WHERE ${matches.join(' AND ')}`,
      this.keyArrays(keys),
    );
  }

  /** Adds to the sums of each key; sums that have become zero altogether are taken out. */
  async add(runner: QueryRunner, contributions: readonly object[]): Promise<void> {
    const summed = this.columns.filter((column) => !column.isPrimary);
    const sums = summed.map(({ name }) => `sum(${name})`);
    const additions = summed.map(({ name }) => `${name} = t.${name} + excluded.${name}`);
    await runner.query(
      `INSERT INTO ${this.table} AS t (${this.key}, ${names(summed)})
       SELECT ${this.key}, ${sums.join(', ')} FROM ${recordset(this.columns)} GROUP BY ${this.key}
       ON CONFLICT (${this.key}) DO UPDATE SET ${additions.join(', ')}`,
      [storableJson(contributions)],
    );
    const isMore = (row: Row) => summed.some(({ property }) => Number(row[property]) > 0);
    const isLess = (row: Row) => summed.some(({ property }) => Number(row[property]) < 0);
    if ((contributions as readonly Row[]).every((row) => isMore(row) && !isLess(row))) return;
    const matches = this.primary.map(({ name }) => `t.${name} = r.${name}`);
    const zeros = summed.map(({ name }) => `t.${name} = 0`);
    await runner.query(
      `DELETE FROM ${this.table} AS t USING ${keyset(this.primary)}
       WHERE ${[...matches, ...zeros].join(' AND ')}`,
      this.keyArrays(contributions),
    );
  }

  private keyArrays(keys: readonly object[]): unknown[][] {
    return this.primary.map(({ property }) => keys.map((key) => storable((key as Row)[property])));
  }

  private named(property: string): SqlColumn {
    return this.columns.find((column) => column.property === property)!;
  }
}

const storable = (value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value);
