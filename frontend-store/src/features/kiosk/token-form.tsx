import { type FormEvent, useState } from 'react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { tokenIn } from '../../shared/self-service/kiosk-token.js';

interface Props {
  branch: Branch;
  /** Why the server refused the last one; null before. */
  refusal: string | null;
  onToken(token: string): void;
}

const malformed = 'Bitte geben Sie den ganzen Schlüssel ein, oder die Adresse, wie sie im Backoffice steht.';

/** For staff who set up a kiosk: asks for the token of the device. */
export function TokenForm({ branch, refusal, onToken }: Props) {
  const [text, setText] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const problem = isMalformed ? malformed : refusal;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = tokenIn(text);
    setMalformed(token === null);
    if (token !== null) onToken(token);
  };
  return (
    <main className="shell max-w-3xl space-y-6 py-16">
      <h1 className="text-4xl">Kiosk einrichten: {branch.name}</h1>
      <p>
        Legen Sie im Backoffice unter „Geräte“ ein Gerät der Art „Kiosk“ für diese Filiale an, erzeugen Sie
        dort seinen Schlüssel und geben Sie ihn hier ein.
      </p>
      <form noValidate onSubmit={submit} className="space-y-4">
        <label htmlFor="kiosk-token" className="block font-semibold">
          Schlüssel des Kiosks
        </label>
        <input
          id="kiosk-token"
          className="field w-full"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'kiosk-token-problem'}
          onChange={({ target }) => {
            setText(target.value);
            setMalformed(false);
          }}
        />
        {problem !== null && (
          <p id="kiosk-token-problem" role="alert" className="border-l-8 border-alarm bg-alarm-pale p-4">
            {problem}
          </p>
        )}
        <button type="submit" className="button-main">
          Kiosk starten
        </button>
      </form>
    </main>
  );
}
