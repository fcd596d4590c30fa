import type { ReactNode } from 'react';
import classes from './number-table.module.css';

interface Properties {
  /** What is special about this table. */
  className?: string | undefined;
  children: ReactNode;
}

/** What each row is about, and its numbers to the right. */
export const NumberTable = ({ className = '', children }: Properties) => (
  <table className={`${classes.table} ${className}`}>{children}</table>
);
