/**
 * Lets the way back close a dialog: while dialogs are open, one history entry of the same address lies on top.
 * The entry is made and taken away only after all changes of a moment, so that a dialog may take another's place.
 */
const open: (() => void)[] = [];
let isScheduled = false;

/** To be called when a dialog opens; the answer is to be called when it is gone. */
export function closeOnWayBack(close: () => void): () => void {
  // Kept over the whole life of the page: the way forward may lead to an entry whose dialog is gone.
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
    if (open.length > 0 && !isOnDialogEntry()) history.pushState({ ...history.state, isDialog: true }, '');
    if (open.length === 0 && isOnDialogEntry()) history.back();
  });
}

function onPopState(): void {
  if (isOnDialogEntry()) schedule();
  else open.at(-1)?.();
}

const isOnDialogEntry = (): boolean => (history.state as { isDialog?: boolean } | null)?.isDialog === true;
