import { ErrorBoundary, type Failure } from '@bestellwerk/ui/failure/error-boundary';
import { Button } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { AtServerReturn } from './server-return.js';
import notes from '../ui/notes.module.css';
import classes from './request-status.module.css';

/** What to do where something could not be shown. */
export const failureWords = ({ isPartMissing }: Pick<Failure, 'isPartMissing'>): string =>
  isPartMissing
    ? 'Ein Teil der Anwendung konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.'
    : 'Beim Anzeigen ist ein Fehler aufgetreten. Nicht gespeicherte Eingaben in Formularen bleiben als Entwurf erhalten.';

export const reloadPage = (): void => window.location.reload();

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
      <div className={`${notes.alert} ${classes.failed}`} role="alert">
        {isPartMissing && <AtServerReturn onBack={retry} isKnownAway={false} />}
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

/** A part that is loaded when it is first asked for: if that fails, the page around it stays. */
export const LatePart = ({
  name,
  fallback = null,
  children,
}: Omit<Properties, 'resetKey'> & LateProperties) => (
  <PartBoundary name={name}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </PartBoundary>
);

interface LateProperties {
  /** In its place while it is loaded. */
  fallback?: ReactNode;
}
