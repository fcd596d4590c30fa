import { Skeleton, VisuallyHidden } from '@mantine/core';
import { usePresenceQuery } from '../../shared/working-time/working-time-api.js';
import { usePollingWhileAway } from '../../shared/api/use-polling-while-away.js';
import type { BranchName } from '../../shared/branches/use-branches.js';
import { MemberCard } from './member-card.js';
import classes from './team-page.module.css';
import { inOrder, teamCounts } from './team-order.js';

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
