import type { ReactNode } from 'react';
import { ErrorBoundary, type Failure } from '@bestellwerk/ui/failure/error-boundary';
import { Button, Group } from '@mantine/core';
import { Outlet, useLocation, useNavigate } from 'react-router';
import classes from './failed-app.module.css';
import { failureWords, reloadPage } from '../shared/request-status/part-boundary.js';
import { AtServerReturn } from '../shared/request-status/server-return.js';
import { EmptyState } from '../shared/ui/empty-state.js';

/** Around everything, and so without anything that could be broken itself. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(failure) => <FailedApp {...failure} />}>{children}</ErrorBoundary>
);

const FailedApp = ({ isPartMissing, retry }: Failure) => (
  <main className={classes.failed} role="alert">
    <h1>Das Backoffice konnte nicht angezeigt werden.</h1>
    <p>{failureWords({ isPartMissing })}</p>
    <button type="button" onClick={retry}>
      Erneut versuchen
    </button>
    <button type="button" onClick={reloadPage}>
      Neu laden
    </button>
  </main>
);

/** Around each page: one that fails leaves the navigation in place, and another page ends the failure. */
export function PageBoundary() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(failure) => <FailedPage {...failure} />}>
      <Outlet />
    </ErrorBoundary>
  );
}

const FailedPage = (failure: Failure) =>
  failure.isPartMissing ? (
    <MissingPage {...failure} />
  ) : (
    <div role="alert">
      <EmptyState isPage title="Diese Seite konnte nicht angezeigt werden." text={failureWords(failure)}>
        <Group>
          <Button onClick={failure.retry}>Erneut versuchen</Button>
          <Button variant="default" onClick={reloadPage}>
            Neu laden
          </Button>
        </Group>
      </EmptyState>
    </div>
  );

/** It offers no reload, which would give up what the other pages have loaded. */
function MissingPage({ retry }: Failure) {
  const navigate = useNavigate();
  return (
    <div role="alert">
      <AtServerReturn onBack={retry} isKnownAway={false} />
      <EmptyState
        isPage
        title="Diese Seite kann gerade nicht geladen werden."
        text="Der Server ist nicht erreichbar. Sobald die Verbindung wieder da ist, wird die Seite von selbst geladen."
      >
        <Group>
          <Button onClick={retry}>Erneut versuchen</Button>
          <Button variant="default" onClick={() => void navigate(-1)}>
            Zurück
          </Button>
        </Group>
      </EmptyState>
    </div>
  );
}
