import { randomUUID } from 'node:crypto';
import { addDays, instantAt, weekdayOf, weekdays } from '@bestellwerk/domain/calendar/zoned-time';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { Days } from '@bestellwerk/domain/statistics/period';
import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { type WorkingTimeEvent, workingTimeStream } from '@bestellwerk/domain/working-time/working-time-events'; // prettier-ignore
import { metadataOf } from '@bestellwerk/event-log/command';
import { workingActivity } from '@bestellwerk/projections/working-time/working-activity/project';
import { type WorkingActivityRow, workingActivityTable } from '@bestellwerk/projections/working-time/working-activity/table'; // prettier-ignore
import { type WeeklyPlanRow, weeklyPlanTable } from '@bestellwerk/projections/working-time/weekly-plan/table';
import type { ReadModels } from '../harness/read-models.js';
import { Random } from '@bestellwerk/server-kit/random';
import { newContext } from './contexts.js';
import type { Shop } from './order-forms.js';
import { insertRows, rowAfter, SumsOf } from './read-model-rows.js';

const MINUTE = 60_000;
const TIME_ZONE = 'Europe/Vienna';
const BEGINS_AT = 10 * 60;
const ENDS_AT = 18 * 60;
const DAYS_OF_PLAN = 365;
/** So many planned shifts are worked. */
const WORKED = 0.95;

/** A team that works five days a week by plans that change once a year; the last day is not over yet. */
export async function fillWorkingTime(
  readModels: ReadModels,
  people: number,
  days: Days,
  shop: Shop,
): Promise<void> {
  const random = new Random(people);
  const sums = workingActivity.rollups.map((rollup) => new SumsOf<WorkingActivityRow>(rollup));
  const planned: WeeklyPlanRow[] = [];
  for (let number = 0; number < people; number++) {
    const user = randomUUID();
    const branch = shop.branches[number % shop.branches.length]!.id;
    const isFree = (weekday: number) => (weekday + number) % 7 < 2;
    await readModels.rows(
      `INSERT INTO app.account (id, username, email, first_name, last_name, roles, branches)
       VALUES ($1, $2, $2 || '@linde.example', 'Erika', 'Muster ' || $3, '{ROLE_EMPLOYEE}', ARRAY[$4::uuid])`,
      [user, `muster.${number}`, String(number), branch],
    );
    const shifts = [1, 2, 3, 4, 5, 6, 7]
      .filter((weekday) => !isFree(weekday % 7))
      .map((weekday) => ({ branch, weekday, from: '10:00', to: '18:00', pauseMinutes: 30 }));
    const plans: WeeklyPlan[] = [];
    for (let validFrom = days.from; validFrom <= days.to; validFrom = addDays(validFrom, DAYS_OF_PLAN)) {
      plans.push({ validFrom, shifts });
    }
    planned.push({ user, plans, version: plans.length, branches: [branch] });
    const rows: WorkingActivityRow[] = [];
    for (let date = days.from; date < days.to; date = addDays(date, 1)) {
      if (isFree(weekdays.indexOf(weekdayOf(date))) || random.next() > WORKED) continue;
      rows.push(rowAfter(workingActivity, shiftOf(user, branch, date, random)));
    }
    for (const row of rows) for (const sum of sums) sum.add(row);
    await insertRows(readModels, workingActivityTable, rows);
  }
  await insertRows(readModels, weeklyPlanTable, planned);
  for (const sum of sums) await sum.insert(readModels);
}

/** One shift with its pause, from coming to leaving. */
function shiftOf(
  user: string,
  branch: string,
  date: string,
  random: Random,
): RecordedEvent<WorkingTimeEvent>[] {
  const activity = randomUUID();
  const at = (minutes: number) =>
    new Date(instantAt(date, minutes, TIME_ZONE).getTime() + random.between(-9, 9) * MINUTE).toISOString();
  const pressed = (minutes: number) => ({ activity, at: at(minutes), deviceAt: null });
  const events = [
    { type: 'ActivityStarted', data: { ...pressed(BEGINS_AT), branch, businessDate: date, timeZone: TIME_ZONE } },
    { type: 'ActivityPaused', data: pressed(BEGINS_AT + 240) },
    { type: 'ActivityResumed', data: pressed(BEGINS_AT + 270) },
    { type: 'ActivityEnded', data: pressed(ENDS_AT) },
  ]; // prettier-ignore
  const stream = workingTimeStream(user);
  return events.map((event, revision) => {
    const metadata = metadataOf(newContext(), new Date(event.data.at));
    const recorded = { id: '', stream, revision: String(revision), position: '0', metadata };
    return { ...recorded, ...event } as RecordedEvent<WorkingTimeEvent>;
  });
}
