import type { ReactNode } from 'react';
import classes from './empty-place.module.css';

/** Says why there is nothing here and what to do about it. */
export function EmptyPlace({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={classes.place}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
