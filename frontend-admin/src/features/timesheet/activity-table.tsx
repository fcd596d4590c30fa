import { formatDuration } from '@bestellwerk/domain/text/formats';
import { pauseMinutesAt, workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { useNow } from '../../shared/ui/use-now.js';
import { ActivityBadge } from '../../shared/working-time/activity-badge.js';
import { dayWords, shortDayWords, spanWords, startDay } from '@bestellwerk/ui/working-time/activity-words';
import classes from './activity-table.module.css';

interface Properties {
  activities: readonly WorkingActivity[];
  nameOf(user: string): string;
  onOpen(id: string): void;
  isOld: boolean;
}

/** Activities as rows; narrow screens show each row as a card. */
export function ActivityTable({ activities, nameOf, onOpen, isOld }: Properties) {
  const branchName = useBranchNames();
  const now = new Date(useNow());
  return (
    <table className={classes.table} data-old={isOld || undefined}>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Person</th>
          <th scope="col">Zeit</th>
          <th scope="col">Geschäftstag</th>
          <th scope="col">Pausen</th>
          <th scope="col">Gearbeitet</th>
          <th scope="col">Filiale</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {activities.map((activity) => (
          <tr
            key={activity.id}
            data-voided={activity.status === 'voided' || undefined}
            onClick={() => onOpen(activity.id)}
          >
            <td data-column="day">{dayWords(startDay(activity))}</td>
            <td data-column="person">
              <button type="button" onClick={() => onOpen(activity.id)}>
                {nameOf(activity.user)}
              </button>
            </td>
            <td data-column="span">{spanWords(activity.startedAt, activity.endedAt, activity.timeZone)}</td>
            <td data-column="business-day">{shortDayWords(activity.businessDate)}</td>
            <td data-column="pauses">
              {activity.pauses.length > 0 ? formatDuration(pauseMinutesAt(activity, now)) : '–'}
            </td>
            <td data-column="worked">{formatDuration(workedMinutesAt(activity, now))}</td>
            <td data-column="branch">{branchName(activity.branch)}</td>
            <td data-column="status">
              <ActivityBadge activity={activity} />
              {activity.changes.length > 0 && activity.status !== 'voided' && (
                <small>{activity.isEnteredByStaff ? 'eingetragen' : 'korrigiert'}</small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
