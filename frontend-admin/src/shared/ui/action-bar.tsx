import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

interface Properties {
  label: string;
  /** What is to be acted upon; it is told when it changes. */
  status: ReactNode;
  children: ReactNode;
}

/** What can be done with a page as it stands, always in sight at its end. */
export const ActionBar = ({ label, status, children }: Properties) => (
  <div className={classes.bar} role="region" aria-label={label}>
    <span role="status">{status}</span>
    {children}
  </div>
);
