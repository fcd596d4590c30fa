import { Button, Group, Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { useWorkingActivityQuery } from './timesheet-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useMay, useUser } from '../../shared/session/use-user.js';
import { isOpen } from '@bestellwerk/ui/working-time/activity-state';
import { dayWords, startDay } from '@bestellwerk/ui/working-time/activity-words';
import { SideDrawer } from '../../shared/forms/entry-guard.js';
import { ActivityFacts } from './activity-facts.js';
import { ActivityHistory } from './activity-history.js';
import { CorrectForm } from './correct-form.js';
import classes from './timesheet.module.css';
import { VoidForm } from './void-form.js';

interface Properties {
  /** Null while nothing is open. */
  id: string | null;
  onClose(): void;
}

/** One activity with its history, and what may be done about it. */
export function ActivityDrawer({ id, onClose }: Properties) {
  return (
    <SideDrawer opened={id !== null} onClose={onClose} width={560} title="Aktivität">
      {id && <Opened key={id} id={id} onClose={onClose} />}
    </SideDrawer>
  );
}

function Opened({ id, onClose }: Properties & { id: string }) {
  const { currentData: activity, isError } = useWorkingActivityQuery(id);
  const [task, setTask] = useState<'correct' | 'void' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone then, and the focus with it.
  const turnTo = (next: typeof task) => {
    setTask(next);
    heading.current?.focus();
  };
  if (!activity) {
    if (isError) return <FailedRead endpoint="workingActivity" />;
    return <Skeleton height={240} role="status" aria-label="Aktivität wird geladen" />;
  }
  const done = () => turnTo(null);
  return (
    <div className={classes.detail}>
      <h3 ref={heading} tabIndex={-1} className={classes.name}>
        {activity.names[activity.user] ?? 'Unbekannt'}, {dayWords(startDay(activity))}
      </h3>
      {task === 'correct' && <CorrectForm activity={activity} onDone={done} />}
      {task === 'void' && <VoidForm activity={activity} onDone={done} />}
      {task === null && (
        <>
          <ActivityFacts activity={activity} />
          <ActivityHistory activity={activity} />
          <Tasks activity={activity} onTask={turnTo} />
          <Button variant="default" size="md" onClick={onClose}>
            Schließen
          </Button>
        </>
      )}
    </div>
  );
}

function Tasks({ activity, onTask }: { activity: WorkingActivity; onTask(task: 'correct' | 'void'): void }) {
  const may = useMay();
  const { user } = useUser();
  if (activity.status === 'voided') return null;
  const reason = !may('workingTime.correct', activity.branch)
    ? 'Ändern kann Dienste, wer diese Filiale leitet.'
    : activity.user === user.id
      ? 'Die eigene Arbeitszeit kann niemand selbst ändern. Bitte wenden Sie sich an eine andere Leitung.'
      : isOpen(activity)
        ? 'Dieser Dienst läuft noch. Ändern können Sie ihn, sobald er beendet ist.'
        : null;
  if (reason) return <p className={classes.why}>{reason}</p>;
  return (
    <Group grow>
      <Button size="md" variant="default" onClick={() => onTask('void')}>
        Stornieren
      </Button>
      <Button size="md" onClick={() => onTask('correct')}>
        Korrigieren
      </Button>
    </Group>
  );
}
