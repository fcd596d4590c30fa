import { IconDotsVertical } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CardMenuProperties } from './card-menu-list.js';
import classes from './order-card.module.css';

const CardMenuList = lazy(() => import('./card-menu-list.js'));

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
  const opener = (
    <button
      ref={button}
      type="button"
      className={classes.more}
      aria-haspopup="menu"
      aria-label={`Weitere Aktionen für ${name}`}
      onClick={() => setWanted(true)}
    >
      <IconDotsVertical size={20} aria-hidden />
    </button>
  );
  if (!isWanted) return opener;
  return (
    <Suspense fallback={opener}>
      <CardMenuList {...menu} opener={opener} button={button} />
    </Suspense>
  );
}
