import { Button, Group, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditLogDetail } from '@bestellwerk/domain/contracts/audit-log.schema';
import { useLogQuery } from './audit-log-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { originLabels } from '../../shared/orders/order.labels.js';
import { SideDrawer } from '../../shared/forms/entry-guard.js';
import { resourceNamed } from '../../shared/records/definitions.js';
import historyClasses from '../../shared/record-fields/history.module.css';
import { RevisionEntry } from '../../shared/record-fields/revision-entry.js';
import classes from './audit-log.module.css';
import { titleOf } from './audit-log-table.js';

interface Properties {
  /** Null while nothing is looked at. */
  id: string | null;
  onClose(): void;
}

/** One entry of the journal, with old and new side by side. */
export function AuditLogDrawer({ id, onClose }: Properties) {
  return (
    <SideDrawer opened={id !== null} onClose={onClose} width={720} title="Eintrag im Protokoll">
      {id !== null && <Entry id={id} />}
    </SideDrawer>
  );
}

function Entry({ id }: { id: string }) {
  const { currentData: entry, isError } = useLogQuery(id);
  return (
    <>
      <FailedRead endpoint="log" />
      {!entry && !isError && <Skeleton height={240} role="status" aria-label="Eintrag wird geladen" />}
      {entry && <Detail entry={entry} />}
    </>
  );
}

function Detail({ entry }: { entry: AuditLogDetail }) {
  const resource = resourceNamed(entry.resource);
  const page = resource?.only === undefined ? `/${entry.path}/${entry.record}` : `/${entry.path}`;
  return (
    <>
      <h3 className={classes.title}>{titleOf(entry)}</h3>
      <p className={classes.origin}>Über: {originLabels[entry.origin]}</p>
      {resource && (
        <ol className={historyClasses.revisions}>
          <RevisionEntry resource={resource} revision={entry} onRestore={null} />
        </ol>
      )}
      <Group mt="lg">
        <Button component={Link} to={page} variant="default">
          Zum Eintrag
        </Button>
        <Button component={Link} to={`/logs?record=${entry.record}`} variant="default">
          Alles zu diesem Eintrag
        </Button>
      </Group>
    </>
  );
}
