import { Skeleton } from '@mantine/core';
import { useOwnActivitiesQuery } from '../../shared/working-time/working-time-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useUser } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import { ActivityLine } from './activity-line.js';
import classes from './my-time.module.css';
import type { Month } from './month.js';

/** The own activities of a month, newest first. */
export function OwnActivities({ month }: { month: Month }) {
  const { user } = useUser();
  const { currentData, isError } = useOwnActivitiesQuery({ account: user.id, ...month });
  const activities = currentData?.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  return (
    <Block title="Aufzeichnungen">
      <FailedRead endpoint="ownActivities" />
      {!activities && !isError && (
        <Skeleton height={120} role="status" aria-label="Aufzeichnungen werden geladen" />
      )}
      {activities?.length === 0 && (
        <p className={classes.empty}>In diesem Monat wurde noch nichts aufgezeichnet.</p>
      )}
      <ul className={classes.list}>
        {activities?.map((activity) => (
          <li key={activity.id}>
            <ActivityLine activity={activity} />
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        Stimmt etwas nicht? Ihre Filialleitung kann Aufzeichnungen mit einer Begründung korrigieren.
      </p>
    </Block>
  );
}
