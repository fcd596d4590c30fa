import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { column, readModel } from '../../engine/storage/read-model.js';

/** The weekly plans of one person. */
export interface WeeklyPlanRow {
  /** Account. */
  user: string;
  /** In the order in which they begin. */
  plans: readonly WeeklyPlan[];
  /** How often they were changed. */
  version: number;
  /** Branches whose planned shifts the last change may have touched. */
  branches: readonly string[];
}

export const weeklyPlanTable = readModel<WeeklyPlanRow>({
  name: 'weekly_plan',
  columns: {
    user: column.uuid({ primary: true }),
    plans: column.document(),
    version: column.integer(),
    branches: column.document(),
  },
});
