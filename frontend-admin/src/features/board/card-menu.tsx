import { IconDotsVertical } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import type { CardMenuProperties } from './card-menu-list.js';
import classes from './order-card.module.css';

const CardMenuList = lazyPart(() => import('./card-menu-list.js'));

interface Properties extends CardMenuProperties {
  name: string;
}

/**
 * What is seldom done with an order. A board has many cards, so menu and dialog are only made when asked for. The menu stays
 * inside the landmark of its page, where people who go from landmark to landmark look for it.
 */
export function CardMenu({ name, ...menu }: Properties) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const openerFor = (open: () => void) => (
    <button
      ref={button}
      type="button"
      className={classes.more}
      aria-haspopup="menu"
      aria-label={`Weitere Aktionen für ${name}`}
      onClick={open}
    >
      <IconDotsVertical size={20} aria-hidden />
    </button>
  );
  const opener = openerFor(() => setWanted(true));
  if (!isWanted) return opener;
  return (
    <ErrorBoundary fallback={({ retry }) => openerFor(retry)}>
      <Suspense fallback={opener}>
        <CardMenuList {...menu} opener={opener} button={button} />
      </Suspense>
    </ErrorBoundary>
  );
}
