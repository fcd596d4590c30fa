import { Alert, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { messageKindLabels, messageKinds } from '@bestellwerk/domain/messages/message-kinds.schema';
import { useMessageSetupQuery } from '../../shared/messages/messages-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { PageHead } from '../../shared/ui/page-head.js';
import classes from './messages.module.css';
import { type KnownTemplate, PATH, useTemplates } from './use-templates.js';

/** What guests are told about their orders, and by which ways. */
export default function MessagesPage() {
  const templateOf = useTemplates();
  return (
    <RequirePermission to="staff.read" title="Kein Zugriff auf Nachrichten." what="Nachrichten">
      <PageHead title="Nachrichten" note="Was Gäste über ihre Bestellung per E-Mail und SMS erfahren" />
      <FailedRead endpoint="records" />
      <SetupNotices />
      {!templateOf && <Skeleton height={320} role="status" aria-label="Nachrichten werden geladen" />}
      {templateOf && (
        <ul className={classes.kinds} aria-label="Nachrichten">
          {messageKinds.map((kind) => (
            <Kind key={kind} known={templateOf(kind)} />
          ))}
        </ul>
      )}
    </RequirePermission>
  );
}

/** Why a way of sending does not work. */
export function SetupNotices() {
  const { data } = useMessageSetupQuery();
  const texts = new Set(
    data ? [data.email, data.sms].filter(({ isSetUp }) => !isSetUp).map(({ text }) => text) : [],
  );
  return [...texts].map((text) => (
    <Alert key={text} color="yellow" mb="md" role="note">
      {text}
    </Alert>
  ));
}

function Kind({ known: { kind, template, record } }: { known: KnownTemplate }) {
  const ways = [template.isMailed && 'E-Mail', template.isTexted && 'SMS'].filter(Boolean);
  return (
    <li data-row={kind}>
      <Link to={`/${PATH}/${kind}`}>
        <strong>{messageKindLabels[kind]}</strong>
        <span>{ways.length > 0 ? ways.join(' und ') : 'Wird nicht gesendet'}</span>
        <span>{record ? 'Eigener Text' : 'Üblicher Text'}</span>
      </Link>
    </li>
  );
}
