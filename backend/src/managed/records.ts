import { columnKind } from '@bestellwerk/domain/managed/list-columns';
import { referredResources } from '@bestellwerk/domain/managed/reference-fields';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { searchTerms, sortKey } from '@bestellwerk/domain/managed/sort-key';
import { columnOf, managedTable, type ManagedRow } from '@bestellwerk/projections/managed-record/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { Failure } from '../http/failure.js';
import { DEFAULT_LIMIT, MOST } from '../http/paging.js';
import { answerOf, type RecordAnswer } from './record-answer.js';
import { isRecordId } from './record-id.js';
import { isWhole, type RecordQuery } from './record-query.js';
import { ReferenceNames } from './reference-names.js';

type Scope = 'all' | readonly string[];

export interface RecordPage {
  readonly records: RecordAnswer[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

/** Managed entities as the read models hold them. */
@Injectable()
export class Records {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: ReferenceNames,
  ) {}

  /** By id, removed or not, or by identifier. Throws 404. */
  async one(resource: Resource, idOrIdentifier: string, scope: Scope): Promise<RecordAnswer> {
    const record = await this.find(resource, idOrIdentifier, scope);
    if (record) return record;
    throw Failure.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
  }

  /** As `one`, with null for what is not there. */
  async find(resource: Resource, idOrIdentifier: string, scope: Scope): Promise<RecordAnswer | null> {
    const rows = this.rows(resource);
    if (isRecordId(resource, idOrIdentifier)) rows.where('r.id = :id', { id: idOrIdentifier.toLowerCase() });
    else if (isFoundByIdentifier(resource)) {
      rows.where('r.byIdentifier = :identifier AND NOT r.isRemoved', { identifier: sortKey(idOrIdentifier) });
    } else return null;
    const row = await within(rows, scope).getOne();
    const [record] = await this.names.put(resource, row ? [answerOf(row)] : []);
    return record ?? null;
  }

  async page(resource: Resource, query: RecordQuery, scope: Scope): Promise<RecordPage> {
    const wantsAll = isWhole(resource) && query.page === undefined && query.limit === undefined;
    const [page, limit] = [query.page ?? 1, query.limit ?? (query.ids ? MOST : DEFAULT_LIMIT)];
    const rows = within(this.rows(resource), scope);
    if (query.ids) rows.andWhere('r.id = ANY (:ids)', { ids: query.ids });
    else rows.andWhere(query.removed ? 'r.isRemoved' : 'NOT r.isRemoved');
    search(rows, query.search);
    filter(rows, resource, query.filters);
    for (const { column, direction } of query.sort) {
      rows.addOrderBy(`r.${resource.columns.includes(column) ? columnOf(column) : column}`, direction);
    }
    rows.addOrderBy('r.id');
    if (!wantsAll) rows.offset((page - 1) * limit).limit(limit);
    const [found, total] = await rows.getManyAndCount();
    const records = await this.names.put(resource, found.map(answerOf));
    return { records, total, page, limit: wantsAll ? total : limit };
  }

  private rows(resource: Resource): SelectQueryBuilder<ManagedRow> {
    return this.dataSource.getRepository(managedTable(resource)).createQueryBuilder('r');
  }
}

const isFoundByIdentifier = ({ unique, columns }: Resource): boolean =>
  columns.includes('identifier') &&
  (unique ?? []).some((group) => group.length === 1 && group[0] === 'identifier');

/** Records of the whole shop, and of these branches. */
function within(rows: SelectQueryBuilder<ManagedRow>, scope: Scope): SelectQueryBuilder<ManagedRow> {
  if (scope === 'all') return rows;
  return rows.andWhere(`(r.scope = '' OR string_to_array(r.scope, ' ') && :scope::text[])`, { scope });
}

/** Every word has to occur. */
function search(rows: SelectQueryBuilder<ManagedRow>, text: string | undefined): void {
  for (const [index, word] of searchTerms(text ?? '').entries()) {
    rows.andWhere(`r.search LIKE :word${index}`, { [`word${index}`]: `%${escapeLike(word)}%` });
  }
}

function filter(
  rows: SelectQueryBuilder<ManagedRow>,
  resource: Resource,
  filters: RecordQuery['filters'],
): void {
  for (const [index, [field, value]] of Object.entries(filters).entries()) {
    const name = `filter${index}`;
    if (referredResources(resource.fields[field] as z.ZodType).length === 0) {
      rows.andWhere(`r.${columnOf(field)} = :${name}`, { [name]: comparable(resource, field, value) });
    } else {
      rows.andWhere(`(' ' || r.refs || ' ') LIKE :${name}`, {
        [name]: `% ${field}>%:${escapeLike(value)} %`,
      });
    }
  }
}

function comparable(resource: Resource, field: string, value: string): string | number | boolean {
  switch (columnKind(resource, field)) {
    case 'flag':
      return value === 'true';
    case 'number':
      return finite(value, field);
    default:
      return sortKey(value);
  }
}

function finite(value: string, field: string): number {
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw Failure.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Bitte geben Sie eine Zahl an.', `filter[${field}]`);
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
