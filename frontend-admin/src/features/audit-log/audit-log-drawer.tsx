import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AuditLogDetail } from '@bestellwerk/domain/contracts/audit-log.schema';
import { closingEntryText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { journalArea } from '@bestellwerk/domain/views/journal-words';
import { useLogQuery } from './audit-log-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { originLabels } from '../../shared/orders/order.labels.js';
import { SideDrawer } from '../../shared/forms/entry-guard.js';
import { resourceNamed } from '../../shared/records/definitions.js';
import historyClasses from '../../shared/record-fields/history.module.css';
import { RevisionEntry } from '../../shared/record-fields/revision-entry.js';
import { useCurrency, useTimeZone } from '../../shared/shop/shop-api.js';
import classes from './audit-log.module.css';
import { actorOf, Attempts, sentenceOf } from './audit-log-table.js';
import { EventContents } from './event-contents.js';

interface Properties {
  /** Null while nothing is looked at. */
  id: string | null;
  onClose(): void;
}

/** One entry of the journal, with old and new side by side and with what is in the event. */
export function AuditLogDrawer({ id, onClose }: Properties) {
  return (
    <SideDrawer opened={id !== null} onClose={onClose} width={720} title="Eintrag im Protokoll">
      {id !== null && <Entry key={id} id={id} />}
    </SideDrawer>
  );
}

function Entry({ id }: { id: string }) {
  const [personal, showPersonal] = useState(false);
  const { data: entry, isError } = useLogQuery({ id, personal });
  return (
    <>
      <FailedRead endpoint="log" />
      {!entry && !isError && <Skeleton height={240} role="status" aria-label="Eintrag wird geladen" />}
      {entry && <Detail entry={entry} onShowPersonal={personal ? null : () => showPersonal(true)} />}
    </>
  );
}

interface DetailProperties {
  entry: AuditLogDetail;
  /** Null if they are shown already. */
  onShowPersonal: (() => void) | null;
}

function Detail({ entry, onShowPersonal }: DetailProperties) {
  const { kind, order, record, path, origin, branch, closing, title } = entry;
  const currency = useCurrency();
  const timeZone = useTimeZone();
  const resource = resourceNamed(entry.resource);
  const page = resource?.only === undefined ? `/${path}/${record}` : `/${path}`;
  return (
    <>
      <h3 className={classes.title}>{sentenceOf(entry)}</h3>
      <p className={classes.origin}>
        {[`Über: ${originLabels[origin]}`, journalArea(entry.resource)?.many, branch?.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {resource && kind ? (
        <ol className={historyClasses.revisions}>
          <RevisionEntry
            resource={resource}
            revision={{ ...entry, kind, period: null, backTo: null }}
            onRestore={null}
          />
        </ol>
      ) : (
        <p>
          {actorOf(entry)}, {formatDateTime(new Date(entry.at), timeZone)}
          {order && `, Ticket ${order.ticketNumber}, Bestellnummer ${order.uid}`}
        </p>
      )}
      {entry.detail && <p>{entry.detail}</p>}
      <Attempts attempts={entry.attempts} />
      {closing && <p>{[title, closingEntryText(closing, currency)].filter(Boolean).join(': ')}</p>}
      <Group mt="lg" mb="lg">
        {order && (
          <Button component={Link} to={`/orders/${order.id}`} variant="default">
            Zur Bestellung
          </Button>
        )}
        {resource && (
          <Button component={Link} to={page} variant="default">
            Zum Eintrag
          </Button>
        )}
        <Button component={Link} to={`/logs?record=${encodeURIComponent(record)}`} variant="default">
          {entry.resource === 'order' ? 'Alles zu dieser Bestellung' : 'Alles zu diesem Eintrag'}
        </Button>
      </Group>
      <EventContents entry={entry} onShowPersonal={onShowPersonal} />
    </>
  );
}
