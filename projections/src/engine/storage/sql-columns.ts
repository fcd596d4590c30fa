import type { EntitySchemaColumnOptions } from 'typeorm';

/** A column of a read model's table. */
export interface SqlColumn {
  readonly property: string;
  /** Quoted. */
  readonly name: string;
  readonly type: string;
  readonly isPrimary: boolean;
  readonly isNullable: boolean;
}

export function sqlColumn(property: string, options: EntitySchemaColumnOptions): SqlColumn {
  const size = options.precision === undefined ? '' : `(${options.precision},${options.scale ?? 0})`;
  return {
    property,
    name: quoted(options.name ?? property),
    type: `${String(options.type)}${size}`,
    isPrimary: options.primary ?? false,
    isNullable: options.nullable ?? false,
  };
}

export function selectionOf(table: string, columns: readonly SqlColumn[]): string {
  const fields = columns.map((column) => `${readable(column)} AS ${quoted(column.property)}`);
  return `SELECT ${fields.join(', ')} FROM ${table} AS t`;
}

/** Selects a column so that the driver answers what `column` promises. */
function readable({ name, type }: SqlColumn): string {
  if (type === 'timestamptz') return `to_char(t.${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (type === 'date') return `to_char(t.${name}, 'YYYY-MM-DD')`;
  return type.startsWith('numeric') ? `t.${name}::float8` : `t.${name}`;
}

/** The JSON array of parameter $1 as the relation r; the objects' names are those of the properties. */
export function recordset(columns: readonly SqlColumn[]): string {
  const fields = columns.map(({ property, type }) => `${quoted(property)} ${type}`);
  const renamed = columns.map(({ property, name }) => `${quoted(property)} AS ${name}`);
  return `(SELECT ${renamed.join(', ')} FROM json_to_recordset($1::json) AS j(${fields.join(', ')})) AS r`;
}

/**
 * Keys, an array for each primary column, as the relation r. PostgreSQL counts arrays before it plans, and so finds
 * few keys by the index where it would look through the whole table for the hundred it guesses a JSON array to hold.
 */
export function keyset(primary: readonly SqlColumn[]): string {
  const arrays = primary.map(({ type }, index) => `$${index + 1}::${type}[]`);
  return `unnest(${arrays.join(', ')}) AS r(${names(primary)})`;
}

export const names = (columns: readonly SqlColumn[]): string => columns.map(({ name }) => name).join(', ');

export const quoted = (name: string): string => `"${name}"`;
