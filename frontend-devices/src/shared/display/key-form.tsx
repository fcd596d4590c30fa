import { type FormEvent, useState } from 'react';
import { accessFrom, type BranchAccess } from './branch-access.js';

interface Properties {
  title: string;
  /** The branch whose key was refused; null on a display that was never set up. */
  known: string | null;
  onAccess(access: BranchAccess): void;
}

const words = {
  first: {
    text: 'Öffnen Sie im Backoffice die Filiale und erzeugen Sie dort unter „Schlüssel für Anzeigen“ einen Schlüssel. Fügen Sie die Adresse dieser Anzeige hier ein.',
    label: 'Adresse der Anzeige',
    problem: 'Bitte fügen Sie die ganze Adresse ein, wie sie im Backoffice steht.',
  },
  again: {
    text: 'Der Schlüssel dieser Anzeige gilt nicht mehr. Erzeugen Sie im Backoffice bei der Filiale einen neuen und geben Sie ihn hier ein.',
    label: 'Neuer Schlüssel',
    problem: 'Bitte geben Sie den Schlüssel oder die Adresse ein, wie sie im Backoffice stehen.',
  },
};

/** Asks for the key of the branch. */
export function KeyForm({ title, known, onAccess }: Properties) {
  const [text, setText] = useState('');
  const [hasProblem, setProblem] = useState(false);
  const { text: explanation, label, problem } = known === null ? words.first : words.again;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const access = accessFrom(text, known);
    if (access) onAccess(access);
    else setProblem(true);
  };
  return (
    <section className="key-form">
      <h1>{title}</h1>
      <p role={known === null ? undefined : 'alert'}>{explanation}</p>
      <form onSubmit={submit} noValidate>
        <label htmlFor="branch-key">{label}</label>
        <input
          id="branch-key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          aria-invalid={hasProblem}
          aria-describedby={hasProblem ? 'branch-key-problem' : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(false);
          }}
        />
        {hasProblem && (
          <p id="branch-key-problem" className="key-form-problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit">Anzeige starten</button>
      </form>
    </section>
  );
}
