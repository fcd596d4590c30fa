import { formatDuration } from '@bestellwerk/domain/text/durations';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { Presence, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { useMinutesSince, useNow } from '../../shared/ui/use-now.js';
import { stateSince } from '@bestellwerk/ui/working-time/activity-state';
import { stateWords } from '@bestellwerk/ui/working-time/activity-words';
import classes from './team-page.module.css';
import { stateOf } from './team-order.js';

/** One member of the team with the current status. */
export function MemberCard({ member }: { member: Presence }) {
  const { activity, elsewhere, name } = member;
  const branchName = useBranchNames();
  const now = new Date(useNow());
  return (
    <li className={classes.member} data-state={stateOf(member)}>
      <h3>{name}</h3>
      <p>{activity ? stateWords(activity, now) : awayWords(elsewhere && branchName(elsewhere))}</p>
      {activity && <Minutes activity={activity} />}
      {activity?.isForgotten && <p className={classes.forgotten}>Ende vergessen</p>}
    </li>
  );
}

const awayWords = (branch: string | null): string => {
  if (branch === null) return 'Nicht da';
  return `Im Dienst in ${branch || 'einer anderen Filiale'}`;
};

function Minutes({ activity }: { activity: WorkingActivity }) {
  const worked = workedMinutesAt(activity, new Date(useNow()));
  const inState = useMinutesSince(stateSince(activity));
  return (
    <p className={classes.minutes}>
      <strong>{formatDuration(activity.status === 'paused' ? inState : worked)}</strong>
      <span>
        {activity.status === 'paused'
          ? `Pause, davor ${formatDuration(worked)} Arbeit`
          : 'Arbeit ohne Pausen'}
      </span>
    </p>
  );
}
