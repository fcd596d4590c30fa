import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.js';

/** Asks before somebody leaves a page with something unsaved on it. `isAllowed` lets the page itself go on. */
export function LeaveGuard({ isDirty, isAllowed }: { isDirty: boolean; isAllowed: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed() && currentLocation.pathname !== nextLocation.pathname,
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
