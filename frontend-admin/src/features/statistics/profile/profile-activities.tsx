import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { ProfileActivity } from '@bestellwerk/domain/contracts/user-profile.schema';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { durationWords } from '../frame/figure-words.js';
import { barOf } from './activity-bar.js';
import classes from './profile.module.css';

const findingLabels: Readonly<Record<ProfileActivity['findings'][number], string>> = {
  forgotten: 'Ende vergessen',
  entered: 'nachgetragen',
  corrected: 'korrigiert',
  unplanned: 'ungeplant',
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

function Activity({ activity }: { activity: ProfileActivity }) {
  const { id, businessDate, startedAt, endedAt, workedMinutes, pauseMinutes, status, planned, timeZone } =
    activity;
  const time = (instant: string) => formatTime(new Date(instant), timeZone);
  const words = [
    endedAt ? `${time(startedAt)} bis ${time(endedAt)}` : `seit ${time(startedAt)}`,
    ...(planned ? [`geplant ${time(planned.startsAt)} bis ${time(planned.endsAt)}`] : []),
    ...(pauseMinutes > 0 ? [`Pause ${durationWords(pauseMinutes)}`] : []),
  ].join(', ');
  const findings = activity.findings.map((finding) => findingLabels[finding]);
  const search = `?${new URLSearchParams({ from: businessDate, to: businessDate, entry: id })}`;
  return (
    <li data-voided={status === 'voided' || undefined}>
      <div className={classes.line}>
        <Link to={{ pathname: '/working-activities', search }}>{unitWords(businessDate, 'day')}</Link>
        <span>{words}</span>
        <strong>{status === 'voided' ? 'storniert' : durationWords(workedMinutes)}</strong>
      </div>
      <div className={classes.bars} aria-hidden>
        {planned && <span data-planned style={barStyle(barOf(activity, planned.startsAt, planned.endsAt))} />}
        {endedAt && <span style={barStyle(barOf(activity, startedAt, endedAt))} />}
      </div>
      {findings.length > 0 && <p>{findings.join(', ')}</p>}
    </li>
  );
}

const barStyle = ({ from, to }: { from: number; to: number }) =>
  ({ '--from': `${from * 100}%`, '--to': `${to * 100}%` }) as CSSProperties;
