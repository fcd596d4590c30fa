import { columnKind, type ColumnKind } from '@bestellwerk/domain/records/list-columns';
import type { Publication } from '@bestellwerk/domain/records/publication';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import { column, readModel } from '../../engine/storage/read-model.js';

/** A managed entity as lists find it. The `by<Field>` columns are for sorting and filtering. */
export interface RecordRow {
  id: string;
  revision: number;
  isRemoved: boolean;
  title: string;
  /** What is searched, as `searchText` writes it. */
  search: string;
  /** Every reference in the record as `field>resource:id`, divided by blanks. */
  refs: string;
  /** Ids of the branches it belongs to, divided by blanks; empty if it belongs to the whole shop. */
  scope: string;
  createdAt: string;
  changedAt: string;
  document: Fields;
  /** Only of what is published. */
  publication?: Publication;
  [by: `by${string}`]: string | number | boolean | null;
}

/** Name of the read model of a resource. */
export const modelNameOf = (resource: Pick<Resource, 'name'>): `record_${string}` =>
  `record_${resource.name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`;

/** The column by which a list sorts and filters a field. */
export const columnOf = (field: string): `by${string}` => `by${field[0]!.toUpperCase()}${field.slice(1)}`;

/** How many records that are not removed belong to the same branches. */
export interface RecordCountRow {
  scope: string;
  records: number;
}

/** Sums over the rows, so that a list knows its length without counting. */
export const recordCountTable = (resource: Resource): EntitySchema<RecordCountRow> =>
  readModel<RecordCountRow>({
    name: `${modelNameOf(resource)}_count`,
    columns: { scope: column.text({ primary: true }), records: column.integer() },
  });

const kinds: Record<ColumnKind, EntitySchemaColumnOptions> = {
  text: column.text({ nullable: true }),
  number: column.number({ nullable: true }),
  flag: column.flag({ nullable: true }),
};

const known = new WeakMap<Resource, EntitySchema<RecordRow>>();

/** The table of a resource: the same for every call. */
export function recordTable(resource: Resource): EntitySchema<RecordRow> {
  const table = known.get(resource) ?? makeTable(resource);
  known.set(resource, table);
  return table;
}

function makeTable(resource: Resource): EntitySchema<RecordRow> {
  const listed = resource.columns.map(
    (field) => [columnOf(field), kinds[columnKind(resource, field)]] as const,
  );
  const sorted = [...listed.map(([name]) => name), 'createdAt' as const, 'changedAt' as const];
  return readModel<RecordRow>({
    name: modelNameOf(resource),
    columns: {
      id: column.text({ primary: true }),
      revision: column.integer(),
      isRemoved: column.flag(),
      title: column.text(),
      search: column.text(),
      refs: column.text(),
      scope: column.text(),
      createdAt: column.instant(),
      changedAt: column.instant(),
      document: column.document(),
      ...Object.fromEntries(listed),
      ...publicationColumn(resource),
    },
    indices: [
      ...sorted.map((name) => ({ columns: [name, 'id'] as const, where: 'NOT is_removed' })),
      ...usualOrder(resource),
      { columns: ['search'] as const, fulltext: true },
    ],
  });
}

/** Tables of other records have none, which the type of a row cannot say. */
const publicationColumn = ({ isPublished }: Resource) =>
  (isPublished ? { publication: column.document() } : {}) as { publication: EntitySchemaColumnOptions };

/** The order in which lists come when nobody asks for another, where it takes more than one column. */
function usualOrder({ sort, columns }: Resource) {
  const names = sort.split(',');
  if (names.length < 2 || !names.every((name) => columns.includes(name))) return [];
  return [{ columns: [...names.map(columnOf), 'id' as const], where: 'NOT is_removed' }];
}
