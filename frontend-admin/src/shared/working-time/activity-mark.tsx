import type { WorkingActivity } from '@bestellwerk/domain/views/working-time.schema';
import classes from './activity-mark.module.css';
import { activityStatusLabels } from '@bestellwerk/ui/working-time/activity-state';

/** Where an activity stands, and whether nobody ended it in time. */
export function ActivityMark({ activity }: { activity: Pick<WorkingActivity, 'status' | 'isForgotten'> }) {
  const isForgotten = activity.isForgotten && activity.status !== 'voided';
  return (
    <span className={classes.mark} data-status={isForgotten ? 'forgotten' : activity.status}>
      {isForgotten ? 'Vergessen' : activityStatusLabels[activity.status]}
    </span>
  );
}
