import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { usePageTitle } from '../../shared/ui/page-head.js';
import { Wordmark } from '../../shared/ui/splash.js';
import classes from './login-page.module.css';

interface Properties {
  title: string;
  hint: string;
  children: ReactNode;
}

/** What the pages for those who are not signed in yet look like. */
export function LoginLayout({ title, hint, children }: Properties) {
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.side}>
        <Wordmark />
        <p className={classes.claim}>Jede Bestellung im Blick, vom Eingang bis zur Übergabe.</p>
      </header>
      <main className={classes.main}>
        <div className={classes.form}>
          <h1>{title}</h1>
          <p className={classes.hint}>{hint}</p>
          {children}
        </div>
      </main>
    </div>
  );
}

/** By which people sign in. */
export const UsernameField = ({ error }: { error: ReactNode }) => (
  <TextInput
    name="username"
    label="Benutzername oder E-Mail-Adresse"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    size="md"
    autoFocus
    error={error}
  />
);
