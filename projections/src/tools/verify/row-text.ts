import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import { storableJson } from '../../engine/storage/copy-rows.js';

type Row = Record<string, unknown>;

/** Writes rows of one table so that equal rows are equal texts, whether they were folded or read back. */
export class RowText {
  private readonly columns: readonly [property: string, type: string][];

  constructor(model: EntitySchema) {
    this.columns = Object.entries(model.options.columns).map(([property, options]) => [
      property,
      String((options as EntitySchemaColumnOptions).type),
    ]);
  }

  of(row: object): string {
    const plain = JSON.parse(storableJson(row)) as Row;
    return JSON.stringify(this.columns.map(([property, type]) => comparable(plain[property] ?? null, type)));
  }

  /** Names of the columns in which the rows differ. */
  differences(one: object, other: object): string[] {
    const texts = [one, other].map((row) => JSON.parse(this.of(row)) as unknown[]);
    return this.columns
      .map(([property]) => property)
      .filter((_, index) => JSON.stringify(texts[0]![index]) !== JSON.stringify(texts[1]![index]));
  }
}

function comparable(value: unknown, type: string): unknown {
  if (value === null) return null;
  if (type === 'timestamptz') return new Date(String(value)).toISOString();
  if (type === 'numeric') return Number(value).toFixed(4);
  if (type === 'bigint') return String(value);
  return type.startsWith('json') ? sorted(value) : value;
}

/** The same JSON with its fields in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}
