import { branchesFor, type Principal } from '@bestellwerk/domain/access/policy';
import { closingFamily } from '@bestellwerk/domain/ordering/closing/closing-events';
import { orderFamily } from '@bestellwerk/domain/ordering/order/order-events';
import { itemTypes, reasonPatterns } from '@bestellwerk/domain/views/journal-reasons';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { escapeLike } from '../platform/database/queries.js';
import type { AuditLogFilters } from './audit-log-query.js';

/** Looking up more would take seconds. */
const LOOKED_UP = 20_000;

/** The filters that it is sought within, so that what they leave out takes no place among the newest. */
export type Bounds = Pick<AuditLogFilters, 'from' | 'to' | 'record' | 'type' | 'actor' | 'branch'>;

const isWithin = `j.at >= coalesce($3::timestamptz, '-infinity') AND j.at < coalesce($4::timestamptz, 'infinity')
  AND ($5::text IS NULL OR j.record = $5) AND ($6::text IS NULL OR j.type = $6)
  AND ($7::text IS NULL OR j.actor_id = $7)`;

/** All texts at once: what is looked up for one of them serves the others. */
const newestOfEach = `
  SELECT id, place FROM (
    SELECT given.id, CAST(sought.place AS integer) - 1 AS place,
      row_number() OVER (PARTITION BY sought.place ORDER BY given.at DESC) AS rank
    FROM given JOIN unnest($1::text[]) WITH ORDINALITY AS sought (pattern, place) ON given.reason ILIKE sought.pattern
  ) AS found WHERE rank <= $2`;

/**
 * Only events that may have a reason, or that name what was ordered, are looked up in the history, each by its key: a payment that
 * takes nothing back has none, and a join would read the whole history.
 */
const ofOrders = `
  WITH reasoned AS MATERIALIZED (
    SELECT j.id, j.at, j.type, CAST(j.record AS uuid) AS order_id, j.revision FROM views.journal j
    WHERE j.type = ANY ($9::text[] || $11::text[]) AND j.resource = '${orderFamily.category}' AND j.variant <> 'payment' AND ${isWithin}
      AND ($8::uuid IS NULL OR EXISTS (
        SELECT FROM views.order_board o WHERE o.id = CAST(j.record AS uuid) AND o.branch = $8))
    ORDER BY j.at DESC LIMIT ${LOOKED_UP}),
  given AS MATERIALIZED (
    SELECT reasoned.id, reasoned.at, (
      SELECT concat_ws(' ', substring(h.document->>'text' FROM part.pattern),
        CASE WHEN reasoned.type = ANY ($11) THEN coalesce(h.erased->>'text', h.document->>'text') END)
      FROM views.order_history h
      WHERE h.order_id = reasoned.order_id AND h.revision = reasoned.revision) AS reason
    FROM reasoned LEFT JOIN unnest($9::text[], $10::text[]) AS part (type, pattern) USING (type))
  ${newestOfEach}`;

const ofClosings = `
  WITH given AS (
  SELECT j.id, j.at, step->>'reason' AS reason FROM views.closing c CROSS JOIN json_array_elements(c.document->'steps') AS step
  JOIN views.journal j ON j.record = c.branch || '.' || left(c.period, 7)
    AND j.revision = CAST(step->>'revision' AS bigint) AND j.resource = '${closingFamily.category}'
  WHERE ${isWithin} AND ($8::uuid IS NULL OR c.branch = $8) AND step->>'reason' IS NOT NULL)
  ${newestOfEach}`;

/**
 * Finds entries by why something was done, or which line of an order it was about, in the read models that show it: these forget a reason when a guest is erased, and
 * nobody finds one that they may not read.
 */
@Injectable()
export class ReasonSearch {
  constructor(private readonly database: DataSource) {}

  /** By text ids of events, at most so many of orders and of closings each: the newest. */
  async events(texts: readonly string[], bounds: Bounds, who: Principal, most: number): Promise<string[][]> {
    const { from, to, record, type, actor, branch } = bounds;
    const within = [from, to, record, type, actor, branch].map((bound) => bound ?? null);
    const sought = [texts.map((text) => `%${escapeLike(text)}%`), most, ...within];
    const patterns = [Object.keys(reasonPatterns), Object.values(reasonPatterns), itemTypes];
    const [orders, closings] = await Promise.all([
      mayReadAll(who, 'orders.read') ? this.found(ofOrders, [...sought, ...patterns]) : [],
      mayReadAll(who, 'payments.read') ? this.found(ofClosings, sought) : [],
    ]);
    const found = [...orders, ...closings];
    return texts.map((_text, index) => found.filter(({ place }) => place === index).map(({ id }) => id));
  }

  private found(sql: string, parameters: unknown[]): Promise<{ id: string; place: number }[]> {
    return this.database.query(sql, parameters);
  }
}

export const mayReadAll = (who: Principal, action: 'orders.read' | 'payments.read'): boolean =>
  branchesFor(who, action) === 'all';
