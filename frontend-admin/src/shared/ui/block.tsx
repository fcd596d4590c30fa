import { type CSSProperties, type ReactNode, useId } from 'react';
import classes from './block.module.css';

/** A titled part of a page. */
export function Block({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {tools}
      </header>
      {children}
    </section>
  );
}

interface FiguresProperties {
  name: string;
  /** The first is the sum of the others: it is the biggest, and they are of one size. */
  isTotalFirst?: boolean;
  children: ReactNode;
}

/** A row of big figures. */
export const Figures = ({ name, isTotalFirst = false, children }: FiguresProperties) => (
  <dl className={classes.figures} data-total={isTotalFirst || undefined} aria-label={name}>
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
