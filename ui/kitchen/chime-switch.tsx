import type { useSound } from '../sound/use-sound.js';

/** Turns the chime of the kitchen on and off, on this device. */
export function ChimeSwitch({ sound }: { sound: ReturnType<typeof useSound> }) {
  if (sound.isMuted) {
    return (
      <button type="button" className="kitchen-muted">
        Küchenton ist aus – antippen, um ihn einzuschalten
      </button>
    );
  }
  return sound.isWanted ? (
    <button type="button" onClick={sound.turnOff}>
      Küchenton ausschalten
    </button>
  ) : (
    <button type="button" onClick={() => void sound.turnOn()}>
      Küchenton einschalten
    </button>
  );
}
