import type { ReactNode } from 'react';
import classes from './splash.module.css';
import { Wordmark } from './wordmark.js';

/** The whole page while it is not known yet who is there. */
export function Splash({ children }: { children?: ReactNode }) {
  return (
    <main className={classes.splash}>
      <Wordmark />
      {children}
    </main>
  );
}
