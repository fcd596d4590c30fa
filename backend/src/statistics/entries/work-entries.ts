import type { FigureEntries } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { EntityManager } from 'typeorm';
import { cursorOf, idSchema, partsOfCursor, type EntriesChoice } from './choice.js';
import type { Scope } from '../figures/figure.js';
import { UNKNOWN } from '../figures/labels.js';

interface Activity {
  readonly id: string;
  readonly user: string;
  readonly branch: string;
  readonly date: string;
  readonly at: Date;
  readonly value: number;
}

const ENTRIES = 100;

/** The working activities that were ended, whose minutes make up worked time; a row is a person, a row of the groups a branch. */
export async function entriesOfWork(
  manager: EntityManager,
  scope: Scope,
  { list, row, after }: EntriesChoice,
): Promise<FigureEntries> {
  const { days, branches, people } = scope;
  const activities: Activity[] = await manager.query(
    `SELECT id, "user", branch, business_date::text AS date, started_at AS at, worked_minutes AS value
     FROM views.working_activity
     WHERE status = 'ended' AND business_date BETWEEN $1 AND $2 AND ($3::uuid[] IS NULL OR branch = ANY ($3))
       AND ($4::text IS NULL OR ${list === 'groups' ? 'branch' : '"user"'}::text = $4)
       AND ($5::date IS NULL OR (business_date, id) < ($5::date, $6::uuid))
     ORDER BY business_date DESC, id DESC LIMIT ${ENTRIES + 1}`,
    [
      ...[days.from, days.to, branches === 'all' ? null : branches, row ?? null],
      ...partsOfCursor(after, idSchema),
    ],
  );
  const shown = activities.slice(0, ENTRIES);
  const names = await people.names([...new Set(shown.map(({ user }) => user))]);
  const last = activities.length > ENTRIES ? shown.at(-1) : undefined;
  return {
    entries: shown.map(({ id, user, branch, date, at, value }) => ({
      ...{ kind: 'working-activity', id, branch, date, at: at.toISOString(), value },
      label: names.get(user) ?? UNKNOWN,
    })),
    next: last ? cursorOf(last.date, last.id) : null,
  };
}
