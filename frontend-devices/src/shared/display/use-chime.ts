import { ring } from '@bestellwerk/ui/sound/bell-sound';
import { isSoundWanted } from '@bestellwerk/ui/sound/use-sound';
import { useEffect } from 'react';

/** Whether the display chimes, as the device remembers it. */
export const DISPLAY_SOUND = 'display-sound';
const AGAIN_MS = 5_000;

/** Chimes when something new is there, and again while it stays new. */
export function useChime(newest: string | undefined): void {
  useEffect(() => {
    if (newest === undefined) return;
    const chime = () => {
      if (isSoundWanted(DISPLAY_SOUND)) ring();
    };
    chime();
    const timer = setInterval(chime, AGAIN_MS);
    return () => clearInterval(timer);
  }, [newest]);
}
