import type { ReactNode } from 'react';
import classes from './page-head.module.css';
import { usePageTitle } from './page-title.js';

/** Page heading with actions. The heading takes the focus when the focused element is removed. */
export function PageHead({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}) {
  usePageTitle(title);
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {note && <div className={classes.note}>{note}</div>}
      </div>
      {children && <div className={classes.tools}>{children}</div>}
    </header>
  );
}
