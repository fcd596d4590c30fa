import type { CSSProperties, ReactNode } from 'react';
import classes from './figures.module.css';

/** A row of big figures. */
export const Figures = ({ name, children }: { name: string; children: ReactNode }) => (
  <dl className={classes.figures} aria-label={name}>
    {children}
  </dl>
);

export const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className={classes.value} style={{ '--letters': value.length } as CSSProperties}>
      {value}
    </dd>
    <dd className={classes.note}>{note}</dd>
  </div>
);
