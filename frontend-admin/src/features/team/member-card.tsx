import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDuration, formatTime } from '@bestellwerk/domain/text/formats';
import { type Absence, absenceAt, lateMinutes } from '@bestellwerk/domain/working-time/planned-now';
import { workedMinutesAt } from '@bestellwerk/domain/working-time/worked-minutes';
import type { Presence, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { stateSince } from '@bestellwerk/ui/working-time/activity-state';
import { stateWords } from '@bestellwerk/ui/working-time/activity-words';
import { useBranchNames, useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { useAtNow, useMinutesSince, useNow } from '../../shared/ui/use-now.js';
import type { PresenceState } from './presence-states.js';
import classes from './member-card.module.css';

interface Properties {
  member: Presence;
  state: PresenceState;
}

/** One member of the team with the current status and what is planned. */
export function MemberCard({ member, state }: Properties) {
  const { activity, elsewhere, name } = member;
  return (
    <li className={classes.member} data-state={state}>
      <h4>{name}</h4>
      {activity ? (
        <AtWork activity={activity} />
      ) : elsewhere === null ? (
        <Away member={member} />
      ) : (
        <Elsewhere branch={elsewhere} />
      )}
      {member.planned !== undefined && (
        <p className={classes.planned}>
          <PlanWords member={member} />
          <Late member={member} />
        </p>
      )}
      {activity?.isForgotten && <p className={classes.forgotten}>Ende vergessen</p>}
    </li>
  );
}

function AtWork({ activity }: { activity: WorkingActivity }) {
  const now = new Date(useNow());
  const worked = workedMinutesAt(activity, now);
  const inState = useMinutesSince(stateSince(activity));
  const isPaused = activity.status === 'paused';
  return (
    <>
      <p>{stateWords(activity, now)}</p>
      <p className={classes.minutes}>
        <strong>{formatDuration(isPaused ? inState : worked)}</strong>
        <span>{isPaused ? `Pause, davor ${formatDuration(worked)} Arbeit` : 'Arbeit ohne Pausen'}</span>
      </p>
    </>
  );
}

function Elsewhere({ branch }: { branch: string }) {
  const branchName = useBranchNames();
  return <p>Im Dienst in {branchName(branch) || 'einer anderen Filiale'}</p>;
}

const absenceWords: Readonly<Record<Absence, (begins: string) => string>> = {
  unplanned: () => 'Nicht da',
  coming: (begins) => `Kommt um ${begins}`,
  due: () => 'Noch nicht da',
  missing: (begins) => `Fehlt seit ${begins}`,
  left: () => 'Schon gegangen',
  over: () => 'Nicht da',
};

function Away({ member }: { member: Presence }) {
  const absence = useAtNow((now) => absenceAt(member, new Date(now)));
  const timeZone = useBranchTimeZone(member.branch);
  const begins = member.planned ? formatTime(new Date(member.planned.startsAt), timeZone) : '';
  return (
    <p className={classes.away}>
      {absence === 'missing' && <IconAlertTriangle size={20} aria-hidden />}
      {absenceWords[absence](begins)}
    </p>
  );
}

/** ', 3 h 19 min verspätet' */
function Late({ member }: { member: Presence }) {
  const { activity } = member;
  const minutes = activity && lateMinutes(member, new Date(activity.startedAt));
  return minutes === null ? null : (
    <>
      , <strong>{formatDuration(minutes)} verspätet</strong>
    </>
  );
}

/** 'geplant 10:00 bis 18:00' on the clock of the branch. */
function PlanWords({ member: { planned, elsewhere, branch } }: { member: Presence }) {
  const timeZone = useBranchTimeZone(branch);
  if (!planned) return elsewhere === null ? 'heute nicht geplant' : 'heute hier nicht geplant';
  const [begins, ends] = [planned.startsAt, planned.endsAt].map((at) => formatTime(new Date(at), timeZone));
  return `geplant ${begins} bis ${ends}`;
}
