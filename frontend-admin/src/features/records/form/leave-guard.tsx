import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';

/**
 * Asks before somebody leaves a page with something unsaved on it. `isAllowed` lets the page itself go on,
 * as it does when a new record takes the place of its form.
 */
export function LeaveGuard({ isDirty, isAllowed }: { isDirty: boolean; isAllowed: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      !isAllowed() &&
      currentLocation.pathname !== nextLocation.pathname &&
      historyAction !== NavigationType.Replace,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title="Ohne Speichern verlassen?"
      action="Verlassen"
      back="Hier bleiben"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>
        Ihre Änderungen sind noch nicht gespeichert. Sie bleiben als Entwurf erhalten, bis Sie dieses Fenster
        schließen.
      </p>
    </ConfirmDialog>
  );
}
