import { Menu } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { stepLabels } from '@bestellwerk/domain/ordering/order-labels';
import { proposeTimeLabel, withdrawLabel } from '../../shared/order-steps/next-step.js';
import { offerLabel } from '../../shared/order-steps/offer-label.js';
import { useBoardDialog } from './board-dialogs.js';

export interface CardMenuProperties {
  order: StaffOrder;
  waysOut: readonly ('reject' | 'cancel')[];
  mayPropose: boolean;
  /** Takes the proposed time back; left out where none waits for an answer. */
  onWithdraw: (() => void) | undefined;
  /** Asks for another offer; left out where there is none to replace. */
  onOffer: (() => void) | undefined;
}

interface Properties extends CardMenuProperties {
  opener: ReactNode;
  button: RefObject<HTMLButtonElement | null>;
}

/** The open menu of a card. It is loaded when one is first asked for. */
export default function CardMenuList({ order, waysOut, opener, button, ...menu }: Properties) {
  const { mayPropose, onWithdraw, onOffer } = menu;
  const openDialog = useBoardDialog();
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      width={260}
      // New orders may push the card out of sight while its menu is open: the menu must still be reachable.
      hideDetached={false}
      portalProps={{ target: document.querySelector('main') ?? document.body }}
      onClose={() => button.current?.focus({ preventScroll: true })}
    >
      <Menu.Target>{opener}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/orders/${order.id}`}>
          Details und Verlauf
        </Menu.Item>
        {mayPropose && (
          <Menu.Item onClick={() => openDialog({ kind: 'propose', order })}>{proposeTimeLabel} …</Menu.Item>
        )}
        {onWithdraw && <Menu.Item onClick={onWithdraw}>{withdrawLabel}</Menu.Item>}
        {onOffer && <Menu.Item onClick={onOffer}>{offerLabel(order)} …</Menu.Item>}
        {waysOut.map((step) => (
          <Menu.Item key={step} color="red" onClick={() => openDialog({ kind: step, order })}>
            {stepLabels[step === 'reject' ? 'rejected' : 'canceled']} …
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
