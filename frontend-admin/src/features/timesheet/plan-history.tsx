import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { WeeklyPlanChange } from '@bestellwerk/domain/contracts/working-time.schema';
import { weekText } from '@bestellwerk/domain/views/weekly-plan';
import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { dayWords } from '@bestellwerk/ui/working-time/activity-words';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useWeeklyPlanHistoryQuery } from './timesheet-api.js';
import classes from './timesheet.module.css';

interface Properties {
  user: string;
  /** A plan that held once is to hold again. */
  onTake(plan: WeeklyPlan): void;
}

/** Who changed the plans of a person, newest first, with what held before. */
export function PlanHistory({ user, onTake }: Properties) {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <section className={classes.planHistory} aria-label="Verlauf">
      <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Verlauf verbergen' : 'Verlauf zeigen'}
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

function Change({ change, onTake }: { change: WeeklyPlanChange; onTake: Properties['onTake'] }) {
  const { type, at, actor, validFrom, before, after } = change;
  const timeZone = useTimeZone();
  const branchName = useBranchNames();
  const when = formatDateTime(new Date(at), timeZone);
  return (
    <li>
      <strong>
        {type === 'set' ? 'Gespeichert' : 'Verworfen'} von {actor.name ?? 'System'}
      </strong>
      <span>{when}</span>
      <p>
        Ab {dayWords(validFrom)}: {weekText(after, branchName)}
      </p>
      <span>Davor: {before === null ? 'kein Plan' : weekText(before, branchName)}</span>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Stand vom ${when} übernehmen`}
        onClick={() => onTake({ validFrom, shifts: after })}
      >
        Übernehmen
      </Button>
    </li>
  );
}
