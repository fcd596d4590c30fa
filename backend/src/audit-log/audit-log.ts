import type { Principal } from '@bestellwerk/domain/access/policy';
import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { type JournalPlace, placeText } from '@bestellwerk/domain/contracts/journal-place';
import { actorKindsOf, consequences, type JournalAuthors } from '@bestellwerk/domain/views/journal-authors';
import { typesOf } from '@bestellwerk/domain/views/journal-words';
import {
  auditLogCountTable,
  auditLogTable,
  type AuditLogCountRow,
  type AuditLogRow,
} from '@bestellwerk/projections/audit-log/entry/table';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { AuditLogEntries } from './audit-log-entries.js';
import type { AuditLogFilters, AuditLogQuery } from './audit-log-query.js';
import { AuditLogSearch, type Sought } from './audit-log-search.js';
import { isListed } from './repeated-attempts.js';

type Rows = SelectQueryBuilder<AuditLogRow>;

/** Counting more would take longer than reading the page. */
const COUNTED = 10_000;
const EXPORTED_AT_ONCE = 1_000;

/** `record` is a uuid in every stream of an order or print job, and in few others. */
const IS_IN_BRANCH = `(row.branch = :branch OR row.resource = 'order' AND EXISTS (
  SELECT FROM views.order_board o
  WHERE o.branch = :branch AND o.id = CASE row.resource WHEN 'order' THEN CAST(row.record AS uuid) END)
  OR row.resource = 'printJob' AND EXISTS (
  SELECT FROM views.print_job j
  WHERE j.branch = :branch AND j.id = CASE row.resource WHEN 'printJob' THEN CAST(row.record AS uuid) END))`;

/** By what a text may mean; each part is found by an index. `of` makes the names of its parameters its own. */
const isSought = (
  of: string,
) => `(row.type = ANY (:types${of}) AND row.type || ' ' || row.variant = ANY (:variants${of})
  OR row.type = ANY (:changing${of}) AND EXISTS (
  SELECT FROM unnest(string_to_array(row.fields, ' ')) AS field WHERE row.type || ' ' || field = ANY (:fields${of}))
  OR row.record = ANY (:records${of}) OR row.actorId = ANY (:actors${of}) OR row.id = ANY (:events${of}))`;

/** The condition that all parts of one of the alternatives match. */
function isAnyOf(alternatives: readonly (readonly Sought[])[]) {
  const parameters: Record<string, unknown> = {};
  const conditions = alternatives.map((parts, outer) =>
    parts
      .map((part, inner) => {
        const of = `${outer}_${inner}`;
        for (const [name, values] of Object.entries(part)) parameters[name + of] = values;
        return isSought(of);
      })
      .join(' AND '),
  );
  return { condition: `(${conditions.join(' OR ') || 'false'})`, parameters };
}

/** Spelled out, because an index of what people did is taken for literals only. */
function isBy(authors: JournalAuthors): string {
  const isOfKind = `row.actorKind IN (${literals(actorKindsOf(authors))})`;
  const isConsequence = `row.type IN (${literals(consequences)})`;
  return authors === 'automatic'
    ? `(${isOfKind} OR ${isConsequence})`
    : `${isOfKind} AND NOT ${isConsequence}`;
}

const literals = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Everything that was done, with who did it. */
@Injectable()
export class AuditLog {
  constructor(
    @InjectRepository(auditLogTable) private readonly rows: Repository<AuditLogRow>,
    @InjectRepository(auditLogCountTable) private readonly counts: Repository<AuditLogCountRow>,
    private readonly entries: AuditLogEntries,
    private readonly search: AuditLogSearch,
  ) {}

  async page(query: AuditLogQuery, who: Principal) {
    const { limit, direction, before } = query;
    // Who asks for one record wants to see each of its events.
    const isFolded = query.record === undefined;
    const matching = await this.matching(query, who);
    if (isFolded) matching.andWhere(isListed(query));
    const [found, counted] = await Promise.all([
      pageOf(matching, direction, before, limit + 1),
      this.count(query, matching),
    ]);
    const last = found.length > limit ? found[limit - 1] : undefined;
    return {
      entries: await this.entries.of(found.slice(0, limit), who, isFolded ? query : null),
      total: Math.min(counted, COUNTED),
      hasMore: counted > COUNTED,
      next: last ? placeText(last) : null,
    };
  }

  /** All that match with each attempt of its own, newest first, some at a time. */
  async *all(filters: AuditLogFilters, who: Principal): AsyncGenerator<AuditLogEntry[]> {
    const matching = await this.matching(filters, who);
    for (let before: JournalPlace | undefined; ;) {
      const found = await pageOf(matching, 'DESC', before, EXPORTED_AT_ONCE);
      if (found.length > 0) yield await this.entries.of(found, who, null);
      if (found.length < EXPORTED_AT_ONCE) return;
      before = found.at(-1);
    }
  }

  /** How many `all` yields. */
  async total(filters: AuditLogFilters, who: Principal): Promise<number> {
    return (await this.matching(filters, who)).getCount();
  }

  row(id: string): Promise<AuditLogRow | null> {
    return this.rows.findOneBy({ id });
  }

  /** Uses the precomputed counts if filtered by kind and person only. */
  private async count(query: AuditLogQuery, matching: Rows): Promise<number> {
    const { record, type, by, branch, text, from, to } = query;
    if (record ?? type ?? by ?? branch ?? text ?? from ?? to) {
      const some = matching
        .clone()
        .select('1')
        .limit(COUNTED + 1);
      const [sql, parameters] = some.getQueryAndParameters();
      const counting = `SELECT count(*)::int AS total FROM (${sql}) AS counted`;
      const [counted] = await this.rows.query<{ total: number }[]>(counting, parameters);
      return counted?.total ?? 0;
    }
    const counts = this.counts.createQueryBuilder('row');
    const sum = only(counts, { resource: query.resource, actor: query.actor });
    const found = await sum.select('sum(row.entries)::int', 'total').getRawOne<{ total: number | null }>();
    return found?.total ?? 0;
  }

  private async matching(filters: AuditLogFilters, who: Principal): Promise<Rows> {
    const { resource, type, record, actor, by, branch, text, from, to } = filters;
    const rows = only(this.rows.createQueryBuilder('row'), { type, record, actorId: actor });
    if (resource !== undefined) rows.andWhere('row.type = ANY (:ofArea)', { ofArea: typesOf(resource) });
    if (from) rows.andWhere('row.at >= :from', { from });
    if (to) rows.andWhere('row.at < :to', { to });
    if (by) rows.andWhere(isBy(by));
    if (branch) rows.andWhere(IS_IN_BRANCH, { branch });
    if (text) {
      const { condition, parameters } = isAnyOf(await this.search.sought(text, filters, who));
      rows.andWhere(condition, parameters);
    }
    return rows;
  }
}

/** From a place on, found by the index of the order in which they are listed. */
function pageOf(matching: Rows, direction: 'ASC' | 'DESC', before: JournalPlace | undefined, limit: number) {
  const rows = matching
    .clone()
    .orderBy('row.at', direction)
    .addOrderBy('row.position', direction)
    .addOrderBy('row.revision', direction)
    .limit(limit);
  if (before) {
    const isBeyond = direction === 'DESC' ? '<' : '>';
    const { at, position, revision } = before;
    const place = { atPlace: at, positionPlace: position, revisionPlace: revision };
    const key =
      '(CAST(:atPlace AS timestamptz), CAST(:positionPlace AS bigint), CAST(:revisionPlace AS bigint))';
    rows.andWhere(`(row.at, row.position, row.revision) ${isBeyond} ${key}`, place);
  }
  return rows.getMany();
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
