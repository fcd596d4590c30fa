import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { WeeklyPlanChange } from '@bestellwerk/domain/contracts/working-time.schema';
import { weekText } from '@bestellwerk/domain/views/weekly-plan';
import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { dayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useBranchNames } from '../branches/use-branches.js';
import { FailedRead } from '../request-status/failed-read.js';
import { useTimeZone } from '../shop/shop-api.js';
import { useWeeklyPlanHistoryQuery } from './working-time-api.js';
import classes from './history.module.css';

interface Properties {
  user: string;
  /** A plan that held once is to hold again; left out for those who may not plan. */
  onTake?: ((plan: WeeklyPlan) => void) | undefined;
}

/** Who changed the plans of a person, newest first, with what held before. */
export function PlanHistory({ user, onTake }: Properties) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const what = onTake ? 'Verlauf' : 'Verlauf des Plans';
  return (
    <section className={classes.foldable} aria-label={what}>
      <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
        {`${what} ${isOpen ? 'verbergen' : 'zeigen'}`}
      </Button>
      {isOpen && <Changes user={user} onTake={onTake} />}
    </section>
  );
}

function Changes({ user, onTake }: Properties) {
  const { currentData: changes } = useWeeklyPlanHistoryQuery(user);
  return (
    <>
      <FailedRead endpoint="weeklyPlanHistory" />
      {changes?.length === 0 && <p className={classes.empty}>Es wurde noch nichts geplant.</p>}
      <ol className={classes.history}>
        {changes?.map((change) => (
          <Change key={change.version} change={change} onTake={onTake} />
        ))}
      </ol>
    </>
  );
}

interface ChangeProperties extends Pick<Properties, 'onTake'> {
  change: WeeklyPlanChange;
}

function Change({ change, onTake }: ChangeProperties) {
  const { validFrom, after } = change;
  const { what, who, when, before } = useChangeWords(change);
  return (
    <li>
      <strong>{who}</strong>
      <span>{when}</span>
      <p>{what}</p>
      <span>{before}</span>
      {onTake && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Stand vom ${when} übernehmen`}
          onClick={() => onTake({ validFrom, shifts: after })}
        >
          Übernehmen
        </Button>
      )}
    </li>
  );
}

function useChangeWords({ type, at, actor, validFrom, before, after }: WeeklyPlanChange) {
  const timeZone = useTimeZone();
  const branchName = useBranchNames();
  return {
    who: `${type === 'set' ? 'Gespeichert' : 'Verworfen'} von ${actor.name ?? 'System'}`,
    when: formatDateTime(new Date(at), timeZone),
    what: `Ab ${dayWords(validFrom)}: ${weekText(after, branchName)}`,
    before: `Davor: ${before === null ? 'kein Plan' : weekText(before, branchName)}`,
  };
}

/** What others have changed since a version, newest first. */
export function ChangesSince({ user, version }: { user: string; version: number }) {
  const { currentData: changes = [] } = useWeeklyPlanHistoryQuery(user);
  return (
    <ul className={classes.history}>
      {changes
        .filter((change) => change.version > version)
        .map((change) => (
          <Change key={change.version} change={change} />
        ))}
    </ul>
  );
}
