import { useSyncExternalStore } from 'react';

let areLoaded = false;
let isLeaving = false;
const listeners = new Set<() => void>();

/** Notes that scripts of third parties run in this page, until it is left. */
export const noteThirdPartyScripts = (): void => void (areLoaded = true);

/** Whether scripts of third parties run in this page. */
export const hasThirdPartyScripts = (): boolean => areLoaded;

/** Notes whether another page is on its way that takes the place of this one, without their scripts. */
export function noteLeaving(isBeingLeft: boolean): void {
  isLeaving = isBeingLeft;
  for (const listener of listeners) listener();
}

const isLeavingNow = (): boolean => isLeaving;

/** Whether nothing of this page counts any more. */
export const useIsLeaving = (): boolean => useSyncExternalStore(subscribe, isLeavingNow, isLeavingNow);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
