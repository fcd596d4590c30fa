import { formatDuration } from '@bestellwerk/domain/text/formats';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { useOwnSchedulesQuery } from '../../shared/working-time/working-time-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useUser } from '../../shared/session/use-user.js';
import { spanWords } from '@bestellwerk/ui/working-time/activity-words';
import classes from './clock-panel.module.css';

/** The planned shifts of the day. */
export function TodaysShift({ day }: { day: string }) {
  const { user } = useUser();
  const timeZone = useTimeZone();
  const pollingInterval = usePollingWhileAway();
  const { data: shifts } = useOwnSchedulesQuery(
    { account: user.id, from: day, to: day },
    { pollingInterval },
  );
  return (
    <>
      <FailedRead endpoint="ownSchedules" />
      {shifts?.length === 0 && <p className={classes.hint}>Heute ist kein Dienst geplant.</p>}
      {shifts?.map(({ id, startsAt, endsAt, pauseMinutes }) => (
        <p key={id} className={classes.hint}>
          Geplant {spanWords(startsAt, endsAt, timeZone)}
          {pauseMinutes > 0 && `, davon ${formatDuration(pauseMinutes)} Pause`}
        </p>
      ))}
    </>
  );
}
