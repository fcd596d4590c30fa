import { useSyncExternalStore } from 'react';

/** Mantine's dialogs and drawers put it on the page, whose scrolling they lock, until they have closed. */
const LOCK = 'data-scroll-locked';

function follow(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributes: true, attributeFilter: [LOCK] });
  return () => observer.disconnect();
}

/** Whether a dialog or a drawer lies over the page, whose own controls cannot be clicked then. */
export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(follow, () => document.body.hasAttribute(LOCK));
