import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import {
  childrenOf,
  groupedBy,
  type InBucket,
  seriesOf,
  sumBy,
} from '@bestellwerk/domain/statistics/buckets';
import { rankedRows } from '@bestellwerk/domain/statistics/rows';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { EntityManager } from 'typeorm';
import { branchNames, bucketSql, dayBucketsOf, valuesOf, within } from './branch-sums.js';
import { type Figure, type Scope, todayOf } from './figure.js';
import { UNKNOWN } from './labels.js';

export interface WorkSum extends InBucket {
  readonly user: string;
  readonly branch: string;
  readonly worked: number;
  /** Of it, what was worked on days that are over. */
  readonly workedBefore: number;
  readonly pauses: number;
  readonly activities: number;
  readonly days: number;
}

/** Of shifts that are over; minutes. */
export const workSums = (manager: EntityManager, scope: Scope): Promise<WorkSum[]> =>
  manager.query(
    `SELECT ${bucketSql(scope)} AS t, "user", branch, sum(worked_minutes)::int AS worked,
       coalesce(sum(worked_minutes) FILTER (WHERE date < $4), 0)::int AS "workedBefore",
       sum(pause_minutes)::int AS pauses, sum(activities)::int AS activities, count(*)::int AS days
     FROM views.working_day WHERE ${within} GROUP BY 1, 2, 3`,
    [...valuesOf(scope), todayOf(scope)],
  );

/** What goes on, with its minutes up to now. */
export interface Running {
  readonly user: string;
  readonly branch: string;
  readonly minutes: number;
}

export async function runningWork(manager: EntityManager, scope: Scope): Promise<Running[]> {
  const open: { document: WorkingActivity }[] = await manager.query(
    `SELECT document FROM views.working_activity WHERE is_open AND business_${within}`,
    valuesOf(scope),
  );
  return open.map(({ document }) => ({
    ...{ user: document.user, branch: document.branch },
    minutes: workedMinutesAt(document, scope.now),
  }));
}

export const minutesOf = (list: readonly Running[] = []): number => sumBy(list, ({ minutes }) => minutes);
export const worked = (sum: WorkSum): number => sum.worked;
const pausesOf = (list: readonly WorkSum[]): number => sumBy(list, ({ pauses }) => pauses);
const activitiesOf = (list: readonly WorkSum[]): number => sumBy(list, ({ activities }) => activities);
const peopleOf = (list: readonly WorkSum[]): number => new Set(list.map(({ user }) => user)).size;

export async function workingActivities(manager: EntityManager, scope: Scope): Promise<Figure> {
  const sums = await workSums(manager, scope);
  const running = await runningWork(manager, scope);
  const buckets = dayBucketsOf(scope);
  const byUser = groupedBy(sums, ({ user }) => user);
  const runningBy = groupedBy(running, ({ user }) => user);
  const users = [...new Set([...byUser.keys(), ...runningBy.keys()])];
  const names = await scope.people.names(users);
  const rows = users.map((user) => {
    const own = byUser.get(user) ?? [];
    return {
      ...{ key: user, label: names.get(user) ?? UNKNOWN, value: sumBy(own, worked) },
      ...{ pauses: pausesOf(own), activities: activitiesOf(own), days: sumBy(own, ({ days }) => days) },
      runningMinutes: minutesOf(runningBy.get(user)),
      children: childrenOf(buckets, own, worked),
    };
  });
  const byBranch = groupedBy(sums, ({ branch }) => branch);
  const runningIn = groupedBy(running, ({ branch }) => branch);
  const branchName = await branchNames(manager);
  const groups = [...new Set([...byBranch.keys(), ...runningIn.keys()])].map((branch) => {
    const own = byBranch.get(branch) ?? [];
    return {
      ...{ key: branch, label: branchName(branch), value: sumBy(own, worked) },
      ...{ pauses: pausesOf(own), activities: activitiesOf(own), people: peopleOf(own) },
      runningMinutes: minutesOf(runningIn.get(branch)),
    };
  });
  const ranked = rankedRows(rows);
  return {
    ...{ unit: 'minutes', total: sumBy(sums, worked) },
    figures: {
      ...{ pauses: pausesOf(sums), activities: activitiesOf(sums), people: peopleOf(sums) },
      ...{ running: running.length, runningMinutes: minutesOf(running) },
    },
    series: seriesOf(buckets, sums, worked, (list) => ({ pauses: pausesOf(list) })),
    ...{ rows: ranked.rows, groups: rankedRows(groups).rows, isTruncated: ranked.isTruncated },
  };
}
