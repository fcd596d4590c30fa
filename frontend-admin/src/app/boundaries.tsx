import type { ReactNode } from 'react';
import { ErrorBoundary, type Failure } from '@bestellwerk/ui/failure/error-boundary';
import { Button, Group } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import classes from './failed-app.module.css';
import { failureWords, reloadPage } from '../shared/request-status/part-boundary.js';
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

const FailedPage = ({ isPartMissing, retry }: Failure) => (
  <div role="alert">
    <EmptyState
      isPage
      title="Diese Seite konnte nicht angezeigt werden."
      text={failureWords({ isPartMissing })}
    >
      <Group>
        <Button onClick={retry}>Erneut versuchen</Button>
        <Button variant="default" onClick={reloadPage}>
          Neu laden
        </Button>
      </Group>
    </EmptyState>
  </div>
);
