import { EntitySchema, type EntitySchemaColumnOptions, type EntitySchemaIndexOptions } from 'typeorm';

/** The schema of everything that follows from the log. */
export const VIEWS = 'views';

/**
 * The EntitySchema of a read model: `views.<name>`, columns in snake case.
 * Queries read it as any entity; the runner derives tables and set-based statements from it. An index that is `fulltext`
 * finds any part of the text of its column.
 */
export function readModel<Row extends object>(definition: {
  name: string;
  columns: Record<keyof Row & string, EntitySchemaColumnOptions>;
  indices?: readonly (Omit<EntitySchemaIndexOptions, 'columns'> & {
    columns: readonly (keyof Row & string)[];
  })[];
}): EntitySchema<Row> {
  const columns = Object.entries<EntitySchemaColumnOptions>(definition.columns).map(([property, options]) => [
    property,
    { ...options, name: snakeCase(property) },
  ]);
  return new EntitySchema<Row>({
    name: definition.name,
    schema: VIEWS,
    tableName: definition.name,
    synchronize: false,
    columns: Object.fromEntries(columns),
    indices: definition.indices?.map((index) => ({ ...index, columns: [...index.columns] })),
  });
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

interface Choice {
  readonly primary?: boolean;
  readonly nullable?: boolean;
}

const decimal = { to: (value: unknown) => value, from: (value: string | null) => value && Number(value) };
const isoInstant = {
  to: (value: unknown) => value,
  from: (value: Date | null) => value && value.toISOString(),
};

/**
 * The kinds of column a read model may have. What a row holds in memory is what is read back:
 * money a number, an instant an ISO string in UTC, a date YYYY-MM-DD, a 64-bit integer a decimal string.
 */
export const column = {
  uuid: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'uuid', ...choice }),
  text: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'text', ...choice }),
  integer: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'integer', ...choice }),
  flag: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'boolean', ...choice }),
  number: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'double precision', ...choice }),
  bigInteger: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'bigint', ...choice }),
  date: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'date', ...choice }),
  instant: (choice: Choice = {}): EntitySchemaColumnOptions => ({
    type: 'timestamptz',
    transformer: isoInstant,
    ...choice,
  }),
  money: (choice: Choice = {}): EntitySchemaColumnOptions => ({
    type: 'numeric',
    precision: 14,
    scale: 4,
    transformer: decimal,
    ...choice,
  }),
  /** Stored as the text it comes in: nobody looks inside often enough to pay for taking it apart. */
  document: (choice: Choice = {}): EntitySchemaColumnOptions => ({ type: 'json', ...choice }),
};
