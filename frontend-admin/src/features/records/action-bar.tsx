import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

interface Properties {
  label: string;
  /** A live region: screen readers announce changes. */
  status: ReactNode;
  children: ReactNode;
}

/** The actions of a page, always visible at its bottom. */
export const ActionBar = ({ label, status, children }: Properties) => (
  <div className={classes.bar} role="region" aria-label={label}>
    <span role="status">{status}</span>
    {children}
  </div>
);
