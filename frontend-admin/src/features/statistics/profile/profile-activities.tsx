import { Link } from 'react-router';
import { may } from '@bestellwerk/domain/access/policy';
import type { ProfileActivity } from '@bestellwerk/domain/contracts/user-profile.schema';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { pauseMinutesAt, workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import { clockChangeWords } from '@bestellwerk/ui/working-time/activity-words';
import { useBranchNames } from '../../../shared/branches/use-branches.js';
import { usePrincipal } from '../../../shared/session/use-user.js';
import { useAtNow } from '../../../shared/ui/use-now.js';
import { durationWords } from '../frame/figure-words.js';
import { DayBars } from './day-bars.js';
import classes from './profile.module.css';

const findingLabels: Readonly<Record<ProfileActivity['findings'][number], string>> = {
  forgotten: 'Ende vergessen',
  entered: 'nachgetragen',
  corrected: 'korrigiert',
  unplanned: 'ungeplant',
  elsewhere: 'in anderer Filiale als geplant',
  late: 'verspätet',
};

/** Each shift as a bar of its day, above the planned one, with what is worth a look. */
export const ProfileActivities = ({ activities }: { activities: readonly ProfileActivity[] }) =>
  activities.length === 0 ? (
    <p>In diesem Zeitraum wurde nichts erfasst.</p>
  ) : (
    <ol className={classes.activities} aria-label="Dienste">
      {activities.map((activity) => (
        <Activity key={activity.id} activity={activity} />
      ))}
    </ol>
  );

const MINUTE = 60_000;

function Activity({ activity }: { activity: ProfileActivity }) {
  const { id, businessDate, startedAt, endedAt, status, planned, timeZone } = activity;
  const until = useAtNow((at) => endedAt ?? new Date(Math.floor(at / MINUTE) * MINUTE).toISOString());
  const workedMinutes = useMinutes(activity, activity.workedMinutes, workedMinutesAt);
  const pauseMinutes = useMinutes(activity, activity.pauseMinutes, pauseMinutesAt);
  const findingWords = useFindingWords(activity);
  const time = (instant: string) => formatTime(new Date(instant), timeZone);
  const words = [
    endedAt ? `${time(startedAt)} bis ${time(endedAt)}` : `seit ${time(startedAt)}`,
    ...[endedAt ? clockChangeWords(new Date(startedAt), new Date(endedAt), timeZone) : ''].filter(Boolean),
    ...(localTime(new Date(startedAt), timeZone).date > businessDate ? ['nach Mitternacht'] : []),
    ...(planned ? [`geplant ${time(planned.startsAt)} bis ${time(planned.endsAt)}`] : []),
    ...(pauseMinutes > 0 ? [`Pause ${durationWords(pauseMinutes)}`] : []),
  ].join(', ');
  const maySeeRecord = may(usePrincipal(), 'workingTime.read', activity.branch);
  const isDrawn = status !== 'voided' || endedAt !== null;
  const search = `?${new URLSearchParams({ from: businessDate, to: businessDate, entry: id })}`;
  return (
    <li data-voided={status === 'voided' || undefined}>
      <div className={classes.line}>
        {maySeeRecord ? (
          <Link to={{ pathname: '/working-activities', search }}>{unitWords(businessDate, 'day')}</Link>
        ) : (
          <span>{unitWords(businessDate, 'day')}</span>
        )}
        <span>{words}</span>
        <strong>{minutesWords(status, workedMinutes)}</strong>
      </div>
      <DayBars
        day={activity}
        planned={planned}
        worked={isDrawn ? { startsAt: startedAt, endsAt: until } : null}
      />
      {findingWords && <p>{findingWords}</p>}
    </li>
  );
}

/** Minutes as the server has added them up, or so far of what goes on: what was voided before its end does not. */
const useMinutes = (activity: ProfileActivity, known: number, minutesAt: typeof workedMinutesAt): number =>
  useAtNow((at) => (goesOn(activity) ? minutesAt(activity, new Date(at)) : known));

const goesOn = ({ status }: ProfileActivity): boolean => status === 'working' || status === 'paused';

/** 'läuft, bisher 2 h 10 min' */
function minutesWords(status: ProfileActivity['status'], minutes: number): string {
  switch (status) {
    case 'voided':
      return 'storniert';
    case 'working':
      return `läuft, bisher ${durationWords(minutes)}`;
    case 'paused':
      return `in Pause, bisher ${durationWords(minutes)}`;
    case 'ended':
      return durationWords(minutes);
  }
}

/** 'in anderer Filiale als geplant (Bahnhof statt Altstadt), verspätet' */
function useFindingWords({ findings, branch, planned }: ProfileActivity): string {
  const branchName = useBranchNames();
  const names = [branchName(branch), planned ? branchName(planned.branch) : ''];
  const places = names.every(Boolean) ? ` (${names.join(' statt ')})` : '';
  return findings
    .map((finding) => findingLabels[finding] + (finding === 'elsewhere' ? places : ''))
    .join(', ');
}
