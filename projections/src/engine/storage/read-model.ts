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
