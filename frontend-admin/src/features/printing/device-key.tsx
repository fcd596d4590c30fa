import { Button, CopyButton, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { useRecordsQuery } from '../../shared/records/record-list-api.js';
import { useMay } from '../../shared/session/use-user.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { useMakeDeviceKeyMutation, useRevokeDeviceKeyMutation } from './device-api.js';
import classes from './device-tools.module.css';

const questions = {
  make: {
    title: 'Neuen Schlüssel erzeugen',
    text: 'Der bisherige Schlüssel gilt dann sofort nicht mehr. Tragen Sie den neuen am Drucker ein.',
    action: 'Erzeugen',
  },
  revoke: {
    title: 'Schlüssel widerrufen',
    text: 'Der Drucker holt dann sofort keine Aufträge mehr ab.',
    action: 'Widerrufen',
  },
};

/** The key of a printer that fetches its jobs, for those who manage the branch. */
export function DeviceKeyBlock({ id, since }: { id: string; since: string | null | undefined }) {
  const timeZone = useTimeZone();
  const may = useMay();
  const { data } = useRecordsQuery({ path: 'devices', filters: {} });
  const device = data?.records.find((one) => one.id === id);
  const branch = (device?.['branch'] as { id: string } | undefined)?.id;
  const [make, made] = useMakeDeviceKeyMutation();
  const [revoke] = useRevokeDeviceKeyMutation();
  const [question, setQuestion] = useState<keyof typeof questions | null>(null);
  if (branch !== undefined && !may('branch.change', branch)) return null;
  const isSentTo = device?.['driver'] === 'escpos-tcp';
  if (isSentTo && !since) return null;
  const confirm = () => {
    void (question === 'make' ? make(id) : revoke(id));
    setQuestion(null);
  };
  return (
    <Block title="Schlüssel für abholende Drucker">
      <p>Mit ihm holen Drucker von Epson und Star ihre Aufträge selbst ab.</p>
      {since === undefined ? (
        <Skeleton height={36} />
      ) : (
        <p>
          {since === null
            ? 'Zurzeit gibt es keinen.'
            : `Erzeugt am ${formatDateTime(new Date(since), timeZone)}.`}
        </p>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<IconKey size={18} aria-hidden />}
          loading={made.isLoading}
          disabled={since === undefined}
          onClick={() => (since ? setQuestion('make') : void make(id))}
        >
          {since ? 'Neuen Schlüssel erzeugen' : 'Schlüssel erzeugen'}
        </Button>
        {since && (
          <Button variant="default" onClick={() => setQuestion('revoke')}>
            Widerrufen
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={confirm}
        title={question ? questions[question].title : ''}
        action={question ? questions[question].action : ''}
        isDangerous
      >
        {question && questions[question].text}
      </ConfirmDialog>
      <Modal opened={made.data !== undefined} onClose={made.reset} title="Neuer Schlüssel" size="lg">
        {made.data && (
          <Stack>
            <p>Bitte kopieren Sie ihn jetzt. Er wird nur dieses eine Mal angezeigt.</p>
            <Secret
              name={made.data.url === null ? 'Schlüssel' : 'Adresse für den Drucker'}
              value={made.data.url ?? made.data.key}
            />
            <Group justify="flex-end">
              <Button onClick={made.reset}>Fertig</Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </Block>
  );
}

const Secret = ({ name, value }: { name: string; value: string }) => (
  <div className={classes.secret}>
    <strong>{name}</strong>
    <code>{value}</code>
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button size="sm" variant="default" onClick={copy}>
          <span aria-live="polite">{copied ? 'Kopiert' : 'Kopieren'}</span>
        </Button>
      )}
    </CopyButton>
  </div>
);
