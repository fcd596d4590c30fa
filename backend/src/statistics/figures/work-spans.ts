import { openUntil, type Span } from '@bestellwerk/domain/statistics/attendance';
import type { EntityManager } from 'typeorm';
import { milliseconds, valuesOf, within } from './branch-sums.js';
import type { Scope } from './figure.js';

export interface ActivitySpan extends Span {
  /** The business day of what is going on. */
  readonly openOn: string | null;
}

/** Also those that are going on, up to now; pauses included. */
export const activitySpans = (manager: EntityManager, scope: Scope): Promise<ActivitySpan[]> =>
  spansWhere(manager, `business_${within}`, scope);

/** Those of them that are going on. */
export const openSpans = (manager: EntityManager, scope: Scope): Promise<ActivitySpan[]> =>
  spansWhere(manager, `is_open AND business_${within}`, scope);

/** What these people did meanwhile in branches that the scope does not have. */
export async function spansElsewhere(
  manager: EntityManager,
  scope: Scope,
  users: readonly string[],
): Promise<ActivitySpan[]> {
  if (scope.branches === 'all') return [];
  const condition = 'business_date BETWEEN $1 AND $2 AND NOT branch = ANY ($3) AND "user" = ANY ($5)';
  return spansWhere(manager, condition, scope, users);
}

/** Of one person in one branch, each list in the same order: years of a team come as some long rows, which are read fast. */
interface SpansOfPerson {
  readonly user: string;
  readonly branch: string;
  /** Milliseconds since 1970. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly openOn: readonly (string | null)[];
}

async function spansWhere(
  manager: EntityManager,
  condition: string,
  scope: Scope,
  ...more: unknown[]
): Promise<ActivitySpan[]> {
  const people: SpansOfPerson[] = await manager.query(
    `SELECT "user", branch, json_agg(${milliseconds('started_at')}) AS starts,
       json_agg(${milliseconds('greatest(started_at, coalesce(ended_at, $4))')}) AS ends,
       json_agg(CASE WHEN ended_at IS NULL THEN to_char(business_date, 'YYYY-MM-DD') END) AS "openOn"
     FROM views.working_activity WHERE status <> 'voided' AND ${condition} GROUP BY 1, 2`,
    [...valuesOf(scope), scope.now, ...more],
  );
  return people.flatMap(({ user, branch, starts, ends, openOn }) =>
    starts.map((start, index) => ({
      user,
      branch,
      startsAt: new Date(start),
      endsAt: new Date(ends[index]!),
      openOn: openOn[index]!,
    })),
  );
}

export const wholeSpan =
  ({ now }: Scope) =>
  <Work extends ActivitySpan>(span: Work): Work =>
    span.openOn === null ? span : { ...span, endsAt: openUntil(span.startsAt, now) };
