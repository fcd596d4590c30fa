import type { ReactNode } from 'react';

/** A part of the checkout under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-1.5 font-sans text-lg leading-snug font-bold">{title}</h2>
    <div className="space-y-3">{children}</div>
  </section>
);
