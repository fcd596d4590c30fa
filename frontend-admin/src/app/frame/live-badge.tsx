import { Tooltip } from '@mantine/core';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import classes from './header.module.css';

const words = {
  connected: { short: 'Live', long: 'Änderungen erscheinen sofort.' },
  connecting: { short: 'Verbindet …', long: 'Die Live-Verbindung wird aufgebaut.' },
  disconnected: {
    short: 'Getrennt',
    long: 'Die Verbindung wird wiederhergestellt. Bis dahin wird alle 10 Sekunden neu geladen.',
  },
};

/** Whether what is on screen follows the log at once. Nothing on pages that show nothing live. */
export function LiveBadge() {
  const state = useLiveState();
  if (state === 'idle') return null;
  const { short, long } = words[state];
  return (
    <Tooltip label={long} multiline maw={260}>
      <div
        className={classes.live}
        data-away={state !== 'connected' || undefined}
        role="status"
        aria-label={`${short}. ${long}`}
      >
        <span>{short}</span>
      </div>
    </Tooltip>
  );
}
