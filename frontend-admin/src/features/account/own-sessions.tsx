import { Button, Skeleton } from '@mantine/core';
import { SessionList } from '../../shared/access/session-list.js';
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useOwnSessionsQuery,
} from './own-sessions-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { Block } from '../../shared/ui/block.js';

/** Where one is signed in. */
export function OwnSessions() {
  const { data: sessions, isError } = useOwnSessionsQuery();
  const [end] = useEndOwnSessionMutation();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);
  return (
    <Block
      title="Angemeldete Geräte"
      tools={
        hasOthers && (
          <Button variant="default" size="sm" loading={isLoading} onClick={() => void endOthers()}>
            Alle anderen abmelden
          </Button>
        )
      }
    >
      <FailedRead endpoint="ownSessions" />
      {!sessions && !isError && <Skeleton height={120} role="status" aria-label="Sitzungen werden geladen" />}
      {sessions && <SessionList name="Angemeldete Geräte" sessions={sessions} onEnd={(id) => void end(id)} />}
    </Block>
  );
}
