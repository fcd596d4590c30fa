import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { isSoundUnlocked, ring, unlockSound } from './bell-sound.js';

/** Whether the bell sounds. The wish is remembered; after a reload the first touch of the page makes it true. */
export function useSound() {
  const [isWanted, setWanted] = useLocalStorage({
    key: 'bell-sound',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [isUnlocked, setUnlocked] = useState(isSoundUnlocked);

  useEffect(() => {
    if (!isWanted || isUnlocked) return;
    const unlock = () => void unlockSound().then(setUnlocked);
    window.addEventListener('pointerdown', unlock, { once: true });
    window.addEventListener('keydown', unlock, { once: true });
    return () => {
      window.removeEventListener('pointerdown', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, [isWanted, isUnlocked]);

  return {
    isOn: isWanted && isUnlocked,
    turnOn: async () => {
      setWanted(true);
      setUnlocked(await unlockSound());
      ring();
    },
    turnOff: () => setWanted(false),
  };
}
