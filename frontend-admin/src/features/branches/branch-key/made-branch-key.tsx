import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './branch-key.module.css';

interface Properties {
  branch: string;
  apiKey: string;
  onClose(): void;
}

/** Pages of displays; after '#', an address does not leave the browser. */
const pages = { abholung: 'Anzeige der Tickets', theke: 'Bestellungen hinter der Theke', kueche: 'Küche' };

/** A new key, which is shown only once, with the URLs that contain it. */
export function MadeBranchKey({ branch, apiKey, onClose }: Properties) {
  return (
    <Stack>
      <p className={classes.text}>
        Bitte kopieren Sie jetzt, was Sie brauchen. Der Schlüssel wird nur dieses eine Mal angezeigt. Öffnen
        Sie eine der Adressen auf dem Bildschirm, oder geben Sie dort den Schlüssel ein.
      </p>
      <Secret name="Schlüssel" value={apiKey} />
      {Object.entries(pages).map(([page, name]) => (
        <Secret key={page} name={name} value={`${location.origin}/${page}#${branch}/${apiKey}`} />
      ))}
      <Group justify="flex-end">
        <Button onClick={onClose}>Fertig</Button>
      </Group>
    </Stack>
  );
}

function Secret({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.secret}>
      <strong>{name}</strong>
      <code>{value}</code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            size="sm"
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={copy}
            aria-label={`${name} kopieren`}
          >
            <span aria-live="polite">{copied ? 'Kopiert' : 'Kopieren'}</span>
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
