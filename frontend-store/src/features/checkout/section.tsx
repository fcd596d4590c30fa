import type { ReactNode } from 'react';

/** A part of the checkout under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t-4 border-ink pt-4">
    <h2 className="mb-4 text-2xl">{title}</h2>
    <div className="space-y-4">{children}</div>
  </section>
);
