import { isSoundUnlocked, ring, unlockSound } from '@bestellwerk/ui/sound/bell-sound';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { useEffect, useState } from 'react';
import { storedFlag } from '../stored-formats.js';

const NAME = 'display-sound';
const AGAIN_MS = 5_000;

/** Whether the display chimes. Browsers allow it after a touch, or at once where the kiosk is set up so. */
export function useSound() {
  const [isWanted, setWanted] = useState(() => readStored(deviceStorage, NAME, storedFlag) ?? false);

  useEffect(() => {
    if (!isWanted || isSoundUnlocked()) return;
    const unlock = () => void unlockSound().catch(() => undefined);
    unlock();
    window.addEventListener('pointerdown', unlock, { once: true });
    return () => window.removeEventListener('pointerdown', unlock);
  }, [isWanted]);

  const turn = () => {
    writeStored(deviceStorage, NAME, storedFlag, !isWanted);
    setWanted(!isWanted);
    if (!isWanted) void unlockSound().then(ring, () => undefined);
  };
  return { isWanted, turn };
}

/** Chimes when something new is there, and again while it stays new. */
export function useChime(newest: string | undefined): void {
  useEffect(() => {
    if (newest === undefined) return;
    const chime = () => {
      if (readStored(deviceStorage, NAME, storedFlag)) ring();
    };
    chime();
    const timer = setInterval(chime, AGAIN_MS);
    return () => clearInterval(timer);
  }, [newest]);
}
