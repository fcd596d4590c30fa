import type { ReactNode } from 'react';
import { Loader } from './loader.js';

/** The sign above the door with the tablecloth below; index.html paints the same before the shop is there. */
export const Sign = ({ children, className = '' }: { children?: ReactNode; className?: string }) => (
  <header className={`bg-mustard ${className}`}>
    <div className="shell flex min-h-14 flex-wrap items-center justify-between gap-x-4 tablet:min-h-16">
      {children}
    </div>
    <div className="tablecloth" aria-hidden="true" />
  </header>
);

/** The shop while its data are on their way. */
export const StartFrame = () => (
  <>
    <Sign />
    <div className="min-h-11 bg-ink" />
    <Loader />
  </>
);
