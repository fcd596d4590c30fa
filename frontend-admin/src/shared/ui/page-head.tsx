import { type ReactNode, useEffect } from 'react';
import classes from './page-head.module.css';

let title = '';
let waiting = 0;

function show(): void {
  const name = title ? `${title} – Bestellwerk` : 'Bestellwerk';
  document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
}

const SHOWN_EVERY_MS = 1_000;
let shownAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/** At once, or a second after the last time: browsers need milliseconds for each new title. */
function showSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      shownAt = performance.now();
      show();
    },
    Math.max(0, shownAt + SHOWN_EVERY_MS - performance.now()),
  );
}

/** Names the page in the browser's tab. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    title = name;
    show();
  }, [name]);
}

/** Puts the number of waiting orders in front of the page title. */
export function useWaitingCount(count: number): void {
  useEffect(() => {
    waiting = count;
    showSoon();
  }, [count]);
  useEffect(
    () => () => {
      waiting = 0;
      show();
    },
    [],
  );
}

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
