import { Button, Group, Modal, Stack } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { toastShown } from '../toasts/toasts-slice.js';
import { useAppDispatch } from '../api/redux.js';
import classes from './access-code-dialog.module.css';
import { IssuedCode } from './issued-code.js';
import type {
  TimeTrackingToken,
  TimeTrackingTokenState,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { api } from '../api/api.js';

interface Properties {
  user: { id: string; name: string };
  isOwn?: boolean;
  opened: boolean;
  onClose(): void;
}

/** Creates and revokes the code with which a person signs in to the terminal. */
export function AccessCodeDialog({ opened, onClose, ...rest }: Properties) {
  const { user, isOwn } = rest;
  const title = isOwn ? 'Zugangscode für die Zeiterfassung' : `Zugangscode für ${user.name}`;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      {opened && <AccessCode {...rest} onClose={onClose} />}
    </Modal>
  );
}

function AccessCode({ user, isOwn, onClose }: Omit<Properties, 'opened'>) {
  const dispatch = useAppDispatch();
  const { data: state, isError } = useAccessCodeQuery(user.id);
  const [issue, issued] = useIssueAccessCodeMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeAccessCodeMutation();
  const takeAway = async () => {
    const { error } = await revoke(user.id);
    if (error) return;
    dispatch(toastShown({ kind: 'success', text: 'Der Zugangscode gilt nicht mehr.' }));
    onClose();
  };
  if (issued.data) return <IssuedCode code={issued.data} onClose={onClose} />;
  return (
    <Stack>
      <p className={classes.text}>
        {isOwn
          ? 'Mit dem Code melden Sie sich an der Zeiterfassung an, am Terminal der Filiale oder am eigenen Telefon.'
          : 'Mit dem Code meldet sich diese Person an der Zeiterfassung an. Geben Sie ihn nur ihr.'}{' '}
        Ein neuer Code macht den bisherigen ungültig.
      </p>
      <Group justify="space-between">
        {(state?.isIssued ?? isError) && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconBan size={18} aria-hidden />}
            loading={isRevoking}
            onClick={() => void takeAway()}
          >
            Code widerrufen
          </Button>
        )}
        <Button
          ml="auto"
          size="md"
          loading={issued.isLoading}
          onClick={() => void issue(user.id)}
          data-autofocus
        >
          Code erzeugen
        </Button>
      </Group>
    </Stack>
  );
}

const accessCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    accessCode: build.query<TimeTrackingTokenState, string>({
      query: (user) => `users/${user}/time-tracking-token`,
      keepUnusedDataFor: 0,
    }),
    /** The access code is returned only once; earlier ones no longer work. */
    issueAccessCode: build.mutation<TimeTrackingToken, string>({
      extraOptions: { failure: 'Zugangscode konnte nicht erzeugt werden.' },
      query: (user) => ({ url: `users/${user}/time-tracking-token`, method: 'POST' }),
    }),
    revokeAccessCode: build.mutation<null, string>({
      extraOptions: { failure: 'Zugangscode konnte nicht widerrufen werden.' },
      query: (user) => ({ url: `users/${user}/time-tracking-token`, method: 'DELETE' }),
    }),
  }),
});

const { useAccessCodeQuery, useIssueAccessCodeMutation, useRevokeAccessCodeMutation } = accessCodeApi;
