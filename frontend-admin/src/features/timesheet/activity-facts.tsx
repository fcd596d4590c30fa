import { formatDuration } from '@bestellwerk/domain/text/formats';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { useNow } from '../../shared/ui/use-now.js';
import { ActivityBadge } from '../../shared/working-time/activity-badge.js';
import { dayWords, spanWords } from '@bestellwerk/ui/working-time/activity-words';
import classes from './timesheet.module.css';

/** What an activity is. */
export function ActivityFacts({ activity }: { activity: WorkingActivity }) {
  const { timeZone, pauses } = activity;
  const branchName = useBranchNames();
  const worked = workedMinutesAt(activity, new Date(useNow()));
  return (
    <dl className={classes.facts}>
      <Fact name="Status">
        <ActivityBadge activity={activity} />
      </Fact>
      <Fact name="Zeit">{spanWords(activity.startedAt, activity.endedAt, timeZone)}</Fact>
      <Fact name="Geschäftstag">{dayWords(activity.businessDate)}</Fact>
      <Fact name="Pausen">
        {pauses.length === 0
          ? 'Keine'
          : pauses.map(({ from, to }) => spanWords(from, to, timeZone)).join(', ')}
      </Fact>
      <Fact name="Gearbeitet">{formatDuration(worked)}</Fact>
      <Fact name="Filiale">{branchName(activity.branch)}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
