import { useCallback, useEffect, useState } from 'react';
import { checkForUpdates, register, shopRegistration, watchForUpdate } from './registration.js';

interface Worker {
  /** Undefined until it is known; null without. */
  readonly registration: ServiceWorkerRegistration | null | undefined;
  readonly isUpdateWaiting: boolean;
  register(): Promise<void>;
  /** The guest does not want the new version now: it comes when the shop is opened the next time. */
  leaveUpdate(): void;
}

/**
 * The worker of the shop in this browser. Only guests who want to install the shop get one; an installed shop has one of its own on some
 * systems, so it registers by itself.
 */
export function useRegistration(isStandalone: boolean): Worker {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>();
  const [isUpdateWaiting, setUpdateWaiting] = useState(false);
  const registerNow = useCallback(async () => setRegistration(await register()), []);
  const leaveUpdate = useCallback(() => setUpdateWaiting(false), []);
  useEffect(() => {
    let isWanted = true;
    void shopRegistration().then((found) => {
      if (!isWanted) return;
      if (isStandalone && !found) void registerNow();
      else setRegistration(found);
    });
    return () => void (isWanted = false);
  }, [isStandalone, registerNow]);
  useEffect(() => {
    if (!registration) return;
    const ends = [checkForUpdates(registration), watchForUpdate(registration, () => setUpdateWaiting(true))];
    return () => ends.forEach((end) => end());
  }, [registration]);
  return { registration, isUpdateWaiting, register: registerNow, leaveUpdate };
}
