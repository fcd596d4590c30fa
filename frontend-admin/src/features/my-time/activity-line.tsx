import { formatDateTime, formatDuration } from '@bestellwerk/domain/text/formats';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { useNow } from '../../shared/ui/use-now.js';
import classes from './my-time.module.css';
import { ActivityBadge } from '../../shared/working-time/activity-badge.js';
import { correctionDetails } from '@bestellwerk/domain/views/journal-details-of-contents';
import { changeLabels } from '@bestellwerk/ui/working-time/activity-state';
import { dayWords, spanWords, startDay } from '@bestellwerk/ui/working-time/activity-words';

/** One activity with its pauses and what staff changed about it. */
export function ActivityLine({ activity }: { activity: WorkingActivity }) {
  const { timeZone, pauses, changes } = activity;
  const branchName = useBranchNames();
  const details = correctionDetails(activity);
  const worked = workedMinutesAt(activity, new Date(useNow()));
  return (
    <div className={classes.line} data-voided={activity.status === 'voided' || undefined}>
      <p className={classes.when}>
        <strong>{dayWords(startDay(activity))}</strong>{' '}
        <span>{spanWords(activity.startedAt, activity.endedAt, timeZone)}</span>
      </p>
      <p className={classes.where}>
        {branchName(activity.branch)}
        {activity.businessDate !== startDay(activity) && `, Geschäftstag ${dayWords(activity.businessDate)}`}
        {pauses.length > 0 &&
          `, Pause ${pauses.map(({ from, to }) => spanWords(from, to, timeZone)).join(', ')}`}
      </p>
      <p className={classes.worked}>{formatDuration(worked)}</p>
      <ActivityBadge activity={activity} />
      {changes.map(({ type, at, reason }, index) => (
        <p key={index} className={classes.change}>
          {changeLabels[type]} am {formatDateTime(new Date(at), timeZone)}: {reason ?? 'Begründung gelöscht'}
          {details[index] && <small>{details[index]}</small>}
        </p>
      ))}
    </div>
  );
}
