import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { NamedActivity, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { correctionDetails } from '@bestellwerk/domain/views/journal-details-of-contents';
import { changeLabels } from '@bestellwerk/ui/working-time/activity-state';
import history from '../../shared/working-time/history.module.css';
import classes from './timesheet.module.css';

interface Properties {
  activity: NamedActivity;
}

/** What staff did about an activity, oldest first. */
export function ActivityHistory({ activity }: Properties) {
  return (
    <section>
      <h4 className={classes.subtitle}>Verlauf</h4>
      <ol className={history.history}>
        {!activity.isEnteredByStaff && <li>An der Zeiterfassung oder im Backoffice gestempelt.</li>}
        <Changes activity={activity} />
      </ol>
    </section>
  );
}

/** What staff did about an activity since a form with it was opened, oldest first. */
export const ActivityChangesSince = ({ seen, ...properties }: Properties & { seen: WorkingActivity }) => (
  <ol className={history.history}>
    <Changes {...properties} from={seen.changes.length} />
  </ol>
);

function Changes({ activity, from = 0 }: Properties & { from?: number }) {
  const { changes, timeZone, names } = activity;
  const details = correctionDetails(activity);
  return changes.slice(from).map(({ type, at, by, reason }, index) => (
    <li key={index}>
      <strong>
        {changeLabels[type]} {authorWords(by, names)}
      </strong>
      <span>{formatDateTime(new Date(at), timeZone)}</span>
      {details[from + index] && <span>{details[from + index]}</span>}
      <q>{reason ?? 'Begründung gelöscht'}</q>
    </li>
  ));
}

const authorWords = (by: string | null, names: NamedActivity['names']): string =>
  by === null ? 'vom System' : `von ${names[by] ?? 'Unbekannt'}`;
