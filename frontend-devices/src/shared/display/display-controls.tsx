import { useSound } from '@bestellwerk/ui/sound/use-sound';
import { useSyncExternalStore } from 'react';
import { useIsIdle } from './use-is-idle.js';
import type { Theme } from './use-theme.js';
import { DISPLAY_SOUND } from './use-chime.js';

interface Properties {
  theme: Theme;
  onTheme(): void;
  hasChime: boolean;
}

/** Buttons for setting the display up; hidden while nobody touches it. */
export function DisplayControls({ theme, onTheme, hasChime }: Properties) {
  const isIdle = useIsIdle();
  const isFull = useSyncExternalStore(followFullScreen, () => document.fullscreenElement !== null);
  return (
    <footer className="display-controls" data-idle={isIdle || undefined}>
      {document.fullscreenEnabled && !isFull && (
        <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
          Vollbild
        </button>
      )}
      <button type="button" onClick={onTheme}>
        {theme === 'dark' ? 'Helle Farben' : 'Dunkle Farben'}
      </button>
      {hasChime && <SoundButton />}
    </footer>
  );
}

function SoundButton() {
  const sound = useSound(DISPLAY_SOUND);
  return (
    <button type="button" onClick={sound.isWanted ? sound.turnOff : () => void sound.turnOn()}>
      {sound.isWanted ? 'Ton ausschalten' : 'Ton einschalten'}
    </button>
  );
}

function followFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
