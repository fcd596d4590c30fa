import type { ReactNode } from 'react';
import { ErrorBoundary, type Failure } from '@bestellwerk/ui/failure/error-boundary';
import classes from './failed-app.module.css';
import { failureWords, reloadPage } from '../../shared/request-status/failure.labels.js';

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
