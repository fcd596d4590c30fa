import { useEffect } from 'react';
import { useClock } from '../../shared/use-clock.js';
import { useTerminal, useTerminalDispatch } from './store.js';
import { stayed } from './terminal-slice.js';

/** On a shared device: counts down to the automatic sign-out, which can be extended. */
export function SignOffCountdown({ onEnd }: { onEnd: () => void }) {
  const { signOffAt } = useTerminal();
  return signOffAt === null ? null : <Countdown endsAt={signOffAt} onEnd={onEnd} />;
}

function Countdown({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const dispatch = useTerminalDispatch();
  const now = useClock(250);
  const isOver = now >= endsAt;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return (
    <div className="sign-off" role="timer">
      <span>Automatische Abmeldung in {Math.max(0, Math.ceil((endsAt - now) / 1000))} s</span>
      <button className="button-plain" type="button" onClick={() => dispatch(stayed(Date.now()))}>
        Angemeldet bleiben
      </button>
    </div>
  );
}
