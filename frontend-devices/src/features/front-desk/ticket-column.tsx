import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { FrontDeskTicket } from '@bestellwerk/domain/views/front-desk';
import { type Box, fitTickets } from './fit-tickets.js';

interface Properties {
  kind: 'preparing' | 'ready';
  title: string;
  tickets: readonly FrontDeskTicket[];
  now: number;
}

const PAGE_MS = 8_000;
/** Of the shorter side of the screen: so large that a television is read from five metres. */
const LEAST = 0.08;
const SMALLEST_PIXELS = 26;

/** Numbers as large as they all fit, otherwise by pages that take turns. A new one brings the first page back. */
export function TicketColumn({ kind, title, tickets, now }: Properties) {
  const { box, ref } = useBox();
  const digits = Math.max(1, ...tickets.map(({ number }) => number.length));
  const { size, columns, perPage } = fitTickets(box, tickets.length, digits, leastSize());
  const pages = Math.max(1, Math.ceil(tickets.length / perPage));
  const page = tickets.some(({ isNew }) => isNew) ? 0 : Math.floor(now / PAGE_MS) % pages;
  const style = { fontSize: `${size}px`, gridTemplateColumns: `repeat(${columns}, 1fr)` } as CSSProperties;
  return (
    <section className={`desk-column is-${kind}`}>
      <div className="desk-title">
        <h2>{title}</h2>
        {pages > 1 && (
          <p>
            Seite {page + 1} von {pages}
          </p>
        )}
      </div>
      <div ref={ref} className="desk-space">
        <ul className="desk-tickets" style={style} aria-live={kind === 'ready' ? 'polite' : undefined}>
          {tickets.slice(page * perPage, (page + 1) * perPage).map(({ id, number, isNew }) => (
            <li key={id} className={isNew ? 'is-new' : undefined}>
              {number}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const leastSize = (): number =>
  Math.max(SMALLEST_PIXELS, LEAST * Math.min(window.innerWidth, window.innerHeight));

/** The space that the numbers have, also after the screen was turned. */
function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: window.innerWidth / 2, height: window.innerHeight / 2 });
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setBox(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, ref };
}
