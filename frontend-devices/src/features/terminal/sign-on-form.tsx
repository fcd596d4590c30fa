import { type FormEvent, useState } from 'react';
import { typedToken } from './credentials.js';
import { useTerminal, useTerminalDispatch } from './store.js';
import { rememberSignOn, signedOn } from './terminal-slice.js';

export function SignOnForm() {
  const terminal = useTerminal();
  const dispatch = useTerminalDispatch();
  const [username, setUsername] = useState(terminal.refusedName);
  const [token, setToken] = useState('');
  const [isRemembered, setRemembered] = useState(false);
  const [isShared, setShared] = useState(terminal.isShared);
  const [problem, setProblem] = useState<string | null>(null);

  const signOn = (event: FormEvent) => {
    event.preventDefault();
    const who = { username: username.trim(), token: typedToken(token) };
    if (who.username === '' || who.token === '') {
      setProblem('Bitte geben Sie Benutzername und Zugangscode ein.');
      return;
    }
    const signOn = { who, isRemembered, isShared, now: Date.now() };
    rememberSignOn(signOn);
    dispatch(signedOn(signOn));
  };
  const message = problem ?? terminal.message;

  return (
    <main className="sign-on">
      <h1>Zeiterfassung</h1>
      <p>Melden Sie sich mit Ihrem Benutzernamen und Ihrem Zugangscode an.</p>
      {message !== null && (
        <p className="terminal-problem" role="alert">
          {message}
        </p>
      )}
      <form onSubmit={signOn} noValidate>
        <label className="field">
          Benutzername
          <input
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </label>
        <label className="field">
          Zugangscode
          <input
            name="token"
            type="password"
            autoComplete="off"
            spellCheck={false}
            autoFocus={terminal.refusedName !== ''}
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={isRemembered}
            onChange={({ target: { checked } }) => {
              setRemembered(checked);
              if (checked) setShared(false);
            }}
          />
          Auf diesem Gerät angemeldet bleiben
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ target: { checked } }) => {
              setShared(checked);
              if (checked) setRemembered(false);
            }}
          />
          Gemeinsames Gerät: 20 Sekunden nach dem Stempeln automatisch abmelden
        </label>
        <button className="button-main" type="submit">
          Anmelden
        </button>
      </form>
    </main>
  );
}
