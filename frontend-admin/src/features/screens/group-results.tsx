import { Button, Stack } from '@mantine/core';
import type { ScreenResult } from './screens-api.js';
import classes from './screens.module.css';

/** How each screen took a command for all. */
export function GroupResults({ results, onClose }: { results: ScreenResult[]; onClose(): void }) {
  const accepted = results.filter((result) => result.accepted).length;
  return (
    <Stack>
      <p className={classes.plain} role="status">
        {accepted} von {results.length} Bildschirmen haben den Befehl in der Warteschlange.
      </p>
      <ul className={classes.results}>
        {results.map(({ device, name, accepted: isAccepted, message }) => (
          <li key={device} data-accepted={isAccepted || undefined}>
            <strong>{name}</strong>
            <span>{isAccepted ? 'Angenommen' : (message ?? 'Nicht angenommen')}</span>
          </li>
        ))}
      </ul>
      <Button size="md" onClick={onClose} data-autofocus>
        Fertig
      </Button>
    </Stack>
  );
}
