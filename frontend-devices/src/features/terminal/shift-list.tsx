import { formatDuration } from '@bestellwerk/domain/text/formats';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import type { Me } from './terminal-api.js';
import { dayWords, spanWords, startDay } from '@bestellwerk/ui/working-time/activity-words';

const SHOWN = 6;

interface Properties {
  readonly activities: readonly WorkingActivity[];
  readonly branches: Me['branches'];
  readonly now: Date;
}

/** The last activities, newest first. */
export function ShiftList({ activities, branches, now }: Properties) {
  const newest = [...activities].sort((a, b) => b.startedAt.localeCompare(a.startedAt)).slice(0, SHOWN);
  if (newest.length === 0) return null;
  return (
    <section className="activities">
      <h2>Letzte Dienste</h2>
      <ul>
        {newest.map((activity) => (
          <li key={activity.id}>
            <span>{dayWords(startDay(activity))}</span>
            <span>{spanWords(activity.startedAt, activity.endedAt, activity.timeZone)}</span>
            <span>{branches.find(({ id }) => id === activity.branch)?.name}</span>
            <span>{minutesWords(activity, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function minutesWords(activity: WorkingActivity, now: Date): string {
  if (activity.status === 'voided') return 'storniert';
  if (activity.isForgotten && activity.endedAt === null) return 'nicht beendet';
  return formatDuration(activity.endedAt === null ? workedMinutesAt(activity, now) : activity.workedMinutes);
}
