import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

const CardMenuList = lazy(() => import('./card-menu-list.js'));

export interface CardMenuProperties {
  order: StaffOrder;
  name: string;
  waysOut: readonly ('reject' | 'cancel')[];
  mayPropose: boolean;
  /** Asks for another offer; left out where there is none to replace. */
  onOffer: (() => void) | undefined;
}

/**
 * What is seldom done with an order. A board has many cards, so menu and dialog are only made when asked for. The menu stays
 * inside the landmark of its page, where people who go from landmark to landmark look for it.
 */
export function CardMenu(properties: CardMenuProperties) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const opener = (
    <ActionIcon
      ref={button}
      size={50}
      variant="default"
      aria-haspopup="menu"
      aria-label={`Weitere Aktionen für ${properties.name}`}
      onClick={() => setWanted(true)}
    >
      <IconDotsVertical size={20} aria-hidden />
    </ActionIcon>
  );
  if (!isWanted) return opener;
  return (
    <Suspense fallback={opener}>
      <CardMenuList {...properties} opener={opener} button={button} />
    </Suspense>
  );
}
