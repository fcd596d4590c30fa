import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isWayBack, leftRow, rememberRow } from './list-places.js';

/**
 * Restores scroll position and focus of the opened row when the user returns from a record to its list.
 * `rows` are undefined until the list is loaded; each is a `tr` with its id in `data-row`.
 * Returns a function to call when a row is opened.
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
