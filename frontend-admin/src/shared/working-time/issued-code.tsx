import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { QRCodeSVG } from 'qrcode.react';
import classes from './access-code-dialog.module.css';

interface Properties {
  code: { username: string; accessToken: string };
  onClose(): void;
}

/** A new code, which is shown only once, and the URL that contains it. */
export function IssuedCode({ code: { username, accessToken }, onClose }: Properties) {
  const address = `${location.origin}/zeiterfassung#${encodeURIComponent(username)}/${accessToken}`;
  return (
    <Stack>
      <p className={classes.text}>
        Bitte notieren Sie den Code jetzt. Er wird nur dieses eine Mal angezeigt.
      </p>
      <dl className={classes.issued}>
        <div>
          <dt>Benutzername</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>Zugangscode</dt>
          <dd className={classes.code}>{accessToken}</dd>
        </div>
      </dl>
      <div className={classes.picture}>
        <QRCodeSVG
          value={address}
          size={168}
          marginSize={2}
          title="QR-Code, der die Zeiterfassung mit diesem Zugang öffnet"
        />
        <p className={classes.text}>
          Am Telefon mit der Kamera öffnen oder{' '}
          <a href={address} target="_blank" rel="noreferrer">
            hier öffnen
          </a>
          .
        </p>
      </div>
      <Group justify="space-between">
        <CopyButton value={accessToken}>
          {({ copied, copy }) => (
            <Button
              size="md"
              variant="default"
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              <span aria-live="polite">{copied ? 'Kopiert' : 'Code kopieren'}</span>
            </Button>
          )}
        </CopyButton>
        <Button size="md" onClick={onClose}>
          Fertig
        </Button>
      </Group>
    </Stack>
  );
}
