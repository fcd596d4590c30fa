import { column } from '../../engine/storage/column.js';
import { readModel } from '../../engine/storage/read-model.js';

/**
 * What one person worked in one branch on one business day: ended activities as they were corrected, without
 * voided ones. Sums of the projection `working_activity`, whose checkpoint they share.
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
