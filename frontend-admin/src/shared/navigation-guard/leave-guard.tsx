import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { HistoryToGuard } from './guarded-router.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface Properties {
  isDirty: boolean;
  isAllowed?: () => boolean;
  title?: string;
  /** What is lost by leaving. */
  children?: ReactNode;
}

const never = () => false;

/**
 * Asks for confirmation before a page with unsaved changes is left. `isAllowed` lets the page itself navigate,
 * as it does when a new record replaces its form.
 */
export function LeaveGuard({
  isDirty,
  isAllowed = never,
  title = 'Ohne Speichern verlassen?',
  children = 'Ihre Änderungen sind noch nicht gespeichert. Sie bleiben als Entwurf erhalten, bis Sie dieses Fenster schließen.',
}: Properties) {
  const history = useContext(HistoryToGuard);
  const [blocked, setBlocked] = useState<{ goOn: () => void } | null>(null);
  const mayLeave = useRef(isAllowed);
  useEffect(() => {
    mayLeave.current = isAllowed;
  });
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const free = history?.guardBy((next, goOn) => {
      if (mayLeave.current() || next.pathname === history.place.location.pathname) return true;
      setBlocked({ goOn });
      return false;
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      free?.();
    };
  }, [isDirty, history]);
  return (
    <ConfirmDialog
      opened={blocked !== null}
      title={title}
      action="Verlassen"
      back="Hier bleiben"
      onConfirm={() => {
        setBlocked(null);
        blocked?.goOn();
      }}
      onClose={() => setBlocked(null)}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
