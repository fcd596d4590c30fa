import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import classes from './failed-read.module.css';
import { failureWords } from './failure.labels.js';

interface Properties {
  /** What is in it, as a subject: 'Die Vorschau'. */
  name: string;
  /** Another value ends the failure. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Around a part of a page without which the rest still works. */
export const PartBoundary = ({ name, resetKey, children }: Properties) => (
  <ErrorBoundary
    resetKey={resetKey}
    fallback={({ isPartMissing, retry }) => (
      <div className={classes.failed} role="alert">
        <div>
          <strong>{name} konnte nicht angezeigt werden.</strong>
          <span>{failureWords({ isPartMissing })}</span>
        </div>
        <Button size="sm" variant="default" onClick={retry}>
          Erneut versuchen
        </Button>
      </div>
    )}
  >
    {children}
  </ErrorBoundary>
);
