import type { ReactNode } from 'react';
import classes from './table.module.css';

interface Properties {
  /** What is special about this table. */
  className?: string | undefined;
  /** The shown rows are outdated and being reloaded. */
  isOld?: boolean;
  /** A click anywhere on a row opens it. */
  isClickable?: boolean;
  children: ReactNode;
}

/** Rows of a list; narrow screens show each row as a card, and of the head only what sorts. */
export const Table = ({ className = '', isOld = false, isClickable = false, children }: Properties) => (
  <table
    className={`${classes.table} ${className}`}
    data-old={isOld || undefined}
    data-clickable={isClickable || undefined}
  >
    {children}
  </table>
);

interface NumberTableProperties {
  /** What is special about this table. */
  className?: string | undefined;
  children: ReactNode;
}

/** What each row is about, and its numbers to the right. */
export const NumberTable = ({ className = '', children }: NumberTableProperties) => (
  <table className={`${classes.numbers} ${className}`}>{children}</table>
);
