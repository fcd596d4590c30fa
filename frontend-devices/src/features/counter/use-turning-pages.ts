import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsIdle } from '../../shared/display/use-is-idle.js';
import { rowPages, rowsOf } from './row-pages.js';

const TURN_MS = 12_000;

export interface Turning {
  /** From 1. */
  readonly page: number;
  readonly of: number;
}

/**
 * While nobody touches the screen, a list that is longer than it is shown by pages of whole rows, from the top again at
 * the end; null while somebody does, since they scroll.
 */
export function useTurningPages(list: RefObject<HTMLElement | null>, cards: ReactNode): Turning | null {
  const isIdle = useIsIdle();
  const [turning, setTurning] = useState<Turning>({ page: 1, of: 1 });
  const current = useRef(turning);
  const size = useSizeOf(list);

  useEffect(() => {
    if (!isIdle) return;
    const timer = setInterval(() => {
      const { page, of } = current.current;
      setTurning({ page: page < of ? page + 1 : 1, of });
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [isIdle]);

  // Other cards, or other words on them, may make other rows.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const next = isIdle ? show(element, turning.page) : release(element, turning);
    current.current = next;
    if (next.page !== turning.page || next.of !== turning.of) setTurning(next);
  }, [list, isIdle, turning, size, cards]);
  return isIdle ? turning : null;
}

/** Shows a page: what is not of it is outside the screen, or hidden below. */
function show(element: HTMLElement, wanted: number): Turning {
  const { clientHeight } = element;
  const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
  const pages = rowPages(rowsOf([...element.children] as HTMLElement[]), clientHeight - gap);
  const page = wanted <= pages.length ? wanted : 1;
  const shown = pages[page - 1];
  if (!shown) return { page: 1, of: 1 };
  const from = Math.max(0, shown.top - gap);
  const rest = Math.max(0, clientHeight - (shown.bottom - from));
  // The last page begins at its first row, too, however little follows.
  element.style.paddingBottom = `${rest}px`;
  element.style.clipPath = `inset(0 0 ${rest}px)`;
  element.scrollTop = from;
  return { page, of: pages.length };
}

function release(element: HTMLElement, turning: Turning): Turning {
  element.style.paddingBottom = '';
  element.style.clipPath = '';
  return turning;
}

/** Renders again when the room for the list changes. */
function useSizeOf(list: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.target.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return size;
}
