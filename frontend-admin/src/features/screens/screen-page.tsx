import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useScreenQuery } from './screens-api.js';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useMay } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { PageSkeleton } from '../../shared/ui/splash.js';
import { CommandDrawer } from './command-drawer.js';
import { CommandHistory } from './command-history.js';
import { OnlineBadge } from './screen-card.js';
import { ScreenMenu } from './screen-menu.js';
import { ScreenWork } from './screen-work.js';
import classes from './screens.module.css';

/** One screen with all its commands. */
export default function ScreenPage() {
  const { id = '' } = useParams();
  const pollingInterval = usePollingWhileAway();
  const { currentData: screen, error } = useScreenQuery(id, { pollingInterval });
  if (screen?.isPaired === false || (isApiFailure(error) && [400, 404].includes(error.status))) {
    return (
      <EmptyState
        isPage
        title="Diesen Bildschirm gibt es nicht."
        text="Vielleicht wurde er getrennt. Koppeln können Sie ihn in der Übersicht neu."
      >
        <Button component={Link} to="/screens">
          Zu den Bildschirmen
        </Button>
      </EmptyState>
    );
  }
  if (!screen) return error ? <FailedRead endpoint="screen" /> : <PageSkeleton />;
  return <Screen screen={screen} />;
}

function Screen({ screen }: { screen: SignageDevice }) {
  const may = useMay();
  const branchName = useBranchNames();
  const [isSending, setSending] = useState(false);
  return (
    <>
      <PageHead
        title={screen.name}
        note={
          <>
            <OnlineBadge screen={screen} />, {branchName(screen.branch)}
          </>
        }
      >
        {may('signage.command', screen.branch) && (
          <Button size="md" leftSection={<IconSend size={18} aria-hidden />} onClick={() => setSending(true)}>
            Befehl senden
          </Button>
        )}
        <ScreenMenu screen={screen} />
      </PageHead>
      <FailedRead endpoint="screen" />
      <div className={classes.pair}>
        <Block title="Jetzt">
          <ScreenWork screen={screen} />
        </Block>
        <CommandHistory screen={screen} />
      </div>
      <CommandDrawer target={isSending ? { kind: 'one', screen } : null} onClose={() => setSending(false)} />
    </>
  );
}
