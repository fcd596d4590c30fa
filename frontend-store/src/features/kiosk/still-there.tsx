import { useEffect } from 'react';
import { idleness } from '@bestellwerk/domain/ordering/checkout/self-service';
import { Dialog } from '../../shared/dialog/dialog.js';
import { useIdleTime } from './use-idle-time.js';

interface Props {
  /** Seconds without a touch after which the guest is asked. */
  askAfter: number;
  onGone(): void;
}

/** Asks a guest who touches nothing; without an answer the next one begins. */
export function StillThere({ askAfter, onGone }: Props) {
  const { idle: milliseconds, renew } = useIdleTime(askAfter * 1_000);
  const idle = idleness(milliseconds, askAfter);
  const isOver = idle.phase === 'over';
  useEffect(() => {
    if (isOver) onGone();
  }, [isOver, onGone]);
  if (idle.phase !== 'asking') return null;
  return (
    <Dialog label="Sind Sie noch da?" onClose={renew}>
      <div className="space-y-6 p-8">
        <h2 className="pr-12 text-4xl">Sind Sie noch da?</h2>
        <p className="text-xl" role="timer">
          {secondsText(idle.secondsLeft)} wird Ihre Bestellung gelöscht.
        </p>
        <div className="flex flex-wrap gap-4">
          <button type="button" className="button-main grow text-xl" onClick={renew}>
            Weiter bestellen
          </button>
          <button type="button" className="button-plain grow text-xl" onClick={onGone}>
            Von vorne beginnen
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const secondsText = (seconds: number): string => (seconds === 1 ? 'In 1 Sekunde' : `In ${seconds} Sekunden`);
