/**
 * Lets the way back close a dialog: while dialogs are open, one history entry of the same address lies on top.
 * The entry is made and taken away only after all changes of a moment, so that a dialog may take another's place.
 */
const open: (() => void)[] = [];
let isScheduled = false;
let made = 0;
/** The entry that is being taken away: its going does not mean a dialog that was opened meanwhile. */
let leaving: number | null = null;

/** Call when a dialog opens; call the returned function when it is removed. */
export function closeOnWayBack(close: () => void): () => void {
  // Never removed: forward navigation may reach an entry whose dialog is closed.
  window.addEventListener('popstate', onPopState);
  open.push(close);
  schedule();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    schedule();
  };
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    if (open.length > 0) putEntry();
    else takeEntry();
  });
}

function putEntry(): void {
  if (dialogEntry() !== null) return;
  leaving = null;
  made += 1;
  history.pushState({ ...history.state, dialog: made }, '');
}

function takeEntry(): void {
  const entry = dialogEntry();
  if (entry === null || entry === leaving) return;
  leaving = entry;
  history.back();
}

function onPopState(): void {
  const wasOwn = leaving !== null;
  leaving = null;
  if (wasOwn || dialogEntry() !== null) schedule();
  else open.at(-1)?.();
}

const dialogEntry = (): number | null => (history.state as { dialog?: number } | null)?.dialog ?? null;
