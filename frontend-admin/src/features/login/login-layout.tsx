import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/ui/page-title.js';
import { Wordmark } from '../../shared/ui/wordmark.js';
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
