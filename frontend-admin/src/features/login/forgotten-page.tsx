import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useRequestLoginLinkMutation } from '../../shared/session/session-api.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { LoginLayout, UsernameField } from './login-layout.js';
import classes from './login-page.module.css';

/** Sends a link to people who do not know their password. */
export default function ForgottenPage() {
  const { search } = useLocation();
  return (
    <LoginLayout
      title="Anmeldelink"
      hint="Wir senden Ihnen eine E-Mail mit einem Link, der Sie ohne Passwort anmeldet."
    >
      <LinkForm />
      <p className={classes.other}>
        <Link to={`/login${search}`}>Zurück zur Anmeldung</Link>
      </p>
    </LoginLayout>
  );
}

function LinkForm() {
  const [request, { isLoading, isSuccess, error }] = useRequestLoginLinkMutation();
  const [isMissing, setMissing] = useState(false);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => news.current?.focus(), [isSuccess]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = String(new FormData(event.currentTarget).get('username')).trim();
    setMissing(username === '');
    if (username !== '') void request({ username });
  };

  if (isSuccess)
    return (
      <p ref={news} role="status" tabIndex={-1} className={classes.news}>
        Wenn es dieses Konto gibt, ist der Anmeldelink jetzt unterwegs. Er gilt zehn Minuten und nur einmal.
        Bitte sehen Sie auch im Spam-Ordner nach.
      </p>
    );
  return (
    <form onSubmit={submit} noValidate className={classes.fields}>
      <FormAlert text={error && messageOf(error)} />
      <UsernameField
        error={isMissing && 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.'}
      />
      <Button type="submit" size="md" fullWidth loading={isLoading}>
        Anmeldelink senden
      </Button>
    </form>
  );
}
