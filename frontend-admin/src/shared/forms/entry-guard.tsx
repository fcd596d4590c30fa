import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Drawer, Modal, type ModalProps } from '@mantine/core';

interface Guard {
  note(isDirty: boolean): void;
  /** Continues, or asks for confirmation first if there are unsaved entries. */
  leave(goOn: () => void): void;
}

const EntryGuard = createContext<Guard | null>(null);

/**
 * For a form in a dialog: notes in the guard of the dialog whether there are unsaved entries. `entered` is the whole state
 * of the form; its first value counts as unchanged. Returns a function that asks for confirmation before entries are lost.
 */
export function useEntries(entered: unknown): (goOn: () => void) => void {
  const guard = useContext(EntryGuard);
  const text = JSON.stringify(entered);
  const [first] = useState(text);
  const isDirty = text !== first;
  useEffect(() => guard?.note(isDirty), [guard, isDirty]);
  useEffect(() => () => guard?.note(false), [guard]);
  return useLeave();
}

/** Asks for confirmation before entries of the form in the dialog are lost, if there are any. */
export function useLeave(): Guard['leave'] {
  const guard = useContext(EntryGuard);
  return (goOn) => (guard ? guard.leave(goOn) : goOn());
}

/** A dialog or drawer that asks before entries in it are lost. */
export function AskBeforeLoss({ children }: { children: (leave: Guard['leave']) => ReactNode }) {
  const isDirty = useRef(false);
  const [blocked, setBlocked] = useState<{ goOn: () => void } | null>(null);
  const [asked, setAsked] = useState(0);
  const guard = useMemo<Guard>(
    () => ({
      note: (is) => void (isDirty.current = is),
      leave: (goOn) => {
        if (!isDirty.current) return goOn();
        setBlocked({ goOn });
        setAsked((count) => count + 1);
      },
    }),
    [],
  );
  return (
    <EntryGuard value={guard}>
      {children(guard.leave)}
      {/* A new dialog each time: a mounted one would handle the same Escape key and close. */}
      <ConfirmDialog
        key={asked}
        opened={blocked !== null}
        title="Eingaben verwerfen?"
        action="Verwerfen"
        back="Weiter bearbeiten"
        isDangerous
        onConfirm={() => {
          setBlocked(null);
          blocked?.goOn();
        }}
        onClose={() => setBlocked(null)}
      >
        <p>Was Sie hier eingegeben haben, ist noch nicht gespeichert.</p>
      </ConfirmDialog>
    </EntryGuard>
  );
}

interface Properties {
  opened: boolean;
  title: ReactNode;
  /** In pixels, where the screen is wide enough. */
  width: number;
  onClose(): void;
  children: ReactNode;
}

/** A drawer for details or forms beside a list. Closing it asks for confirmation before entries are lost. */
export const SideDrawer = (properties: Properties) => (
  <AskBeforeLoss>
    {(leave) => <GuardedDrawer {...properties} onClose={() => leave(properties.onClose)} />}
  </AskBeforeLoss>
);

function GuardedDrawer({ width, onClose, opened, ...rest }: Properties) {
  const root = useRef<HTMLDivElement>(null);
  useEscapeInside(root, opened, onClose);
  return (
    <Drawer
      {...rest}
      ref={root}
      opened={opened}
      onClose={onClose}
      position="right"
      size={`min(100vw, ${width}px)`}
      closeOnEscape={false}
    />
  );
}

/** The dialogs of Mantine all listen to Escape: a drawer is left open where one above it is closed. */
function useEscapeInside(root: RefObject<HTMLElement | null>, opened: boolean, close: () => void): void {
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || isForChoices(target)) return;
    const dialogs = document.querySelectorAll('[role="dialog"]');
    const own = root.current?.querySelector('[role="dialog"]');
    if (own && own === dialogs.item(dialogs.length - 1)) close();
  });
  useEffect(() => {
    if (!opened) return;
    // Before dialogs that open above it: they may be gone by the time of a later listener.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [opened]);
}

/** Whether a list of choices is open at an element: Mantine says so. */
const isForChoices = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset['mantineStopPropagation'] === 'true';

/** A dialog with a form in it. Closing it asks before entries are lost. */
export const FormDialog = ({ onClose, ...rest }: ModalProps) => (
  <AskBeforeLoss>{(leave) => <Modal {...rest} onClose={() => leave(onClose)} />}</AskBeforeLoss>
);
