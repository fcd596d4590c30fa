import { Button, PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useSignInMutation } from '../../shared/session/session-api.js';
import classes from './login-page.module.css';
import { UsernameField } from './login-layout.js';

interface Missing {
  username?: string;
  password?: string;
}

function missingOf(username: string, password: string): Missing {
  return {
    ...(username.trim() === '' && {
      username: 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.',
    }),
    ...(password === '' && { password: 'Bitte geben Sie Ihr Passwort ein.' }),
  };
}

/** `notice` is shown until the first attempt is answered. */
export function LoginForm({ notice }: { notice?: ReactNode }) {
  const [signIn, { isLoading, error }] = useSignInMutation();
  const [isAnswered, setAnswered] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);

  useEffect(() => alert.current?.focus(), [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const username = String(values.get('username'));
    const password = String(values.get('password'));
    const found = missingOf(username, password);
    setMissing(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else void signIn({ username: username.trim(), password }).then(() => setAnswered(true));
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={classes.fields}>
      {!isAnswered && notice}
      {!navigator.cookieEnabled && (
        <p role="alert" className={classes.alert}>
          Ihr Browser blockiert Cookies. Bitte erlauben Sie sie für diese Seite, sonst ist keine Anmeldung
          möglich.
        </p>
      )}
      {error && !isLoading && (
        <p ref={alert} role="alert" tabIndex={-1} className={classes.alert}>
          {messageOf(error)}
        </p>
      )}
      <UsernameField error={missing.username} />
      <PasswordInput
        name="password"
        label="Passwort"
        autoComplete="current-password"
        size="md"
        error={missing.password}
        visibilityToggleButtonProps={{ 'aria-label': 'Passwort anzeigen' }}
      />
      <Button type="submit" size="md" fullWidth loading={isLoading}>
        Anmelden
      </Button>
    </form>
  );
}
