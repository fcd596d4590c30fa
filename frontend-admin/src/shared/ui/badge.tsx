import type { ReactNode } from 'react';
import classes from './badge.module.css';

export type Tone = 'urgent' | 'begun' | 'waiting' | 'idle' | 'good' | 'bad';

/** A status word on its colour. */
export const Badge = ({ tone, children }: { tone: Tone | undefined; children: ReactNode }) => (
  <span className={classes.mark} data-tone={tone}>
    {children}
  </span>
);
