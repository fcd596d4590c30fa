import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import classes from './splash.module.css';

/** The product's name with its mark, a slip from the kitchen's rail. For dark ground. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 24 28" width="24" height="28" aria-hidden>
        <path fill="var(--bw-amber)" d="M0 0h24v28l-4-3.5L16 28l-4-3.5L8 28l-4-3.5L0 28z" />
        <path fill="#211c18" d="M5 6h14v4H5zm0 7h14v2H5zm0 5h8v2H5z" />
      </svg>
      Bestellwerk
    </span>
  );
}

/** The whole page while it is not known yet who is there. */
export function Splash({ children }: { children?: ReactNode }) {
  return (
    <main className={classes.splash}>
      <Wordmark />
      {children}
    </main>
  );
}

/** The outline of a page while it is on its way. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Wird geladen">
      <Skeleton height={34} width={220} mb={24} />
      <Skeleton height={120} mb={12} />
      <Skeleton height={120} mb={12} />
      <Skeleton height={120} />
    </div>
  );
}

export const ChartWaiting = () => <Skeleton height={380} role="status" aria-label="Diagramm wird geladen" />;
