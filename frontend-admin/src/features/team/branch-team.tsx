import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import type { Presence } from '@bestellwerk/domain/contracts/working-time.schema';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { type BranchName, useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { useAtNow } from '../../shared/ui/use-now.js';
import { usePresenceQuery } from '../../shared/working-time/working-time-api.js';
import { PresenceGroup } from './presence-group.js';
import { inGroups, isOutdated, type PresenceState, stateOf, teamCounts } from './presence-states.js';
import classes from './team-page.module.css';

interface Properties {
  branch: BranchName;
  isNamed: boolean;
}

/** The team of one branch: how many are there, and each of them. */
export function BranchTeam({ branch, isNamed }: Properties) {
  const { team, isError } = useTeam(branch.id);
  const states = useStates(team ?? []);
  const counts = teamCounts(states);
  return (
    <section aria-label={branch.name}>
      {isNamed ? (
        <h2 className={classes.branch}>{branch.name}</h2>
      ) : (
        <VisuallyHidden component="h2">{branch.name}</VisuallyHidden>
      )}
      <Counts counts={team && counts} />
      {!team && !isError && <Skeleton height={92} role="status" aria-label="Das Team wird geladen" />}
      {team?.length === 0 && <p className={classes.empty}>Dieser Filiale ist noch niemand zugeordnet.</p>}
      <div className={classes.groups}>
        {team &&
          inGroups(team, states).map(({ state, members }) => (
            <PresenceGroup
              key={state}
              state={state}
              members={members}
              isRest={state === 'away' && members.length < counts.away}
            />
          ))}
      </div>
    </section>
  );
}

/** It is read again when other planned shifts matter than before. */
function useTeam(branch: string) {
  const pollingInterval = usePollingWhileAway();
  const timeZone = useBranchTimeZone(branch);
  const { data: team, isError, fulfilledTimeStamp, refetch } = usePresenceQuery(branch, { pollingInterval });
  const isOld = useAtNow(
    (now) => team !== undefined && isOutdated(team, fulfilledTimeStamp ?? now, now, timeZone),
  );
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return { team, isError };
}

/** Of each member in turn. */
const useStates = (team: readonly Presence[]): PresenceState[] =>
  useAtNow((now) => team.map((member) => stateOf(member, now)).join(' ')).split(' ') as PresenceState[];

const countWords = { working: 'Im Dienst', paused: 'In Pause', away: 'Nicht da' };

const Counts = ({ counts }: { counts: ReturnType<typeof teamCounts> | undefined }) => (
  <dl className={classes.counts}>
    {(['working', 'paused', 'away'] as const).map((state) => (
      <div key={state} data-state={state}>
        <dt>
          {countWords[state]}
          {state === 'away' && counts !== undefined && counts.missing > 0 && (
            <small>{counts.missing === 1 ? 'davon fehlt 1' : `davon fehlen ${counts.missing}`}</small>
          )}
        </dt>
        <dd>{counts?.[state] ?? '–'}</dd>
      </div>
    ))}
  </dl>
);
