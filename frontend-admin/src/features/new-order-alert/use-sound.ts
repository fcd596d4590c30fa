import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { isSoundUnlocked, ring, unlockSound } from '@bestellwerk/ui/sound/bell-sound';

/** Whether the bell sounds. The wish is remembered; after a reload the first touch of the page makes it true. */
export function useSound() {
  const [isWanted, setWanted] = useLocalStorage({
    key: 'bell-sound',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [isUnlocked, setUnlocked] = useState(isSoundUnlocked);
  const isMuted = isWanted && !isUnlocked;

  useEffect(() => {
    if (!isMuted) return;
    const unlock = () => void unlockSound().then(setUnlocked);
    window.addEventListener('click', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('click', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, [isMuted]);

  return {
    isOn: isWanted && isUnlocked,
    /** Wished for, but the browser waits for a touch of the page. */
    isMuted,
    turnOn: async () => {
      setWanted(true);
      setUnlocked(await unlockSound());
      ring();
    },
    turnOff: () => setWanted(false),
  };
}
