import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { messageKindLabels, messageKinds } from '@bestellwerk/domain/messages/message-kinds.schema';
import { useMessageSetupQuery } from '../../shared/messages/messages-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { PageHead } from '../../shared/ui/page-head.js';
import classes from './messages.module.css';
import { SetupNotices } from './setup-notices.js';
import { type KnownTemplate, PATH, useTemplates } from './use-templates.js';
import { WhoChanges } from './who-changes.js';

/** What guests are sent about their orders, and by which ways. */
export function MessageList() {
  const templateOf = useTemplates();
  const { isLoading } = useMessageSetupQuery();
  return (
    <>
      <PageHead title="Nachrichten" note="Was Gäste über ihre Bestellung per E-Mail und SMS erfahren" />
      <FailedRead endpoint="records" />
      <WhoChanges />
      <SetupNotices />
      {(!templateOf || isLoading) && (
        <Skeleton height={320} role="status" aria-label="Nachrichten werden geladen" />
      )}
      {templateOf && !isLoading && (
        <ul className={classes.kinds} aria-label="Nachrichten">
          {messageKinds.map((kind) => (
            <Kind key={kind} known={templateOf(kind)} />
          ))}
        </ul>
      )}
    </>
  );
}

function Kind({ known: { kind, template, record } }: { known: KnownTemplate }) {
  const ways = [template.isMailed && 'E-Mail', template.isTexted && 'SMS'].filter(Boolean);
  return (
    <li data-row={kind}>
      <Link to={`/${PATH}/${kind}`}>
        <strong>{messageKindLabels[kind]}</strong>
        <span>{ways.length > 0 ? ways.join(' und ') : 'Wird nicht gesendet'}</span>
        <span>{record ? 'Eigener Text' : 'Üblicher Text'}</span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
}
