import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface Guard {
  note(isDirty: boolean): void;
  /** Goes on, or asks first where something was entered. */
  leave(goOn: () => void): void;
}

const EntryGuard = createContext<Guard | null>(null);

/**
 * For a form in a dialog: tells the dialog whether something was entered that closing it would lose. `entered` is all of it,
 * and what it is at first is nothing. Answers how to go back: it asks first where something would be lost.
 */
export function useEntries(entered: unknown): (goOn: () => void) => void {
  const guard = useContext(EntryGuard);
  const text = JSON.stringify(entered);
  const [first] = useState(text);
  const isDirty = text !== first;
  useEffect(() => guard?.note(isDirty), [guard, isDirty]);
  useEffect(() => () => guard?.note(false), [guard]);
  return (goOn) => (guard ? guard.leave(goOn) : goOn());
}

/** A dialog or drawer that asks before entries in it are lost. */
export function AskBeforeLoss({ children }: { children: (leave: Guard['leave']) => ReactNode }) {
  const isDirty = useRef(false);
  const [held, hold] = useState<{ goOn: () => void } | null>(null);
  const [asked, setAsked] = useState(0);
  const guard = useMemo<Guard>(
    () => ({
      note: (is) => void (isDirty.current = is),
      leave: (goOn) => {
        if (!isDirty.current) return goOn();
        hold({ goOn });
        setAsked((count) => count + 1);
      },
    }),
    [],
  );
  return (
    <EntryGuard value={guard}>
      {children(guard.leave)}
      {/* A new one each time: one that is there already would hear the Escape that it asks about, and close. */}
      <ConfirmDialog
        key={asked}
        opened={held !== null}
        title="Eingaben verwerfen?"
        action="Verwerfen"
        back="Weiter bearbeiten"
        isDangerous
        onConfirm={() => {
          hold(null);
          held?.goOn();
        }}
        onClose={() => hold(null)}
      >
        <p>Was Sie hier eingegeben haben, ist noch nicht gespeichert.</p>
      </ConfirmDialog>
    </EntryGuard>
  );
}
