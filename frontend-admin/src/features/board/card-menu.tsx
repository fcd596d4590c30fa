import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { stepLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { ProposeTimeDialog, proposeTimeLabel } from '../../shared/order-steps/propose-time-dialog.js';
import { EndOrderDialog } from '../../shared/order-steps/end-order-dialog.js';

interface Properties {
  order: StaffOrder;
  name: string;
  waysOut: readonly ('reject' | 'cancel')[];
  mayPropose: boolean;
}

/**
 * What is seldom done with an order. A board has many cards, so menu and dialog are only made when asked for. The menu stays
 * inside the landmark of its page, where people who go from landmark to landmark look for it.
 */
export function CardMenu({ order, name, waysOut, mayPropose }: Properties) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [end, setEnd] = useState<'reject' | 'cancel' | null>(null);
  const [isProposing, setProposing] = useState(false);
  const opener = (
    <ActionIcon
      ref={button}
      size={50}
      variant="default"
      aria-haspopup="menu"
      aria-label={`Weitere Aktionen für ${name}`}
      onClick={() => setWanted(true)}
    >
      <IconDotsVertical size={20} aria-hidden />
    </ActionIcon>
  );
  if (!isWanted) return opener;
  return (
    <>
      <Menu
        defaultOpened
        position="bottom-end"
        width={260}
        portalProps={{ target: document.querySelector('main') ?? document.body }}
        onClose={() => button.current?.focus({ preventScroll: true })}
      >
        <Menu.Target>{opener}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/orders/${order.id}`}>
            Details und Verlauf
          </Menu.Item>
          {mayPropose && <Menu.Item onClick={() => setProposing(true)}>{proposeTimeLabel} …</Menu.Item>}
          {waysOut.map((step) => (
            <Menu.Item key={step} color="red" onClick={() => setEnd(step)}>
              {stepLabels[step === 'reject' ? 'rejected' : 'canceled']} …
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ProposeTimeDialog order={order} opened={isProposing} onClose={() => setProposing(false)} />
      <EndOrderDialog order={order} step={end} onClose={() => setEnd(null)} />
    </>
  );
}
