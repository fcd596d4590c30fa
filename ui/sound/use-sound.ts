import { useCallback, useEffect, useState } from 'react';
import { deviceStorage } from '../storage/safe-storage.js';
import { storedFlag } from '../storage/stored-formats.js';
import { readStored, writeStored } from '../storage/stored-value.js';
import { isSoundUnlocked, ring, unlockSound } from './bell-sound.js';

export const isSoundWanted = (name: string): boolean => readStored(deviceStorage, name, storedFlag) ?? false;

/**
 * Whether something sounds. The device remembers the wish by `name`. Browsers allow sound after a touch of the page, or at
 * once where a kiosk is set up so.
 */
export function useSound(name: string) {
  const [isWanted, setWanted] = useState(() => isSoundWanted(name));
  const [isUnlocked, setUnlocked] = useState(isSoundUnlocked);
  const isMuted = isWanted && !isUnlocked;

  useEffect(() => {
    if (!isMuted) return;
    const unlock = () => void unlockSound().then(setUnlocked, () => undefined);
    unlock();
    window.addEventListener('click', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('click', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, [isMuted]);

  const want = useCallback(
    (wanted: boolean) => {
      writeStored(deviceStorage, name, storedFlag, wanted);
      setWanted(wanted);
    },
    [name],
  );
  return {
    isOn: isWanted && isUnlocked,
    isWanted,
    /** Wished for, but the browser waits for a touch of the page. */
    isMuted,
    turnOn: useCallback(async () => {
      want(true);
      setUnlocked(await unlockSound());
      ring();
    }, [want]),
    turnOff: useCallback(() => want(false), [want]),
  };
}
