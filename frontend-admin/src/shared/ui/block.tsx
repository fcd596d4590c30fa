import { type CSSProperties, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
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

interface FigureProperties {
  name: string;
  value: string;
  note: string;
  /** Of all that its name may mean: 'ohne stornierte'. */
  which?: string;
  /** Where its name leads. */
  to?: string;
  /** A way to what it consists of, below its note. */
  children?: ReactNode;
}

export const Figure = ({ name, value, note, which, to, children }: FigureProperties) => (
  <div>
    <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
    <dd className={classes.value} style={{ '--letters': value.length } as CSSProperties}>
      {value}
      {which && <small>{which}</small>}
    </dd>
    <dd className={classes.note}>{note}</dd>
    {children && <dd className={classes.way}>{children}</dd>}
  </div>
);
