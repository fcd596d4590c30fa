import { Skeleton } from '@mantine/core';
import { Link, Navigate } from 'react-router';
import {
  type MessageKind,
  messageKindLabels,
  messageKinds,
} from '@bestellwerk/domain/messages/message-kinds.schema';
import { useMessageSetupQuery } from '../../shared/messages/messages-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { MessageEditor } from './message-editor.js';
import { SetupNotices } from './setup-notices.js';
import { PATH, useTemplates } from './use-templates.js';
import { WhoChanges } from './who-changes.js';

/** One message to guests: its texts, how they look, and a test. By its kind, or by the id of a saved template. */
export function OneMessage({ id }: { id: string }) {
  const templateOf = useTemplates();
  const { isLoading } = useMessageSetupQuery();
  if (id === 'new') return <Navigate to={`/${PATH}`} replace />;
  if (!templateOf || isLoading) {
    return (
      <>
        <FailedRead endpoint="records" />
        <Skeleton height={320} role="status" aria-label="Nachricht wird geladen" />
      </>
    );
  }
  const kind = messageKinds.find((one) => one === id || templateOf(one).record?.id === id);
  if (!kind)
    return (
      <EmptyState isPage title="Diese Nachricht gibt es nicht." text="Bitte wählen Sie eine aus der Liste." />
    );
  return <KnownMessage kind={kind} templateOf={templateOf} />;
}

function KnownMessage({
  kind,
  templateOf,
}: {
  kind: MessageKind;
  templateOf: NonNullable<ReturnType<typeof useTemplates>>;
}) {
  const known = templateOf(kind);
  return (
    <>
      <Link to={`/${PATH}`}>← Nachrichten</Link>
      <PageHead title={messageKindLabels[kind]} note={known.record ? 'Eigener Text' : 'Üblicher Text'} />
      <WhoChanges />
      <SetupNotices />
      <MessageEditor key={`${kind} ${known.record?.revision ?? ''}`} known={known} />
    </>
  );
}
