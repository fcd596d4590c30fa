import type { FigureEntries, FigureEntry } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { Attended } from '@bestellwerk/domain/statistics/attendance';
import type { PlannedShift } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { milliseconds, valuesOf, within } from '../figures/branch-sums.js';
import type { Scope } from '../figures/figure.js';
import { UNKNOWN } from '../figures/labels.js';
import type { ActivitySpan } from '../figures/work-spans.js';
import { plannedAndWorked } from '../figures/working-schedules.js';
import { cursorOf, partsOfCursor, type EntriesChoice } from './choice.js';

interface ListedActivity extends ActivitySpan {
  readonly id: string;
  readonly date: string;
  readonly worked: number;
}

const ENTRIES = 100;
const ID = '[\\da-f-]{36}';
const lastSchema = z.string().regex(new RegExp(`^[\\d-]{10}T[\\d:.]+Z ${ID} ${ID}( ${ID})?$`));

/**
 * What planned and worked time consist of: planned shifts, each with its work, and work beside them. A row is a person. What
 * goes on has no minutes of work yet.
 */
export async function entriesOfSchedules(
  manager: EntityManager,
  scope: Scope,
  { row, after }: EntriesChoice,
): Promise<FigureEntries> {
  const [date, last] = partsOfCursor(after, lastSchema);
  const activities = await listedActivities(manager, scope);
  const { all, shifts, isOver } = await plannedAndWorked(manager, scope, activities);
  const listed = new Set(all.map(({ shift }) => shift));
  const toCome = shifts.filter((shift) => !listed.has(shift)).map(withoutWork);
  const entries = [...all, ...toCome]
    .filter(({ user }) => row === undefined || user === row)
    .map((one) => entryOf(one, isOver))
    .sort((one, other) => (one.key < other.key ? 1 : -1));
  const rest = date === null ? entries : entries.filter(({ key }) => key < cursorOf(date, last!));
  const shown = rest.slice(0, ENTRIES);
  const names = await scope.people.names([...new Set(shown.map(({ user }) => user))]);
  return {
    entries: shown.map(({ entry, user }) => ({ ...entry, label: names.get(user) ?? UNKNOWN })),
    next: rest.length > ENTRIES ? shown.at(-1)!.key : null,
  };
}

async function listedActivities(manager: EntityManager, scope: Scope): Promise<ListedActivity[]> {
  const rows: (Omit<ListedActivity, 'startsAt' | 'endsAt'> & Record<'startsAt' | 'endsAt', number>)[] =
    await manager.query(
      `SELECT id, "user", branch, to_char(business_date, 'YYYY-MM-DD') AS date,
       CASE WHEN status = 'ended' THEN worked_minutes ELSE 0 END AS worked,
       ${milliseconds('started_at')} AS "startsAt",
       ${milliseconds('greatest(started_at, coalesce(ended_at, $4))')} AS "endsAt",
       CASE WHEN ended_at IS NULL THEN to_char(business_date, 'YYYY-MM-DD') END AS "openOn"
     FROM views.working_activity WHERE status <> 'voided' AND business_${within}`,
      [...valuesOf(scope), scope.now],
    );
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }));
}

type Shift = PlannedShift & { readonly user: string };

const withoutWork = <Planned extends Shift>(shift: Planned) => ({
  ...{ user: shift.user, shift, work: null, delay: null },
  ...{ isMissed: false, isLate: false, isUnplanned: false, isElsewhere: false },
});

interface ListedEntry {
  readonly user: string;
  /** Where it is in the list: the latest first. */
  readonly key: string;
  readonly entry: Omit<FigureEntry, 'label'>;
}

function entryOf<Planned extends Shift>(
  {
    user,
    shift,
    work,
    delay,
    isMissed,
    isLate,
    isUnplanned,
    isElsewhere,
  }: Attended<Planned, ListedActivity | ActivitySpan>,
  isOver: (shift: Planned) => boolean,
): ListedEntry {
  // Work in other branches is listed nowhere.
  const own = work && 'id' in work ? work : null;
  const { branch, startsAt } = (own ?? shift)!;
  const date = own?.date ?? shift!.businessDate;
  const at = startsAt.toISOString();
  const findings = Object.entries({
    missed: isMissed,
    unplanned: isUnplanned,
    elsewhere: isElsewhere,
    running: own?.openOn != null,
    pending: shift !== null && !isOver(shift),
  }).flatMap(([name, is]) => (is ? [name as NonNullable<FigureEntry['findings']>[number]] : []));
  return {
    user,
    key: cursorOf(date, [at, user, branch, ...(own ? [own.id] : [])].join(' ')),
    entry: {
      ...{ kind: own ? 'working-activity' : 'planned-shift', id: own?.id ?? null, branch, date, at },
      ...{ value: own?.worked ?? 0, planned: shift?.plannedMinutes ?? 0, findings },
      ...(isLate && { late: delay! }),
    },
  };
}
