import { columnKind, columnValue } from '@bestellwerk/domain/records/list-columns';
import { NO_REFERENCE, referredResources } from '@bestellwerk/domain/records/reference-fields';
import { PUBLICATION } from '@bestellwerk/domain/records/publication';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { searchTerms } from '@bestellwerk/domain/records/sort-key';
import { columnOf, type RecordRow } from '@bestellwerk/projections/records/record/table';
import { HttpStatus } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { escapeLike } from '../platform/database/queries.js';
import { ApiError } from '../platform/http/api-error.js';
import type { RecordQuery } from './record-query.js';

export type Scope = 'all' | readonly string[];

export interface Within {
  readonly scope: Scope;
  /** ISO instant: what is published depends on it. */
  readonly at: string;
}

/** As `publicationState` in `domain/records/publication`: the last version that has begun is shown until it ends. */
const PUBLICATION_STATE = `(
  SELECT CASE
    WHEN shown IS NOT NULL AND coalesce(shown ->> 'until', '9') > :at
      THEN CASE WHEN (shown -> 'fields')::jsonb = r.document::jsonb THEN 'shown' ELSE 'changed' END
    WHEN coming THEN 'scheduled'
    ELSE 'draft'
  END
  FROM (
    SELECT (array_agg(version ORDER BY place DESC) FILTER (WHERE version ->> 'from' <= :at))[1] AS shown,
      coalesce(bool_or(version ->> 'from' > :at), false) AS coming
    FROM json_array_elements(r.publication) WITH ORDINALITY AS each (version, place)
  ) AS versions
)`;

/** Selects the records of all pages of a list, in its order. */
export function select(
  rows: SelectQueryBuilder<RecordRow>,
  resource: Resource,
  query: RecordQuery,
  { scope, at }: Within,
): SelectQueryBuilder<RecordRow> {
  within(rows, scope);
  if (query.ids) rows.andWhere('r.id = ANY (:ids)', { ids: query.ids });
  else rows.andWhere(query.removed ? removedOnes(resource) : 'NOT r.isRemoved');
  search(rows, query.search);
  const { [PUBLICATION]: state, ...fields } = query.filters;
  filter(rows, resource, fields);
  if (state !== undefined) rows.andWhere(`${PUBLICATION_STATE} = :state`, { state, at });
  for (const { column, direction } of query.sort) {
    rows.addOrderBy(`r.${resource.columns.includes(column) ? columnOf(column) : column}`, direction);
  }
  return rows.addOrderBy('r.id', query.sort.at(-1)?.direction);
}

/** Erased records have no title and are not listed. */
const removedOnes = ({ access }: Resource): string =>
  access.erase ? `r.isRemoved AND r.title <> ''` : 'r.isRemoved';

/** Records of the whole shop, and of these branches. */
export function within(rows: SelectQueryBuilder<RecordRow>, scope: Scope): SelectQueryBuilder<RecordRow> {
  if (scope === 'all') return rows;
  return rows.andWhere(`(r.scope = '' OR string_to_array(r.scope, ' ') && :scope::text[])`, { scope });
}

/** Every word must occur. */
export function search(rows: SelectQueryBuilder<RecordRow>, text: string | undefined): void {
  for (const [index, word] of searchTerms(text ?? '').entries()) {
    rows.andWhere(`r.search LIKE :word${index}`, { [`word${index}`]: `%${escapeLike(word)}%` });
  }
}

function filter(
  rows: SelectQueryBuilder<RecordRow>,
  resource: Resource,
  filters: RecordQuery['filters'],
): void {
  for (const [index, [field, value]] of Object.entries(filters).entries()) {
    const name = `filter${index}`;
    if (referredResources(resource.fields[field]!).length === 0) {
      rows.andWhere(`r.${columnOf(field)} = :${name}`, { [name]: comparable(resource, field, value) });
    } else {
      const isNone = value === NO_REFERENCE;
      rows.andWhere(`(' ' || r.refs || ' ') ${isNone ? 'NOT LIKE' : 'LIKE'} :${name}`, {
        [name]: isNone ? `% ${field}>%` : `% ${field}>%:${escapeLike(value)} %`,
      });
    }
  }
}

function comparable(resource: Resource, field: string, value: string) {
  switch (columnKind(resource, field)) {
    case 'flag':
      return value === 'true';
    case 'number':
      return finite(value, field);
    default:
      return columnValue(resource, field, value);
  }
}

function finite(value: string, field: string): number {
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Bitte geben Sie eine Zahl an.', `filter[${field}]`);
}
