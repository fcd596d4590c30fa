import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isWayBack, leftRow, rememberRow } from './list-places.js';

/**
 * Leads somebody who comes back from a record to the row that they had opened: the list stands where it stood, and the
 * row's link has the focus. `rows` are undefined until the list is read; each is a `tr` with its id in `data-row`.
 * Answers what is to be called when a row is opened.
 */
export function useWayBack(path: string, rows: readonly unknown[] | undefined): (id: string) => void {
  const location = useLocation();
  const isArrived = useRef(false);
  useEffect(() => {
    if (isArrived.current || !rows) return;
    isArrived.current = true;
    const left = leftRow(path);
    if (!left || !isWayBack(left, location)) return;
    rememberRow(path, null);
    window.scrollTo(0, left.scrollY);
    const link = linkOf(left.id);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }, [path, rows, location]);
  return (id) => rememberRow(path, { id, key: location.key, scrollY: window.scrollY });
}

function linkOf(id: string): HTMLAnchorElement | null {
  const rows = document.querySelectorAll<HTMLElement>('tr[data-row]');
  return [...rows].find(({ dataset }) => dataset.row === id)?.querySelector('a') ?? null;
}
