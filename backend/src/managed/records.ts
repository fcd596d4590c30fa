import { columnValue } from '@bestellwerk/domain/managed/list-columns';
import type { Fields } from '@bestellwerk/domain/managed/managed-record';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { sortKey } from '@bestellwerk/domain/managed/sort-key';
import { columnOf, managedTable, type ManagedRow } from '@bestellwerk/projections/managed-record/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Failure } from '../http/failure.js';
import { DEFAULT_LIMIT, MOST } from '../http/paging.js';
import { answerOf, type RecordAnswer } from './record-answer.js';
import { isFoundByIdentifier, isRecordId } from './record-id.js';
import { isWhole, type RecordQuery } from './record-query.js';
import { filter, search, within, type Scope } from './record-selection.js';
import { ReferenceNames } from './reference-names.js';

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
    const rows = this.selected(resource, query, scope);
    if (!wantsAll) rows.offset((page - 1) * limit).limit(limit);
    const [found, total] = await rows.getManyAndCount();
    const records = await this.names.put(resource, found.map(answerOf));
    return { records, total, page, limit: wantsAll ? total : limit };
  }

  /** Ids of all that a list would show on all its pages, in its order. */
  async ids(resource: Resource, query: RecordQuery, scope: Scope): Promise<string[]> {
    const rows = await this.selected(resource, query, scope)
      .select('r.id', 'id')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /** Those that are not removed, in no order and without names of what they refer to. */
  async byIds(resource: Resource, ids: readonly string[]): Promise<RecordAnswer[]> {
    const rows = this.rows(resource).where('NOT r.isRemoved AND r.id = ANY (:ids)', { ids });
    return (await rows.getMany()).map(answerOf);
  }

  /** The record that bears these values of fields that together are unique; null if there is none. */
  async byUnique(resource: Resource, group: readonly string[], fields: Fields): Promise<RecordAnswer | null> {
    const rows = this.rows(resource).where('NOT r.isRemoved');
    for (const field of group) {
      rows.andWhere(`r.${columnOf(field)} = :${field}`, {
        [field]: columnValue(resource, field, fields[field]),
      });
    }
    const row = await rows.getOne();
    return row && answerOf(row);
  }

  private selected(resource: Resource, query: RecordQuery, scope: Scope): SelectQueryBuilder<ManagedRow> {
    const rows = within(this.rows(resource), scope);
    if (query.ids) rows.andWhere('r.id = ANY (:ids)', { ids: query.ids });
    else rows.andWhere(query.removed ? 'r.isRemoved' : 'NOT r.isRemoved');
    search(rows, query.search);
    filter(rows, resource, query.filters);
    for (const { column, direction } of query.sort) {
      rows.addOrderBy(`r.${resource.columns.includes(column) ? columnOf(column) : column}`, direction);
    }
    return rows.addOrderBy('r.id', query.sort.at(-1)?.direction);
  }

  private rows(resource: Resource): SelectQueryBuilder<ManagedRow> {
    return this.dataSource.getRepository(managedTable(resource)).createQueryBuilder('r');
  }
}
