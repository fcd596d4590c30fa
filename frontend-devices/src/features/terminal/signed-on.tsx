import { useEffect } from 'react';
import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { Clock } from './clock.js';
import type { Credentials } from './credentials.js';
import { SignOffCountdown } from './sign-off-countdown.js';
import { useTerminalDispatch } from './store.js';
import { useMeQuery } from './terminal-api.js';
import { forgetSignOn, signedOff } from './terminal-slice.js';

export function SignedOn({ who }: { who: Credentials }) {
  const dispatch = useTerminalDispatch();
  const {
    data: me,
    error,
    isFetching,
    refetch,
  } = useMeQuery(who, {
    pollingInterval: 60_000,
    refetchOnReconnect: true,
  });

  useEffect(() => {
    if (!isApiFailure(error) || error.status !== 401) return;
    forgetSignOn();
    dispatch(signedOff(messageOf(error)));
  }, [error, dispatch]);

  const signOff = () => {
    forgetSignOn();
    dispatch(signedOff(null));
  };

  return (
    <>
      <header className="terminal-head">
        <p className="terminal-mark">Zeiterfassung</p>
        <button className="button-plain" type="button" onClick={signOff}>
          Abmelden
        </button>
      </header>
      <SignOffCountdown onEnd={signOff} />
      {me !== undefined && <Clock who={who} me={me} />}
      {me === undefined && (
        <main className="terminal-wait">
          <h1>{isFetching ? 'Sie werden angemeldet …' : 'Benutzer konnte nicht geladen werden.'}</h1>
          {error !== undefined && !isFetching && (
            <>
              <p role="alert">{messageOf(error)}</p>
              <button className="button-main" type="button" onClick={() => void refetch()}>
                Noch einmal versuchen
              </button>
            </>
          )}
        </main>
      )}
    </>
  );
}
