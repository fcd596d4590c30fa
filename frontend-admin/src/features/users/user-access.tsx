import { Button, Group, Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { branchesFor } from '@bestellwerk/domain/access/policy';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import {
  useEndSessionOfMutation,
  useEndSessionsOfMutation,
  useInviteMutation,
  useSessionsOfQuery,
} from './user-access-api.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { usePrincipal } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import { SessionList } from '../../shared/access/session-list.js';

/** Where another person is signed in, and what may be done about it, for those who manage this person. */
export default function UserAccess({ id }: { id: string }) {
  const isAllowed = branchesFor(usePrincipal(), 'users.change').length > 0;
  return isAllowed && <Access user={id} />;
}

function Access({ user }: { user: string }) {
  const { data: sessions, error } = useSessionsOfQuery(user);
  const [end] = useEndSessionOfMutation();
  const [endAll, { isLoading }] = useEndSessionsOfMutation();
  if (isApiFailure(error) && error.status === 403) return null;
  return (
    <Block title="Anmeldung">
      <FailedRead endpoint="sessionsOf" />
      {!sessions && !error && <Skeleton height={80} role="status" aria-label="Sitzungen werden geladen" />}
      {sessions?.length === 0 && <p>Zurzeit nirgends angemeldet.</p>}
      {sessions && sessions.length > 0 && (
        <SessionList name="Angemeldete Geräte" sessions={sessions} onEnd={(id) => void end({ user, id })} />
      )}
      <Group mt="md" gap="sm">
        {sessions && sessions.length > 1 && (
          <Button variant="default" loading={isLoading} onClick={() => void endAll(user)}>
            Überall abmelden
          </Button>
        )}
        <InviteButton user={user} />
      </Group>
    </Block>
  );
}

function InviteButton({ user }: { user: string }) {
  const dispatch = useAppDispatch();
  const timeZone = useTimeZone();
  const [invite, { isLoading }] = useInviteMutation();
  const send = async () => {
    const { data } = await invite(user);
    if (!data) return;
    const until = formatDateTime(new Date(data.expiresAt), timeZone);
    dispatch(
      toastShown({
        kind: 'success',
        text: 'Die Einladung ist unterwegs.',
        detail: `Der Link in der E-Mail gilt bis ${until}.`,
      }),
    );
  };
  return (
    <Button
      variant="default"
      leftSection={<IconMail size={18} aria-hidden />}
      loading={isLoading}
      onClick={() => void send()}
    >
      Einladung senden
    </Button>
  );
}
