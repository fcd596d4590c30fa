import type { Delay } from '@bestellwerk/domain/branch-day/branch-day';
import type { Capacity } from '@bestellwerk/domain/branch-day/capacity';
import { column, readModel } from '../../engine/storage/read-model.js';

/** What a branch does not sell or take on one business day, apart from its full windows, and what it takes longer for. */
export interface BranchDayRow {
  branch: string;
  /** YYYY-MM-DD */
  date: string;
  pausedUntil: string | null;
  delay: Delay | null;
  soldOut: readonly string[];
  capacity: Capacity | null;
}

export const branchDayTable = readModel<BranchDayRow>({
  name: 'branch_day',
  columns: {
    branch: column.uuid({ primary: true }),
    date: column.date({ primary: true }),
    pausedUntil: column.instant({ nullable: true }),
    delay: column.document({ nullable: true }),
    soldOut: column.document(),
    capacity: column.document({ nullable: true }),
  },
});
