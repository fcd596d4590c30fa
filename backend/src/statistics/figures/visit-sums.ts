import { type VisitSumKind, WHOLE_SHOP } from '@bestellwerk/domain/analytics/visit-sums';
import type { EntityManager } from 'typeorm';
import type { Scope } from './figure.js';

export interface VisitSum {
  /** Day or key. */
  readonly name: string;
  readonly visitors: number;
  readonly visits: number;
  readonly hits: number;
  readonly bounces: number;
  readonly entries: number;
  readonly exits: number;
  readonly seconds: number;
}

const sums = ['visitors', 'visits', 'hits', 'bounces', 'entries', 'exits', 'seconds']
  .map((name) => `sum(${name})::float AS ${name}`)
  .join(', ');

/** Sums of visits by key, or by day. Visitors of several days and branches are added up: nobody can tell them apart. */
function read(
  manager: EntityManager,
  kind: VisitSumKind,
  by: string,
  { days, branches }: Scope,
): Promise<VisitSum[]> {
  return manager.query(
    `SELECT ${by} AS name, ${sums} FROM app.visit_sum
     WHERE kind = $1 AND branch = ANY ($2::uuid[]) AND date BETWEEN $3 AND $4 GROUP BY 1 ORDER BY 1`,
    [kind, branches === 'all' ? [WHOLE_SHOP] : branches, days.from, days.to],
  );
}

export const sumsByKey = (manager: EntityManager, kind: VisitSumKind, scope: Scope): Promise<VisitSum[]> =>
  read(manager, kind, 'key', scope);

export const sumsByDay = (manager: EntityManager, kind: VisitSumKind, scope: Scope): Promise<VisitSum[]> =>
  read(manager, kind, 'date::text', scope);

/** Visitors of hours, which are not added up: the same hour comes once for each branch. */
export const visitorsByHour = (
  manager: EntityManager,
  { days, branches }: Scope,
): Promise<{ key: string; visitors: number }[]> =>
  manager.query(
    `SELECT key, visitors::float AS visitors FROM app.visit_sum
     WHERE kind = 'hour' AND branch = ANY ($1::uuid[]) AND date BETWEEN $2 AND $3 AND visitors > 0`,
    [branches === 'all' ? [WHOLE_SHOP] : branches, days.from, days.to],
  );

/** Hits of some keys by day. */
export function hitsByDay(
  manager: EntityManager,
  kind: VisitSumKind,
  keys: readonly string[],
  { days, branches }: Scope,
): Promise<{ date: string; key: string; hits: number }[]> {
  return manager.query(
    `SELECT date::text, key, sum(hits)::float AS hits FROM app.visit_sum
     WHERE kind = $1 AND branch = ANY ($2::uuid[]) AND date BETWEEN $3 AND $4 AND key = ANY ($5) GROUP BY 1, 2`,
    [kind, branches === 'all' ? [WHOLE_SHOP] : branches, days.from, days.to, keys],
  );
}

const none: VisitSum = {
  name: '',
  visitors: 0,
  visits: 0,
  hits: 0,
  bounces: 0,
  entries: 0,
  exits: 0,
  seconds: 0,
};

export async function wholeSum(manager: EntityManager, kind: VisitSumKind, scope: Scope): Promise<VisitSum> {
  const [sum] = await read(manager, kind, `''`, scope);
  return sum ?? none;
}

/** What was not counted, by its reason: for the whole shop, since it belongs to no branch. */
export async function excludedHits(
  manager: EntityManager,
  scope: Scope,
): Promise<ReadonlyMap<string, number>> {
  const reasons = await sumsByKey(manager, 'excluded', { ...scope, branches: 'all' });
  return new Map(reasons.map(({ name, hits }) => [name, hits]));
}
