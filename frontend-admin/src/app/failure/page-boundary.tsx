import { Button, Group } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary, type Failure } from '@bestellwerk/ui/failure/error-boundary';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { failureWords, reloadPage } from '../../shared/request-status/failure.labels.js';

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
