import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type Tone = 'urgent' | 'begun' | 'waiting' | 'good' | 'bad';

/** A word that says where something stands, on the colour that goes with it. */
export const Badge = ({ tone, children }: { tone: Tone | undefined; children: ReactNode }) => (
  <span className={classes.mark} data-tone={tone}>
    {children}
  </span>
);
