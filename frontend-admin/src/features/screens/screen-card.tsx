import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { useBranchNames, useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { useMay } from '../../shared/session/use-user.js';
import { ScreenMenu } from './screen-menu.js';
import { ScreenWork } from './screen-work.js';
import classes from './screens.module.css';

interface Properties {
  screen: SignageDevice;
  showsBranch: boolean;
  onCommand(): void;
}

/** One screen: online state, current command and actions. */
export function ScreenCard({ screen, showsBranch, onCommand }: Properties) {
  const may = useMay();
  const branchName = useBranchNames();
  const id = useId();
  return (
    <li>
      <article className={classes.card} data-online={screen.isOnline || undefined} aria-labelledby={id}>
        <header className={classes.cardHead}>
          <div>
            <h2 id={id}>
              <Link to={`/screens/${screen.id}`}>{screen.name}</Link>
            </h2>
            <p>
              <OnlineBadge screen={screen} />
            </p>
            {showsBranch && <p>{branchName(screen.branch)}</p>}
          </div>
          <ScreenMenu screen={screen} />
        </header>
        <ScreenWork screen={screen} />
        {may('signage.command', screen.branch) && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconSend size={18} aria-hidden />}
            aria-label={`Befehl senden an ${screen.name}`}
            onClick={onCommand}
          >
            Befehl senden
          </Button>
        )}
      </article>
    </li>
  );
}

/** Whether a screen gives signs of life, and since when it does not. */
export function OnlineBadge({ screen }: { screen: SignageDevice }) {
  const timeZone = useBranchTimeZone(screen.branch);
  const { isOnline, lastSeenAt } = screen;
  const seen = lastSeenAt && formatDateTime(new Date(lastSeenAt), timeZone);
  return (
    <span className={classes.online} data-online={isOnline || undefined}>
      {isOnline ? 'Online' : seen ? `Offline, zuletzt ${seen}` : 'Offline, noch nie gemeldet'}
    </span>
  );
}
