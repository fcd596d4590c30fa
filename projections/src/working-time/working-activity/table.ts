import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { column, readModel } from '../../engine/storage/read-model.js';

/** A working activity, with the columns that it is filtered and sorted by. */
export interface WorkingActivityRow {
  id: string;
  /** Account. */
  user: string;
  branch: string;
  /** YYYY-MM-DD */
  businessDate: string;
  status: WorkingActivity['status'];
  isOpen: boolean;
  startedAt: string;
  endedAt: string | null;
  workedMinutes: number;
  document: WorkingActivity;
  /** Position of the row's last event in the log. */
  position: string;
}

export const workingActivityTable = readModel<WorkingActivityRow>({
  name: 'working_activity',
  columns: {
    id: column.uuid({ primary: true }),
    user: column.uuid(),
    branch: column.uuid(),
    businessDate: column.date(),
    status: column.text(),
    isOpen: column.flag(),
    startedAt: column.instant(),
    endedAt: column.instant({ nullable: true }),
    workedMinutes: column.integer(),
    document: column.document(),
    position: column.bigInteger(),
  },
  indices: [
    { columns: ['user', 'businessDate'] },
    { columns: ['branch', 'startedAt'] },
    { columns: ['startedAt'] },
    { columns: ['branch', 'user'], where: 'is_open', name: 'open' },
  ],
});

/**
 * What one person worked in one branch on one business day: ended activities as they were corrected, without
 * voided ones. Sums over the activities.
 */
export interface WorkingDayRow {
  /** Account. */
  user: string;
  branch: string;
  /** YYYY-MM-DD */
  date: string;
  activities: number;
  workedMinutes: number;
  pauseMinutes: number;
}

export const workingDayTable = readModel<WorkingDayRow>({
  name: 'working_day',
  columns: {
    user: column.uuid({ primary: true }),
    branch: column.uuid({ primary: true }),
    date: column.date({ primary: true }),
    activities: column.integer(),
    workedMinutes: column.integer(),
    pauseMinutes: column.integer(),
  },
  indices: [{ columns: ['branch', 'date'] }],
});

/** How long people were there in one hour of one branch: in ended activities, pauses included, from and to whole minutes. */
export interface WorkingHourRow {
  branch: string;
  /** The business day of the activities, YYYY-MM-DD. */
  date: string;
  /** Its beginning, ISO in UTC. */
  hour: string;
  /** Of all people together. */
  milliseconds: number;
}

export const workingHourTable = readModel<WorkingHourRow>({
  name: 'working_hour',
  columns: {
    branch: column.uuid({ primary: true }),
    date: column.date({ primary: true }),
    hour: column.instant({ primary: true }),
    milliseconds: column.integer(),
  },
});
