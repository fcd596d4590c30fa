import { useEffect } from 'react';
import { idleness } from '@bestellwerk/domain/ordering/checkout/self-service';
import { Question } from './question.js';
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
    <Question
      title="Sind Sie noch da?"
      text={
        <p className="text-xl" role="timer">
          {secondsText(idle.secondsLeft)} wird Ihre Bestellung gelöscht.
        </p>
      }
      stay="Weiter bestellen"
      onStay={renew}
      leave="Von vorne beginnen"
      onLeave={onGone}
    />
  );
}

const secondsText = (seconds: number): string => (seconds === 1 ? 'In 1 Sekunde' : `In ${seconds} Sekunden`);
