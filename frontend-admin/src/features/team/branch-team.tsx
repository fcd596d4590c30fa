import { Skeleton, VisuallyHidden } from '@mantine/core';
import { formatDuration } from '@bestellwerk/domain/text/formats';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { Presence, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { stateSince } from '@bestellwerk/ui/working-time/activity-state';
import { stateWords } from '@bestellwerk/ui/working-time/activity-words';
import { byWords } from '@bestellwerk/domain/text/search';
import { usePresenceQuery } from '../../shared/working-time/working-time-api.js';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { type BranchName, useBranchNames } from '../../shared/branches/use-branches.js';
import classes from './team-page.module.css';
import { useMinutesSince, useNow } from '../../shared/ui/use-now.js';

interface Properties {
  branch: BranchName;
  isNamed: boolean;
}

const countWords = { working: 'Im Dienst', paused: 'In Pause', away: 'Nicht da' };

/** The team of one branch: how many are there, and each of them. */
export function BranchTeam({ branch, isNamed }: Properties) {
  const pollingInterval = usePollingWhileAway();
  const { data: team, isError } = usePresenceQuery(branch.id, { pollingInterval });
  const counts = team && teamCounts(team);
  return (
    <section aria-label={branch.name}>
      {isNamed ? (
        <h2 className={classes.branch}>{branch.name}</h2>
      ) : (
        <VisuallyHidden component="h2">{branch.name}</VisuallyHidden>
      )}
      <dl className={classes.counts}>
        {(['working', 'paused', 'away'] as const).map((state) => (
          <div key={state} data-state={state}>
            <dt>{countWords[state]}</dt>
            <dd>{counts?.[state] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {!team && !isError && <Skeleton height={92} role="status" aria-label="Das Team wird geladen" />}
      {team?.length === 0 && <p className={classes.empty}>Dieser Filiale ist noch niemand zugeordnet.</p>}
      <ul className={classes.team}>
        {team && inOrder(team).map((member) => <MemberCard key={member.user} member={member} />)}
      </ul>
    </section>
  );
}

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

export type PresenceState = 'working' | 'paused' | 'elsewhere' | 'away';

export function stateOf({ activity, elsewhere }: Presence): PresenceState {
  if (activity === null) return elsewhere === null ? 'away' : 'elsewhere';
  return activity.status === 'paused' ? 'paused' : 'working';
}

const order: readonly PresenceState[] = ['working', 'paused', 'elsewhere', 'away'];

/** Those at work first, then those in a pause or in another branch, then the others; by name. */
export const inOrder = (team: readonly Presence[]): Presence[] =>
  team.toSorted((a, b) => order.indexOf(stateOf(a)) - order.indexOf(stateOf(b)) || byWords(a.name, b.name));

export function teamCounts(team: readonly Presence[]): Record<PresenceState, number> {
  const counts = { working: 0, paused: 0, elsewhere: 0, away: 0 };
  for (const member of team) counts[stateOf(member)]++;
  return counts;
}
