import type { SessionInfo } from '@bestellwerk/domain/contracts/access.schema';
import { Button, Skeleton } from '@mantine/core';
import { api } from '../../shared/api/api.js';
import { SessionList } from '../../shared/access/session-list.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { Block } from '../../shared/ui/block.js';

const ownSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<SessionInfo[], void>({
      extraOptions: { failure: 'Ihre Sitzungen konnten nicht geladen werden.' },
      query: () => 'sessions',
      providesTags: ['Sessions'],
    }),
    endOwnSession: build.mutation<null, string>({
      extraOptions: { failure: 'Sitzung konnte nicht beendet werden.' },
      query: (id) => ({ url: `sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<null, void>({
      extraOptions: { failure: 'Sitzungen konnten nicht beendet werden.' },
      query: () => ({ url: 'sessions', method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const { useOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = ownSessionsApi;

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
