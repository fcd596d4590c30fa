import { HOUR_MS, peopleByHour } from '@bestellwerk/domain/statistics/attendance';
import { presenceTopic, workingTimeTopic } from '@bestellwerk/domain/contracts/live-topics';
import { workingActivityAfter } from '@bestellwerk/domain/views/working-activity';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { atClockMinute } from '@bestellwerk/domain/working-time/worked-minutes';
import type { WorkingTimeEvent } from '@bestellwerk/domain/working-time/working-time-events';
import type { Projection } from '../../engine/projection.js';
import {
  type WorkingActivityRow,
  workingActivityTable,
  type WorkingDayRow,
  workingDayTable,
  type WorkingHourRow,
  workingHourTable,
} from './table.js';

/** Every activity of everybody, summed up per person, branch and business day, and per branch and hour. */
export const workingActivity = {
  name: 'working_activity',
  title: 'Arbeitszeit',
  version: 5,
  table: workingActivityTable,
  rollups: [
    { table: workingDayTable, contribution: dayOf },
    { table: workingHourTable, contribution: hoursOf },
  ],
  isUrgent: true,
  category: 'workingTime',
  keys: (event) => [{ id: event.data.activity }],
  apply(event, rows) {
    const before = rows.get({ id: event.data.activity })?.document;
    rows.put(rowOf(workingActivityAfter(before, event), event.position));
  },
  topics: (row) => [presenceTopic(row.branch), workingTimeTopic(row.user)],
} as const satisfies Projection<WorkingActivityRow, WorkingTimeEvent>;

const rowOf = (document: WorkingActivity, position: string): WorkingActivityRow => ({
  id: document.id,
  user: document.user,
  branch: document.branch,
  businessDate: document.businessDate,
  status: document.status,
  isOpen: document.status === 'working' || document.status === 'paused',
  startedAt: document.startedAt,
  endedAt: document.endedAt,
  workedMinutes: document.workedMinutes,
  document,
  position,
});

/** What goes on counts when it is over. */
function dayOf({ user, branch, businessDate, status, document }: WorkingActivityRow) {
  if (status !== 'ended') return null;
  const { workedMinutes, pauseMinutes } = document;
  return {
    ...{ user, branch, date: businessDate, activities: 1 },
    workedMinutes,
    pauseMinutes,
  } satisfies WorkingDayRow;
}

function hoursOf({ user, branch, businessDate: date, status, startedAt, endedAt }: WorkingActivityRow) {
  if (status !== 'ended' || endedAt === null) return [];
  const span = { user, branch, startsAt: atClockMinute(startedAt), endsAt: atClockMinute(endedAt) };
  return peopleByHour([span]).map(
    ({ hour, value }) =>
      ({
        ...{ branch, date, hour: new Date(hour).toISOString() },
        milliseconds: Math.round(value * HOUR_MS),
      }) satisfies WorkingHourRow,
  );
}
