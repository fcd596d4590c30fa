import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './branch-key.module.css';

interface Properties {
  branch: string;
  apiKey: string;
  onClose(): void;
}

const lists = { frontdesk: 'Ausgabe', backoffice: 'Küche' };

/** A new key, which is shown only once, with the URLs that contain it. */
export function MadeBranchKey({ branch, apiKey, onClose }: Properties) {
  return (
    <Stack>
      <p className={classes.text}>
        Bitte kopieren Sie jetzt, was Sie brauchen. Der Schlüssel wird nur dieses eine Mal angezeigt.
      </p>
      <Secret name="Schlüssel" value={apiKey} />
      {Object.entries(lists).map(([list, name]) => (
        <Secret
          key={list}
          name={`Adresse für die ${name}`}
          value={`${location.origin}/api/orders/${list}/${branch}/${apiKey}`}
        />
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
