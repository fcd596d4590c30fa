import type { AuditLogDetail, AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import {
  auditLogCountTable,
  auditLogTable,
  type AuditLogCountRow,
  type AuditLogRow,
} from '@bestellwerk/projections/audit-log/entry/table';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';
import { ApiError } from '../platform/http/api-error.js';
import { RecordHistory } from '../records/record-history.js';
import { RecordTitles } from '../records/record-titles.js';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import type { AuditLogQuery } from './audit-log-query.js';

/** Changes of all managed entities with their actors. */
@Injectable()
export class AuditLog {
  constructor(
    @InjectRepository(auditLogTable) private readonly rows: Repository<AuditLogRow>,
    @InjectRepository(auditLogCountTable) private readonly counts: Repository<AuditLogCountRow>,
    private readonly actors: ActorNames,
    private readonly titles: RecordTitles,
    private readonly histories: RecordHistory,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  async page(query: AuditLogQuery): Promise<{ entries: AuditLogEntry[]; total: number }> {
    const { page, limit, direction } = query;
    const rows = this.matching(query)
      .orderBy('row.at', direction)
      .addOrderBy('row.position', direction)
      .addOrderBy('row.revision', direction)
      .offset((page - 1) * limit)
      .limit(limit);
    const [found, total] = await Promise.all([rows.getMany(), this.count(query)]);
    return { entries: await this.entriesOf(found), total };
  }

  /** Throws 404 for an unknown entry. */
  async one(id: string): Promise<AuditLogDetail> {
    const row = await this.rows.findOneBy({ id });
    const resource = this.resources.find(({ name }) => name === row?.resource);
    if (!row || !resource) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Eintrag gibt es nicht.');
    const [entry] = await this.entriesOf([row]);
    const revisions = await this.histories.revisionsOf(resource, row.record);
    const changes = revisions.find(({ revision }) => revision === row.revision)?.changes ?? [];
    return { ...entry!, changes };
  }

  private async entriesOf(rows: readonly AuditLogRow[]): Promise<AuditLogEntry[]> {
    const actorOf = ({ actorKind: kind, actorId: id }: AuditLogRow) => ({ kind, id });
    const [named, titleOf] = await Promise.all([
      this.actors.of(rows.map(actorOf)),
      this.titles.of(rows.map(({ resource, record: id }) => ({ resource, id }))),
    ]);
    return rows.map((row) => {
      const { id, at, position, revision, kind, origin, resource, record, fields } = row;
      return {
        id,
        at,
        position,
        revision,
        kind,
        origin,
        actor: named(actorOf(row)),
        resource,
        path: this.resources.find(({ name }) => name === resource)?.path ?? '',
        record,
        title: titleOf({ resource, id: record }),
        fields: fields.split(' ').filter(Boolean),
      };
    });
  }

  /** Uses the precomputed counts if filtered by kind and person only. */
  private async count(query: AuditLogQuery): Promise<number> {
    if (query.record ?? query.from ?? query.to) return this.matching(query).getCount();
    const counts = this.counts.createQueryBuilder('row');
    const sum = only(counts, { resource: query.resource, actor: query.actor });
    const found = await sum.select('sum(row.entries)::int', 'total').getRawOne<{ total: number | null }>();
    return found?.total ?? 0;
  }

  private matching({ resource, record, actor, from, to }: AuditLogQuery): SelectQueryBuilder<AuditLogRow> {
    const rows = only(this.rows.createQueryBuilder('row'), { resource, record, actorId: actor });
    if (from) rows.andWhere('row.at >= :from', { from });
    if (to) rows.andWhere('row.at < :to', { to });
    return rows;
  }
}

function only<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  wanted: Readonly<Record<string, string | undefined>>,
): SelectQueryBuilder<Row> {
  for (const [column, value] of Object.entries(wanted)) {
    if (value !== undefined) rows.andWhere(`row.${column} = :${column}`, { [column]: value });
  }
  return rows;
}
