import { columnValue } from '@bestellwerk/domain/records/list-columns';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import {
  columnOf,
  recordTable,
  modelNameOf,
  type RecordRow,
} from '@bestellwerk/projections/records/record/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { DEFAULT_LIMIT, MOST } from '../platform/http/list-query.js';
import { withSafeHtml } from '../platform/rich-text/rich-text-fields.js';
import { answerOf, type RecordAnswer, shownAnswer, withoutStaffFields } from './record-answer.js';
import { isFoundByIdentifier, isRecordId } from './record-request.js';
import { isWhole, type RecordQuery } from './record-query.js';
import { select, within, type Scope } from './record-selection.js';
import { ReferenceNames } from './reference-names.js';

export interface RecordPage {
  readonly records: RecordAnswer[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

/** Reads managed entities from the read models. */
@Injectable()
export class Records {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: ReferenceNames,
    private readonly clock: Clock,
  ) {}

  /** By id, removed or not, or by identifier. Throws 404. */
  async one(resource: Resource, idOrIdentifier: string, scope: Scope): Promise<RecordAnswer> {
    const record = await this.find(resource, idOrIdentifier, scope);
    if (record) return record;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
  }

  /** Like `one`, but returns null instead of throwing. */
  async find(resource: Resource, idOrIdentifier: string, scope: Scope): Promise<RecordAnswer | null> {
    const rows = this.rows(resource);
    if (isRecordId(resource, idOrIdentifier)) rows.where('r.id = :id', { id: idOrIdentifier.toLowerCase() });
    else if (isFoundByIdentifier(resource)) {
      rows.where('r.byIdentifier = :identifier AND NOT r.isRemoved', {
        identifier: columnValue(resource, 'identifier', idOrIdentifier),
      });
    } else return null;
    const row = await within(rows, scope).getOne();
    const [record] = await this.answers(resource, row ? [answerOf(row)] : []);
    return record ?? null;
  }

  /** What visitors see of records that are published, at an instant: neither searched nor filtered, as lists know their drafts. */
  async shown(
    resource: Resource,
    { sort, ids }: Pick<RecordQuery, 'sort' | 'ids'>,
    at: string,
  ): Promise<RecordAnswer[]> {
    const query = {
      sort,
      ids,
      search: undefined,
      filters: {},
      removed: false,
      page: undefined,
      limit: undefined,
    };
    const rows = await select(this.rows(resource), resource, query, { scope: 'all', at }).getMany();
    return this.answers(
      resource,
      rows.flatMap((row) => shownAnswer(row, at) ?? []).map((record) => withoutStaffFields(resource, record)),
    );
  }

  async page(resource: Resource, query: RecordQuery, scope: Scope): Promise<RecordPage> {
    const wantsAll = isWhole(resource) && query.page === undefined && query.limit === undefined;
    const [page, limit] = [query.page ?? 1, query.limit ?? (query.ids ? MOST : DEFAULT_LIMIT)];
    const rows = this.selected(resource, query, scope);
    if (wantsAll) {
      const all = await this.answers(resource, (await rows.getMany()).map(answerOf));
      return { records: all, total: all.length, page, limit: all.length };
    }
    rows.offset((page - 1) * limit).limit(limit);
    const { ids, total } = await this.part(resource, query, scope, rows);
    const found = await this.rows(resource).where('r.id = ANY (:ids)', { ids }).getMany();
    const answers = new Map(found.map((row) => [row.id, answerOf(row)]));
    const records = await this.answers(
      resource,
      ids.flatMap((id) => answers.get(id) ?? []),
    );
    return { records, total, page, limit };
  }

  /** Ids of the records of all pages of a list, in its order. */
  async ids(resource: Resource, query: RecordQuery, scope: Scope): Promise<string[]> {
    return idsOf(this.selected(resource, query, scope));
  }

  /** Records that are not removed, unordered and without names of their references. */
  async byIds(resource: Resource, ids: readonly string[], scope: Scope): Promise<RecordAnswer[]> {
    const rows = this.rows(resource).where('NOT r.isRemoved AND r.id = ANY (:ids)', { ids });
    return (await within(rows, scope).getMany()).map((row) => withSafeHtml(resource, answerOf(row)));
  }

  /** The record with these values of a unique combination of fields; null if there is none. */
  async byUnique(
    resource: Resource,
    group: readonly string[],
    fields: Fields,
    scope: Scope,
  ): Promise<RecordAnswer | null> {
    const rows = within(this.rows(resource).where('NOT r.isRemoved'), scope);
    for (const field of group) {
      rows.andWhere(`r.${columnOf(field)} = :${field}`, {
        [field]: columnValue(resource, field, fields[field]),
      });
    }
    const row = await rows.getOne();
    return row && withSafeHtml(resource, answerOf(row));
  }

  /** A record as it was at an earlier revision, answered like one of today. */
  async earlier(resource: Resource, record: RecordAnswer): Promise<RecordAnswer> {
    const [answered] = await this.answers(resource, [record]);
    return answered!;
  }

  /** As they are answered: with the names of what they refer to, and HTML that runs nothing, whatever was stored. */
  private answers(resource: Resource, records: readonly RecordAnswer[]): Promise<RecordAnswer[]> {
    return this.names.put(
      resource,
      records.map((record) => withSafeHtml(resource, record)),
    );
  }

  /**
   * Ids of one page, read in the order of an index, and the total of all pages. A search visits all
   * hits anyway, so it counts them in the same query.
   */
  private async part(
    resource: Resource,
    query: RecordQuery,
    scope: Scope,
    rows: SelectQueryBuilder<RecordRow>,
  ): Promise<{ ids: string[]; total: number }> {
    if (isWithoutChoice(query)) {
      const [ids, total] = await Promise.all([idsOf(rows), this.count(resource, scope)]);
      return { ids, total };
    }
    const found = await rows
      .select('r.id', 'id')
      .addSelect('(count(*) OVER ())::int', 'total')
      .getRawMany<{ id: string; total: number }>();
    const isBeyondTheEnd = found.length === 0 && (query.page ?? 1) > 1;
    const total = isBeyondTheEnd
      ? await this.selected(resource, query, scope).getCount()
      : (found[0]?.total ?? 0);
    return { ids: found.map(({ id }) => id), total };
  }

  /** Uses the precomputed counts, so the time does not depend on the number of records. */
  private async count(resource: Resource, scope: Scope): Promise<number> {
    const [sum]: { total: number }[] = await this.dataSource.query(
      `SELECT coalesce(sum(records), 0)::int AS total FROM views.${modelNameOf(resource)}_count
       WHERE $1::text[] IS NULL OR scope = '' OR string_to_array(scope, ' ') && $1`,
      [scope === 'all' ? null : scope],
    );
    return sum!.total;
  }

  private selected(resource: Resource, query: RecordQuery, scope: Scope): SelectQueryBuilder<RecordRow> {
    return select(this.rows(resource), resource, query, { scope, at: this.clock.now().toISOString() });
  }

  private rows(resource: Resource): SelectQueryBuilder<RecordRow> {
    return this.dataSource.getRepository(recordTable(resource)).createQueryBuilder('r');
  }
}

async function idsOf(rows: SelectQueryBuilder<RecordRow>): Promise<string[]> {
  const found = await rows.select('r.id', 'id').getRawMany<{ id: string }>();
  return found.map(({ id }) => id);
}

const isWithoutChoice = ({ search, filters, ids, removed }: RecordQuery): boolean =>
  !search && !ids && !removed && Object.keys(filters).length === 0;
